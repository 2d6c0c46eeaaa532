import { existsSync, fstatSync, ftruncateSync, readSync, statSync, writeSync } from 'node:fs';
import { keptDescriptor } from './kept-descriptor.ts';

/** The progress of a database in WAL mode, as its log's index (`-shm`) tells all processes. */
export type LogProgress = {
  /** Identifies the log's current round: another one begins when all of it is in the file. */
  round: string;
  /** Pages of the current round in the log, whose file may be longer. */
  pages: number;
  /** Pages of the log that are in the file. */
  copied: number;
  /** Pages of the log that are in the file or are being written into it. */
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
export function repairLogIndex(index: string): boolean {
  const stats = statSync(index, { throwIfNoEntry: false });
  if (!stats || stats.size >= minSize) return false;
  const descriptor = keptDescriptor(index);
  // Another process may have been faster.
  if (fstatSync(descriptor).size < minSize) ftruncateSync(descriptor, minSize);
  writeSync(descriptor, Buffer.alloc(headerSize), 0, headerSize, 0);
  return true;
}

/** Bytes of one copy of the header. */
const headerCopySize = 48;

/** Byte offsets in the index (https://www.sqlite.org/walformat.html), whose numbers are in the machine's byte order. */
const offsets = { mxFrame: 16, salts: 32, nBackfill: 96, nBackfillAttempted: 128 };

/** Reads the progress from the index; undefined if there is none, and while another process is writing it. */
export function readLogProgress(index: string): LogProgress | undefined {
  if (!existsSync(index)) return undefined;
  const descriptor = keptDescriptor(index);
  const bytes = Buffer.alloc(offsets.nBackfillAttempted + 4);
  if (readSync(descriptor, bytes, 0, bytes.length, 0) < bytes.length) return undefined;
  const header = bytes.subarray(0, headerCopySize);
  if (!header.equals(bytes.subarray(headerCopySize, 2 * headerCopySize))) return undefined;
  const numberAt = (offset: number): number => new Uint32Array(bytes.buffer, bytes.byteOffset + offset, 1)[0] ?? 0;
  return {
    round: bytes.toString('hex', offsets.salts, offsets.salts + 8),
    pages: numberAt(offsets.mxFrame),
    copied: numberAt(offsets.nBackfill),
    copying: numberAt(offsets.nBackfillAttempted),
  };
}
