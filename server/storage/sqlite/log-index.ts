import { fstatSync, ftruncateSync, readSync, statSync, writeSync } from 'node:fs';
import { keptDescriptor } from './kept-descriptor.ts';

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

/** SQLite maps it into memory in pieces of this size. */
const mappedSize = 32_768;
/** Its header, twice, and what is known of checkpoints and readers. */
const headerSize = 136;

/**
 * Gives back its length to an index that was cut off: SQLite has it in memory, and a look at what is missing there ends
 * the process (SIGBUS). With an empty header, at which SQLite makes it anew from the log.
 *
 * @returns whether it was cut off.
 */
export function mendLogIndex(index: string): boolean {
  const known = statSync(index, { throwIfNoEntry: false });
  if (!known || known.size >= mappedSize) return false;
  const descriptor = keptDescriptor(index);
  // Another process may have been quicker.
  if (fstatSync(descriptor).size < mappedSize) ftruncateSync(descriptor, mappedSize);
  writeSync(descriptor, Buffer.alloc(headerSize), 0, headerSize, 0);
  return true;
}

/** Undefined while another process is writing it. The layout is SQLite's (https://www.sqlite.org/walformat.html). */
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
