import { constants, copyFileSync, existsSync, linkSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Puts a file at a second path, and creates its folder if missing: as a hard link, or as a copy if the disk refuses
 * links. An existing file is replaced, never written into: it may be a link to bytes of an earlier site. Between its
 * removal and the link there is no file at `to`.
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
 * Copies a file from outside the cache, or links to `earlierCopy` if that has the file's size and time (as rsync does
 * with --link-dest). Throws EEXIST if it would copy onto an existing file.
 */
export function linkOrCopy(file: string, to: string, earlierCopy: string): void {
  const { size, atimeMs, mtimeMs } = statSync(file);
  const earlier = statSync(earlierCopy, { throwIfNoEntry: false });
  // A copied file's time lacks the nanoseconds: utimes takes fractions of a second.
  const isSameTime = earlier !== undefined && Math.abs(earlier.mtimeMs - mtimeMs) < 1;
  if (earlier?.isFile() && earlier.size === size && isSameTime) {
    try {
      return placeFile(earlierCopy, to);
    } catch (error) {
      // Another build has replaced the site that the copy was part of.
      if (existsSync(earlierCopy)) throw error;
    }
  }
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(file, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  utimesSync(to, atimeMs / 1000, mtimeMs / 1000);
}
