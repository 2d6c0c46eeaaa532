import { fstatSync, ftruncateSync, readSync, statSync, writeSync } from 'node:fs';
import { keptDescriptor } from './kept-descriptor.ts';

/** The progress of a database in WAL mode, as its log's index (`-shm`) tells all processes. */
export type LogProgress = {
  /** Identifies the log's current round: another one begins when all of it is in the file. */
  round: string;
  /** Pages in the log. */
  pages: number;
  /** Pages of the log that are in the file, or are being written into it. */
  copied: number;
  copying: number;
};

/** Bytes of the smallest index: SQLite maps it into memory in pieces of this size. */
const minSize = 32_768;
/** Bytes of its header, which is there twice, and of the state of checkpoints and readers. */
const headerSize = 136;

/**
 * Restores the length of a truncated index: SQLite has it mapped, and reading the missing part would end the process
 * (SIGBUS). Its header is left empty, so that SQLite rebuilds it from the log.
 *
 * @returns whether it was truncated.
 */
export function mendLogIndex(index: string): boolean {
  const stats = statSync(index, { throwIfNoEntry: false });
  if (!stats || stats.size >= minSize) return false;
  const descriptor = keptDescriptor(index);
  // Another process may have been faster.
  if (fstatSync(descriptor).size < minSize) ftruncateSync(descriptor, minSize);
  writeSync(descriptor, Buffer.alloc(headerSize), 0, headerSize, 0);
  return true;
}

/**
 * Reads the progress from the index; undefined while another process is writing it. The layout is SQLite's
 * (https://www.sqlite.org/walformat.html).
 */
export function readLogProgress(index: string): LogProgress | undefined {
  const descriptor = keptDescriptor(index);
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
