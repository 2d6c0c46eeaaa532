import BetterSqlite3 from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { StartError } from '../startup/start-error.ts';
import { isDiskFull, isRowError, isTransientError } from './database-errors.ts';

const startErrorWithCode = (code: string): Error =>
  new StartError('cannot be used', { cause: Object.assign(new Error('?'), { code }) });

it('a database that is missing, starting, full or locked may be opened later', () => {
  for (const code of ['ECONNREFUSED', 'ENOTFOUND', '57P03', '53300', 'SQLITE_FULL', 'SQLITE_BUSY_RECOVERY', 'ENOSPC'])
    expect({ code, isTransient: isTransientError(startErrorWithCode(code)) }).toEqual({ code, isTransient: true });
  expect(
    isTransientError(new StartError('?', { cause: new Error('Connection terminated due to connection timeout') })),
  ).toBe(true);
  expect(
    isTransientError(new AggregateError([startErrorWithCode('ECONNREFUSED'), startErrorWithCode('EHOSTUNREACH')])),
  ).toBe(true);
});

it('a problem that only a person can fix is not transient', () => {
  for (const code of ['28P01', '3D000', '42501', 'SQLITE_NOTADB', 'SQLITE_CORRUPT', 'EACCES', 'ENOTDIR'])
    expect({ code, isTransient: isTransientError(startErrorWithCode(code)) }).toEqual({ code, isTransient: false });
  expect(isTransientError(new StartError('The database is of a later version.'))).toBe(false);
  expect(isTransientError(new AggregateError([startErrorWithCode('ECONNREFUSED'), startErrorWithCode('EACCES')]))).toBe(
    false,
  );
});

it('only errors that one row may cause are row errors: any other error would fail for every row', () => {
  const rowErrorCodes = [
    '22021',
    '22001',
    '23502',
    '40001',
    '40P01',
    '54000',
    '55P03',
    'P0001',
    'SQLITE_CONSTRAINT_NOTNULL',
    'SQLITE_TOOBIG',
  ];
  const otherPostgresCodes = [
    '25006',
    '28P01',
    '3D000',
    '42P01',
    '42501',
    '57014',
    '53100',
    'XX001',
    'ECONNREFUSED',
    'EPIPE',
  ];
  const otherSqliteCodes = [
    'SQLITE_CORRUPT',
    'SQLITE_NOTADB',
    'SQLITE_FULL',
    'SQLITE_ERROR',
    'SQLITE_READONLY_DBMOVED',
  ];
  const isRowErrorCode = (code: string): boolean => isRowError(Object.assign(new Error('?'), { code }));
  expect(rowErrorCodes.filter((code) => !isRowErrorCode(code))).toEqual([]);
  expect([...otherPostgresCodes, ...otherSqliteCodes].filter(isRowErrorCode)).toEqual([]);
  expect(isRowError(new Error('no code'))).toBe(false);
});

it('a full disk is recognized by SQLite’s error code', () => {
  const database = new BetterSqlite3(':memory:');
  onTestFinished(() => void database.close());
  database.exec('create table note (body blob)');
  database.pragma('max_page_count = 3');
  expect(isDiskFull(errorThrownBy(() => database.exec('insert into note values (zeroblob(100000))')))).toBe(true);
  expect(isDiskFull(new Error('busy'))).toBe(false);
});

function errorThrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
}
