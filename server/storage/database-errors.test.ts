import BetterSqlite3 from 'better-sqlite3';
import { expect, it } from 'vitest';
import { StartError } from '../startup/start-error.ts';
import { isDiskFull, isTransientError } from './database-errors.ts';

const coded = (code: string): Error =>
  new StartError('cannot be used', { cause: Object.assign(new Error('?'), { code }) });

it('a database that is missing, starting, full or locked may be opened later', () => {
  for (const code of ['ECONNREFUSED', 'ENOTFOUND', '57P03', '53300', 'SQLITE_FULL', 'SQLITE_BUSY_RECOVERY', 'ENOSPC'])
    expect({ code, passes: isTransientError(coded(code)) }).toEqual({ code, passes: true });
  expect(
    isTransientError(new StartError('?', { cause: new Error('Connection terminated due to connection timeout') })),
  ).toBe(true);
  expect(isTransientError(new AggregateError([coded('ECONNREFUSED'), coded('EHOSTUNREACH')]))).toBe(true);
});

it('a problem that only a person can fix is not transient', () => {
  for (const code of ['28P01', '3D000', '42501', 'SQLITE_NOTADB', 'SQLITE_CORRUPT', 'EACCES', 'ENOTDIR'])
    expect({ code, passes: isTransientError(coded(code)) }).toEqual({ code, passes: false });
  expect(isTransientError(new StartError('The database is of a later version.'))).toBe(false);
  expect(isTransientError(new AggregateError([coded('ECONNREFUSED'), coded('EACCES')]))).toBe(false);
});

it('a full disk is told from other errors by SQLite’s own code', () => {
  const database = new BetterSqlite3(':memory:');
  database.exec('create table note (body blob)');
  database.pragma('max_page_count = 3');
  expect(isDiskFull(errorOf(() => database.exec('insert into note values (zeroblob(100000))')))).toBe(true);
  expect(isDiskFull(new Error('busy'))).toBe(false);
  database.close();
});

function errorOf(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
}
