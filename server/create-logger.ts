import { writeSync } from 'node:fs';
import { pino } from 'pino';
import type { Level, Logger } from 'pino';
import { logLine } from './text/log-line.ts';

/** A terminal to write to. */
type Terminal = { write(text: string): unknown };

/** Characters of log lines per write: a write for each line would take as long as reading the request that it is about. */
const batchSize = 4096;
/** Milliseconds after which lines are written even if they do not fill a batch. */
const flushInterval = 1000;
/** The approximate number of bytes that are kept while the disk is full or the reader is slow; later lines are dropped. */
const maxUnwritten = 65_536;

/**
 * The server's log: readable text at a `terminal`, elsewhere one JSON object per line on standard output. JSON lines
 * are written in batches, the rest when the process ends normally. A process that is killed or crashes in native code
 * loses its last second of them. Requests are answered even if the log cannot be written.
 */
export function createLogger(level: Level | 'silent', terminal?: Terminal): Logger {
  if (terminal) return pino({ level, base: null }, { write: (json) => void terminal.write(logLine(json)) });
  return pino({ level, base: null }, standardOutput());
}

/** Writes to standard output. Pino's own destination throws after an error, and tries forever when the process ends. */
function standardOutput(): { write(line: string): void } {
  let unwritten: Buffer = Buffer.alloc(0);
  let lines = '';
  const flush = (): void => {
    unwritten = writeToStandardOutput(Buffer.concat([unwritten, Buffer.from(lines)]));
    lines = '';
  };
  setInterval(flush, flushInterval).unref();
  process.on('exit', flush);
  return {
    write(line) {
      if (unwritten.length + lines.length > maxUnwritten) return;
      lines += line;
      if (lines.length >= batchSize && unwritten.length === 0) flush();
    },
  };
}

/** Writes as much as standard output accepts now, and returns the rest. */
function writeToStandardOutput(bytes: Buffer): Buffer {
  let rest = bytes;
  try {
    while (rest.length > 0) rest = rest.subarray(writeSync(1, rest));
  } catch {
    // Tried again at the next flush.
  }
  return rest;
}
