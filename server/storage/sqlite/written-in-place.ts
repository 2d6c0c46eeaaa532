import { closeSync, openSync, readSync, statSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { readLogProgress } from './log-index.ts';
import type { LogProgress } from './log-index.ts';

/** Looks whether somebody wrote into an open database's files without SQLite, such as with `cp` or `: >`. */
export type WrittenInPlace = {
  /** The file that was written, in words; undefined while all is well. */
  fault(): string | undefined;
};

type Seen = { main: Stats; log: Stats; progress: LogProgress };

/** Looks again before it believes what may be another process's commit that is half written. */
const looks = 5;

/**
 * Remembers size and time of the file and its log. SQLite changes the file only when it copies pages from the log, and
 * shortens the log only when a new round begins; the index tells both, whichever process does it.
 */
export function writtenInPlace(file: string): WrittenInPlace {
  let last = look(file);
  return {
    fault() {
      let words: string | undefined;
      for (let count = 0; count < looks; count += 1) {
        const now = look(file);
        words = now && faultBetween(file, last, now);
        if (now && words === undefined) {
          last = now;
          return undefined;
        }
      }
      return words;
    },
  };
}

/** The files before the index: it is changed first. */
function look(file: string): Seen | undefined {
  const main = statSync(file, { throwIfNoEntry: false });
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false });
  const index = statSync(`${file}-shm`, { throwIfNoEntry: false });
  if (!main || !log || !index) return undefined;
  const progress = readLogProgress(`${file}-shm`);
  return progress && { main, log, progress };
}

function faultBetween(file: string, last: Seen | undefined, now: Seen): string | undefined {
  const { round, pages, copied, copying } = now.progress;
  const copies = last?.progress.copied !== copied || last.progress.copying !== copying || copied < copying;
  const begins = last?.progress.round !== round;
  if (now.main.size === 0) return `${file} was emptied`;
  if (last && !sameContent(last.main, now.main) && !copies && !begins) return `${file} was written by another program`;
  if (last && now.log.size < last.log.size && !begins) return `${file}-wal was cut off`;
  if (pages > 0 && roundIn(`${file}-wal`) !== round) return `${file}-wal was emptied or written by another program`;
  return undefined;
}

function sameContent(one: Stats, other: Stats): boolean {
  return one.size === other.size && one.mtimeMs === other.mtimeMs;
}

/** What the log itself says. SQLite has no locks on the log, so that it may be opened and closed. */
function roundIn(log: string): string {
  const descriptor = openSync(log, 'r');
  try {
    const header = Buffer.alloc(32);
    readSync(descriptor, header, 0, 32, 0);
    return header.toString('hex', 16, 24);
  } finally {
    closeSync(descriptor);
  }
}
