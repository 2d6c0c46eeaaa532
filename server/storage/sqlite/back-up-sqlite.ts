import { closeSync, constants, existsSync, openSync, renameSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { errorMessage } from '../../text/error-message.ts';
import { StartError } from '../../startup/start-error.ts';
import { countInSoundCopy } from './count-in-sound-copy.ts';
import { deleteDatabase } from './database-file.ts';
import { flushToDisk } from './flush-to-disk.ts';

type Backup = { enquiries: number; bytes: number };

/**
 * Copies the database in `file` to `target` while a server may be writing to it: the copy contains everything that was
 * committed when this began, and has been opened, checked and counted when this resolves. `target` is one file that
 * only its owner can read.
 *
 * @throws StartError if `target` exists or cannot be written, or if the database cannot be read or is damaged.
 */
export async function backUpSqlite(file: string, target: string): Promise<Backup> {
  if (existsSync(target)) {
    throw new StartError(`${target} already exists: choose another name, such as one with today's date.`);
  }
  const partFile = `${target}.part-${process.pid}`;
  try {
    closeSync(openSync(partFile, constants.O_CREAT | constants.O_EXCL | constants.O_RDWR, 0o600));
    await copy(file, partFile);
    const enquiries = countEnquiries(partFile);
    flushToDisk(partFile);
    renameSync(partFile, target);
    flushToDisk(dirname(resolve(target)));
    return { enquiries, bytes: statSync(target).size };
  } catch (error) {
    const fix =
      error instanceof DamagedCopyError
        ? 'see with npm run enquiries -- check whether the database is damaged too.'
        : 'name a file in a folder with room that this user may write.';
    throw new StartError(`No backup was made at ${target} (${errorMessage(error)}): ${fix}`, { cause: error });
  } finally {
    deleteDatabase(partFile);
  }
}

/** The copy cannot be read as a database, as when the database itself is damaged. */
class DamagedCopyError extends Error {}

/** More pages than a database has. */
const allPages = 2 ** 31 - 1;

/** Copies in one step: with several, each write in between would make it start over, forever under load. */
async function copy(file: string, partFile: string): Promise<void> {
  const source = new BetterSqlite3(file, { readonly: true, fileMustExist: true, timeout: 5000 });
  try {
    await source.backup(partFile, { progress: () => allPages });
  } finally {
    source.close();
  }
}

/** @returns the number of enquiries in the copy. @throws DamagedCopyError if it is damaged. */
function countEnquiries(partFile: string): number {
  try {
    return countInSoundCopy(partFile);
  } catch (error) {
    throw new DamagedCopyError('the copy cannot be used', { cause: error });
  }
}
