import { readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { createDatabaseFile } from './database-file.ts';
import { threadedSqliteDialect } from './threaded-sqlite-dialect.ts';

type Tables = { note: { id: number; text: string } };

type TestFile = { file: string; database: Kysely<Tables> };

/** A database whose file does not exist yet. */
function openMissingFile(): TestFile {
  const file = join(temporaryFolder(), 'notes.sqlite');
  const database = new Kysely<Tables>({ dialect: threadedSqliteDialect(file) });
  onTestFinished(() => database.destroy());
  return { file, database };
}

/** A database with the empty table `note`. */
async function openNotes(): Promise<TestFile> {
  const { file, database } = openMissingFile();
  createDatabaseFile(file);
  await sql`create table note (id integer primary key, text text not null)`.execute(database);
  return { file, database };
}

it('every commit is flushed to disk: write-ahead log, synchronous FULL', async () => {
  const { database } = await openNotes();
  expect((await sql`pragma journal_mode`.execute(database)).rows).toEqual([{ journal_mode: 'wal' }]);
  expect((await sql`pragma synchronous`.execute(database)).rows).toEqual([{ synchronous: 2 }]);
});

it('rows and counts are returned from the other thread', async () => {
  const { database } = await openNotes();
  const inserted = await database.insertInto('note').values({ id: 7, text: 'é' }).executeTakeFirstOrThrow();
  expect(inserted).toMatchObject({ insertId: 7n, numInsertedOrUpdatedRows: 1n });
  expect(await database.selectFrom('note').selectAll().execute()).toEqual([{ id: 7, text: 'é' }]);
});

it('rows inserted together are returned one by one, without those skipped on conflict, and counted', async () => {
  const { database } = await openNotes();
  const rows = ['a', 'b', 'c'].map((text, index) => ({ id: index + 1, text }));
  const counted = await database.insertInto('note').values(rows.slice(0, 2)).executeTakeFirstOrThrow();
  expect(counted).toMatchObject({ insertId: 2n, numInsertedOrUpdatedRows: 2n });
  const added = await database
    .insertInto('note')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  expect(added).toEqual([{ id: 3 }]);
  await database
    .insertInto('note')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ text: 'new' }))
    .execute();
  expect((await database.selectFrom('note').select('text').execute()).map(({ text }) => text)).toEqual(
    Array(3).fill('new'),
  );
});

it('rows inserted together are stored all or none', async () => {
  const { database } = await openNotes();
  const rows = [1, 2, 1].map((id) => ({ id, text: 'a' }));
  const failing = database.insertInto('note').values(rows).execute();
  await expect(failing).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_PRIMARYKEY' });
  expect(await database.selectFrom('note').selectAll().execute()).toEqual([]);
});

it('a transaction that fails leaves nothing', async () => {
  const { database } = await openNotes();
  const failing = database.transaction().execute(async (transaction) => {
    await transaction.insertInto('note').values({ id: 1, text: 'a' }).execute();
    await transaction.insertInto('note').values({ id: 1, text: 'b' }).execute();
  });
  await expect(failing).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_PRIMARYKEY' });
  expect(await database.selectFrom('note').selectAll().execute()).toEqual([]);
});

it.each([
  ['return rows', true],
  ['return none', false],
])('the log stays short if writes %s', async (_, returnRows) => {
  const { file, database } = await openNotes();
  await database.insertInto('note').values({ id: 1, text: '' }).execute();
  const megabyte = 1_000_000;
  for (let round = 0; round < 20; round += 1) {
    const update = database.updateTable('note').set({ text: String(round % 10).repeat(megabyte) });
    if (returnRows) await update.returning('id').execute();
    else await update.execute();
  }
  expect(statSync(`${file}-wal`).size).toBeLessThan(10 * megabyte);
});

it('a log that was long is not copied into the file at each commit after that', async () => {
  const { file, database } = await openNotes();
  const longText = '0'.repeat(5_000_000);
  await database.insertInto('note').values({ id: 1, text: longText }).execute();
  const copied = readFileSync(file);
  expect(copied.length).toBeGreaterThan(longText.length);
  for (const id of [2, 3, 4]) await database.insertInto('note').values({ id, text: '' }).execute();
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(longText.length);
  expect(readFileSync(file).equals(copied)).toBe(true);
});

it('a transaction during which the file was moved away is rolled back, and the next one works', async () => {
  const { file, database } = await openNotes();
  const failing = database.transaction().execute(async (transaction) => {
    await transaction.insertInto('note').values({ id: 1, text: 'a' }).execute();
    renameSync(file, `${file}.moved`);
    await transaction.insertInto('note').values({ id: 2, text: 'b' }).execute();
  });
  await expect(failing).rejects.toThrow('deleted or moved while the server was running');
  renameSync(`${file}.moved`, file);
  await database
    .transaction()
    .execute((transaction) => transaction.insertInto('note').values({ id: 3, text: 'c' }).execute());
  expect(await database.selectFrom('note').selectAll().execute()).toEqual([{ id: 3, text: 'c' }]);
});

it('a transaction without statements, or whose first one fails, leaves none open', async () => {
  const { database } = await openNotes();
  await database.transaction().execute(async () => {});
  const failing = database.transaction().execute(async () => {
    throw new Error('changed its mind');
  });
  await expect(failing).rejects.toThrow('changed its mind');
  const refused = database.transaction().execute((transaction) => sql`select * from nowhere`.execute(transaction));
  await expect(refused).rejects.toThrow('no such table');
  await expect(sql`begin immediate`.execute(database)).resolves.toBeDefined();
});

it('a thread that could not start is replaced at the next request', async () => {
  const { file, database } = openMissingFile();
  await expect(sql`select 1`.execute(database)).rejects.toThrow('unable to open database file');
  createDatabaseFile(file);
  expect((await sql`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }]);
});
