import { pino } from 'pino';
import type { Level, Logger } from 'pino';
import { logLine } from './text/log-line.ts';

/** A terminal to write to. */
type Terminal = { write(text: string): unknown };

/** Bytes of log lines that are written at once: writing each line alone would cost a request as much as reading it. */
const batchSize = 4096;
/** Maximum milliseconds that a line waits for others. */
const timeLimit = 1000;

/**
 * The server's log: readable text at a `terminal`, elsewhere one JSON object per line on standard output. JSON lines
 * are written in batches; pino writes the rest when the process ends normally. A process that is killed or crashes in
 * native code loses its last second of them.
 */
export function createLogger(level: Level | 'silent', terminal?: Terminal): Logger {
  if (terminal) return pino({ level, base: null }, { write: (json) => void terminal.write(logLine(json)) });
  const output = pino.destination({ dest: 1, minLength: batchSize, periodicFlush: timeLimit });
  return pino({ level, base: null }, output);
}
