import BetterSqlite3 from 'better-sqlite3';

/**
 * Makes a copy of this program's database a single file, which can be read without a log beside it, and checks it.
 *
 * @returns the number of enquiries in it.
 * @throws Error if it is damaged or not a database of this program.
 */
export function countInSoundCopy(file: string): number {
  const database = new BetterSqlite3(file, { fileMustExist: true });
  try {
    database.pragma('journal_mode = delete');
    const fault = database.pragma('integrity_check(1)', { simple: true });
    if (fault !== 'ok') throw new Error(`it is damaged: ${String(fault)}`);
    database.prepare('select count(*) from kysely_migration').get();
    return database.prepare<[], { count: number }>('select count(*) as count from enquiry').get()?.count ?? 0;
  } finally {
    database.close();
  }
}
