import { pino } from 'pino';
import type { Level, Logger } from 'pino';
import { logLine } from './text/log-line.ts';

/** What a person looks at. */
type Terminal = { write(text: string): unknown };

/** Bytes of lines that are written at once; a line each would cost a request as much as reading it. */
const batchSize = 4096;
/** Milliseconds a line waits for others at most. */
const timeLimit = 1000;

/**
 * The server's log: in words at a `terminal`, elsewhere one JSON object a line, on standard output. Of the latter some are
 * written at a time; pino writes what is left when the process ends by itself. One that is killed or crashes in native
 * code loses its last second of them.
 */
export function createLogger(level: Level | 'silent', terminal?: Terminal): Logger {
  if (terminal) return pino({ level, base: null }, { write: (json) => void terminal.write(logLine(json)) });
  const output = pino.destination({ dest: 1, minLength: batchSize, periodicFlush: timeLimit });
  return pino({ level, base: null }, output);
}
