import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import type { EnquiryRow } from '../model/database.ts';
import type { EnquiryStore } from '../storage/enquiry-store.ts';
import { openSqlite } from '../storage/sqlite/open-sqlite.ts';
import { createPatientStore } from './patient-store.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';

/** A store on a SQLite file, by default a new one; closed when the test has ended. */
export async function openSqliteStore(
  file = join(temporaryFolder(), 'data/enquiries.sqlite'),
): Promise<{ file: string; store: EnquiryStore }> {
  const store = createPatientStore(await openSqlite(file));
  onTestFinished(() => store.close());
  return { file, store };
}

/** The enquiries that another process sees in the file. */
export function enquiriesIn(file: string): EnquiryRow[] {
  const database = new BetterSqlite3(file, { readonly: true });
  try {
    return database.prepare<[], EnquiryRow>('select * from enquiry order by id').all();
  } finally {
    database.close();
  }
}

/** The names of senders, in the order of ids, in a file that no process has open. */
export function namesIn(file: string): unknown[] {
  // Not read-only: a log that a killed process left is recovered.
  const database = new BetterSqlite3(file, { fileMustExist: true });
  try {
    return database.prepare('select name from enquiry order by id').pluck().all();
  } finally {
    database.close();
  }
}
