import { openSync, readSync, statSync } from 'node:fs';

/** How far a database in WAL mode has come, as its log's index (`-shm`) says it to all processes. */
export type LogProgress = {
  /** Names the log's present round: another one begins when all of it is in the file. */
  round: string;
  /** Pages in the log. */
  pages: number;
  /** Pages of the log that are in the file, and that somebody began to write into it. */
  copied: number;
  copying: number;
};

/**
 * Kept open until the process ends: to close any descriptor of this file would give up SQLite's own locks on it
 * (fcntl(2)).
 */
const descriptors = new Map<string, number>();

/** Undefined while another process is writing it. The layout is SQLite's (https://www.sqlite.org/walformat.html). */
export function readLogProgress(index: string): LogProgress | undefined {
  const { dev, ino } = statSync(index);
  const name = `${dev}:${ino}`;
  const descriptor = descriptors.get(name) ?? openSync(index, 'r');
  descriptors.set(name, descriptor);
  const bytes = Buffer.alloc(132);
  if (readSync(descriptor, bytes, 0, bytes.length, 0) < bytes.length) return undefined;
  if (!bytes.subarray(0, 48).equals(bytes.subarray(48, 96))) return undefined;
  const numbers = new Uint32Array(bytes.buffer, bytes.byteOffset, 33);
  return {
    round: bytes.toString('hex', 32, 40),
    pages: numbers[4] ?? 0,
    copied: numbers[24] ?? 0,
    copying: numbers[32] ?? 0,
  };
}
