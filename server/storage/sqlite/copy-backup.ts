import { chmodSync, closeSync, constants, copyFileSync, existsSync, openSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';
import { errorMessage } from '../../text/error-message.ts';
import { StartError } from '../../startup/start-error.ts';
import { countInSoundCopy } from './count-in-sound-copy.ts';
import { deleteDatabase } from './database-file.ts';
import { flushToDisk } from './flush-to-disk.ts';

/** The columns of an enquiry that every version of the table has. */
type BackedUpEnquiry = { id: number; key: string; email: string; received_at: string };

/** Whether an enquiry of a backup was erased later, and must not be restored. */
export type ErasurePredicate = (enquiry: BackedUpEnquiry) => boolean;

export type CopyCounts = {
  /** The number of enquiries in the copy, without erased ones. */
  enquiryCount: number;
  /** The number of enquiries that were deleted from the copy. */
  erasedCount: number;
};

/**
 * Copies `backup` to the new file `target`, checks the copy and deletes from it what was erased since. The copy is on
 * disk, and only its owner can read it.
 *
 * @throws StartError if the backup is in use, damaged or not a database of this program, or if the copy cannot be written.
 */
export function copyBackup(backup: string, target: string, isErased: ErasurePredicate): CopyCounts {
  try {
    if (existsSync(`${backup}-wal`))
      throw new Error(`${backup}-wal exists: the backup is in use, or it is half of a copied database`);
    // Files that a killed restore left: its journal would be rolled back into this copy.
    deleteDatabase(target);
    closeSync(openSync(target, constants.O_CREAT | constants.O_EXCL | constants.O_RDWR, 0o600));
    copyFileSync(backup, target);
    // Copying gives the file the mode of the backup, which may be any.
    chmodSync(target, 0o600);
    const count = countInSoundCopy(target);
    const erasedCount = deleteErased(target, isErased);
    flushToDisk(target);
    return { enquiryCount: count - erasedCount, erasedCount };
  } catch (error) {
    throw new StartError(
      `Nothing was restored: ${backup} cannot be used (${errorMessage(error)}). Name a backup made by enquiries backup.`,
      { cause: error },
    );
  }
}

/** Deletes erased enquiries with their deliveries, and overwrites them in the file. @returns their number. */
function deleteErased(file: string, isErased: ErasurePredicate): number {
  const database = new BetterSqlite3(file, { fileMustExist: true });
  try {
    for (const pragma of ['secure_delete = on', 'foreign_keys = on']) database.pragma(pragma);
    const ids: number[] = [];
    const rows = database.prepare<[], BackedUpEnquiry>('select id, key, email, received_at from enquiry').iterate();
    for (const row of rows) {
      if (isErased(row)) ids.push(row.id);
    }
    const remove = database.prepare<[number]>('delete from enquiry where id = ?');
    database.transaction(() => ids.forEach((id) => remove.run(id)))();
    return ids.length;
  } finally {
    database.close();
  }
}
