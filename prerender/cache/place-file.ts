import { constants, copyFileSync, existsSync, linkSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Puts a file at a second place, in a folder that is made if need be: as a link to the same bytes, or as a copy where the
 * disk refuses links. What is at `to` is replaced and never written into: it may be a link to bytes of an earlier site.
 */
export function placeFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') rmSync(to);
    else if (!existsSync(dirname(to))) mkdirSync(dirname(to), { recursive: true });
    else return copyFileSync(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    placeFile(from, to);
  }
}

/**
 * Copies a file that is not ours, or places `former`, an earlier copy of it (as rsync does with --link-dest): it is one if its
 * size and its time are those of the file.
 */
export function copyUnlessShared(file: string, to: string, former: string): void {
  const { size, atimeMs, mtimeMs } = statSync(file);
  const known = statSync(former, { throwIfNoEntry: false });
  // A copy's time is set in seconds with a fraction: the nanoseconds are lost.
  if (known?.isFile() && known.size === size && Math.abs(known.mtimeMs - mtimeMs) < 1) return placeFile(former, to);
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(file, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  utimesSync(to, atimeMs / 1000, mtimeMs / 1000);
}
