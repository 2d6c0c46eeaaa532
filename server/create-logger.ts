import { writeSync } from 'node:fs';
import { pino } from 'pino';
import type { Level, Logger } from 'pino';
import { logLine } from './text/log-line.ts';

/** A terminal to write to. */
type Terminal = { write(text: string): unknown };

/** Characters of log lines that are written at once: writing each line alone would cost a request as much as reading it. */
const batchSize = 4096;
/** Maximum milliseconds that a line waits for others. */
const timeLimit = 1000;
/** Bytes that wait for a full disk to have room, or a slow reader to go on: what comes after them is lost. */
const maxWaiting = 65_536;

/**
 * The server's log: readable text at a `terminal`, elsewhere one JSON object per line on standard output. JSON lines
 * are written in batches, the rest when the process ends normally. A process that is killed or crashes in native code
 * loses its last second of them. A log that cannot be written keeps nobody from being served.
 */
export function createLogger(level: Level | 'silent', terminal?: Terminal): Logger {
  if (terminal) return pino({ level, base: null }, { write: (json) => void terminal.write(logLine(json)) });
  return pino({ level, base: null }, standardOutput());
}

/** Not pino's own destination: after an error it throws, and at the end of the process it tries forever. */
function standardOutput(): { write(line: string): void } {
  let unwritten: Buffer = Buffer.alloc(0);
  let lines = '';
  const flush = (): void => {
    unwritten = writtenExcept(Buffer.concat([unwritten, Buffer.from(lines)]));
    lines = '';
  };
  setInterval(flush, timeLimit).unref();
  process.on('exit', flush);
  return {
    write(line) {
      if (unwritten.length + lines.length > maxWaiting) return;
      lines += line;
      if (lines.length >= batchSize && unwritten.length === 0) flush();
    },
  };
}

/** Writes to standard output and returns what it did not take. */
function writtenExcept(bytes: Buffer): Buffer {
  let rest = bytes;
  try {
    while (rest.length > 0) rest = rest.subarray(writeSync(1, rest));
  } catch {
    // Tried again with what comes next.
  }
  return rest;
}
