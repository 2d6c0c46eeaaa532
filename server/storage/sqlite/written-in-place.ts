import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { Stats } from 'node:fs';
import { keptDescriptor } from './kept-descriptor.ts';
import { readLogProgress } from './log-index.ts';
import type { LogProgress } from './log-index.ts';

/** Checks whether somebody wrote into an open database's files without SQLite, such as with `cp` or `: >`. */
export type WrittenInPlace = {
  /** Which file was written, and how; undefined as long as nothing is wrong. */
  fault(): string | undefined;
};

/**
 * Bytes up to which the file is hashed after each copy of the log into it: that takes milliseconds. Of a larger file
 * only size and time are compared.
 */
const maxHashedSize = 64 * 1024 * 1024;

type FileState = { main: Stats; log: Stats; progress: LogProgress; checksum: number | undefined };

/** The number of checks in a row that must find a fault: it may be the half-written commit of another process. */
const maxAttempts = 5;

/**
 * Remembers size, time and content of the file, and the size of its log. SQLite changes the file only when it copies
 * pages from the log, and shortens the log only when a new round begins; the index shows both, whichever process does
 * it.
 */
export function writtenInPlace(file: string): WrittenInPlace {
  let lastState = readState(file);
  return {
    fault() {
      let fault: string | undefined;
      for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
        const state = readState(file, lastState);
        fault = state && findFault(file, lastState, state);
        if (state && fault === undefined) {
          lastState = state;
          return undefined;
        }
      }
      return fault;
    },
  };
}

/**
 * Reads the index before the files, since SQLite announces there what it is about to copy. With a newer index, a file
 * that another process was still copying into would seem to have been changed by nobody.
 */
function readState(file: string, last?: FileState): FileState | undefined {
  const progress = readLogProgress(`${file}-shm`);
  const main = statSync(file, { throwIfNoEntry: false });
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false });
  if (!progress || !main || !log) return undefined;
  return {
    main,
    log,
    progress,
    checksum: last && hasSameStats(last.main, main) ? last.checksum : checksumOf(file, main),
  };
}

function findFault(file: string, last: FileState | undefined, state: FileState): string | undefined {
  const { round, pages, copied, copying } = state.progress;
  // Also true if pages have been copied since the last state.
  const isBeingCopied = last?.progress.copied !== copied || last.progress.copying !== copying || copied < copying;
  const hasNewRound = last?.progress.round !== round;
  if (state.main.size === 0) return `${file} was emptied`;
  if (last && !hasSameContent(last, state) && !isBeingCopied && !hasNewRound)
    return `${file} was written by another program`;
  if (last && state.log.size < last.log.size && !hasNewRound) return `${file}-wal was truncated`;
  if (pages > 0 && readRound(`${file}-wal`) !== round) return `${file}-wal was emptied or written by another program`;
  return undefined;
}

function hasSameStats(a: Stats, b: Stats): boolean {
  return a.size === b.size && a.mtimeMs === b.mtimeMs;
}

/** Whether the file's content is the same, even if its time was changed, as by `touch` and some backup programs. */
function hasSameContent(a: FileState, b: FileState): boolean {
  return hasSameStats(a.main, b.main) || (a.checksum !== undefined && a.checksum === b.checksum);
}

/** The CRC-32 of a file; undefined if it is too large. */
function checksumOf(file: string, { size }: Stats): number | undefined {
  if (size > maxHashedSize) return undefined;
  const descriptor = keptDescriptor(file);
  const chunk = Buffer.alloc(Math.min(size, 1024 * 1024));
  let sum = 0;
  for (let position = 0, length = 0; position < size; position += length) {
    length = readSync(descriptor, chunk, 0, chunk.length, position);
    if (length === 0) return undefined;
    sum = crc32(chunk.subarray(0, length), sum);
  }
  return sum;
}

/** The round in the log's own header. SQLite has no locks on the log, so it may be opened and closed here. */
function readRound(log: string): string {
  const descriptor = openSync(log, 'r');
  try {
    const header = Buffer.alloc(32);
    readSync(descriptor, header, 0, 32, 0);
    return header.toString('hex', 16, 24);
  } finally {
    closeSync(descriptor);
  }
}
