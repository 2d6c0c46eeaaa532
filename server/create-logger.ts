import { pino } from 'pino';
import type { Level, Logger } from 'pino';

/** Bytes of lines that are written at once; a line each would cost a request as much as reading it. */
const batchSize = 4096;
/** Milliseconds a line waits for others at most. */
const timeLimit = 1000;

/**
 * The server's log, one JSON object a line, on standard output. Lines are written some at a time; pino writes what is left
 * when the process ends by itself. One that is killed or crashes in native code loses its last second of them.
 */
export function createLogger(level: Level | 'silent'): Logger {
  const output = pino.destination({ dest: 1, minLength: batchSize, periodicFlush: timeLimit });
  return pino({ level, base: null }, output);
}
