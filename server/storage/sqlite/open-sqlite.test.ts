import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { exampleEnquiry } from '../../testing/example-enquiry.ts';
import { runningApp } from '../../testing/running-app.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import type { EnquiryRow } from '../../model/database.ts';
import type { EnquiryStore } from '../enquiry-store.ts';
import { createKyselyEnquiryStore } from '../kysely-enquiry-store.ts';
import { openSqlite } from './open-sqlite.ts';

const received = { receivedAt: new Date('2026-11-21T18:00:00.000Z') };

async function opened(
  file = join(temporaryFolder(), 'data/enquiries.sqlite'),
): Promise<{ file: string; store: EnquiryStore }> {
  const store = createKyselyEnquiryStore(await openSqlite(file));
  onTestFinished(() => store.close());
  return { file, store };
}

/** The rows that another process sees in the file. */
function rowsIn(file: string): EnquiryRow[] {
  const database = new BetterSqlite3(file, { readonly: true });
  try {
    return database.prepare<[], EnquiryRow>('select * from enquiry order by id').all();
  } finally {
    database.close();
  }
}

function post(enquiry: unknown) {
  return { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(enquiry) };
}

describe('a SQLite file', () => {
  it('is created with its folder, and only its owner can read it', async () => {
    const { file } = await opened();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(`${file}-wal`).mode & 0o777).toBe(0o600);
    expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
  });

  it('whose tables a later version has changed is refused', async () => {
    const file = join(temporaryFolder(), 'data/enquiries.sqlite');
    await (await openSqlite(file)).kysely.destroy();
    const later = new BetterSqlite3(file);
    later.prepare('insert into kysely_migration values (?, ?)').run('9999-later', '2026-11-21T18:00:00.000Z');
    later.close();
    await expect(openSqlite(file)).rejects.toThrow(
      'a later version of this program has changed its tables, 9999-later: start that one, or restore the backup from before it',
    );
  });

  it('locked by another process is answered with 503 while pages are served, and accepts the enquiry afterward', async () => {
    const { file, store } = await opened();
    const { ask } = await runningApp({ store });
    const other = new BetterSqlite3(file);
    onTestFinished(() => void other.close());
    other.exec('begin immediate');
    const refused = ask('/api/customerEnquiry', post(exampleEnquiry()));
    expect((await ask('/')).status).toBe(200);
    const { status, headers } = await refused;
    expect({ status, retryAfter: headers['retry-after'] }).toEqual({ status: 503, retryAfter: '5' });
    other.exec('rollback');
    expect((await ask('/api/customerEnquiry', post(exampleEnquiry()))).status).toBe(201);
    expect(rowsIn(file)).toHaveLength(1);
  });

  it('does not acknowledge what it writes into a deleted file, and works when it is back', async () => {
    const { file, store } = await opened();
    renameSync(file, `${file}.moved`);
    await expect(store.add(exampleEnquiry(), received)).rejects.toThrow(
      'deleted or moved while the server was running',
    );
    renameSync(`${file}.moved`, file);
    await store.add(exampleEnquiry(), received);
    expect(rowsIn(file)).toHaveLength(1);
  });

  it('whose log is deleted has its content saved without being asked, and reports it once', async () => {
    const { file, store } = await opened();
    await store.add(exampleEnquiry({ name: 'Before' }), received);
    rmSync(`${file}-wal`);
    await vi.waitFor(() => expect(existsSync(`${file}-wal`)).toBe(true), { timeout: 15_000 });
    expect(rowsIn(file)).toHaveLength(1);
    await expect(store.add(exampleEnquiry(), received)).rejects.toThrow('has been saved');
    await store.add(exampleEnquiry(), received);
    expect(rowsIn(file)).toHaveLength(2);
  });

  test.each<[string, (file: string) => void]>([
    ['has a backup copied over it', (file) => copyFileSync(`${file}.backup`, file)],
    ['is emptied', (file) => truncateSync(file)],
    ['has its log emptied', (file) => truncateSync(`${file}-wal`)],
  ])('that %s is not written any more, nor opened before a person has looked', async (_, happens) => {
    const { file, store } = await opened();
    const source = new BetterSqlite3(file, { readonly: true });
    await source.backup(`${file}.backup`);
    source.close();
    await store.add(exampleEnquiry({ name: 'Before' }), received);
    happens(file);
    await expect(store.add(exampleEnquiry(), received)).rejects.toThrow('restore FILE');
    await expect(store.add(exampleEnquiry(), received)).rejects.toThrow('restore FILE');
    await expect(openSqlite(file)).rejects.toThrow('restore FILE');
  });

  it('of which only the time is changed accepts enquiries as before', async () => {
    const { file, store } = await opened();
    await store.add(exampleEnquiry({ name: 'Before' }), received);
    utimesSync(file, 0, 0);
    await store.add(exampleEnquiry({ name: 'After' }), received);
    copyFileSync(file, `${file}.copy`);
    writeFileSync(file, readFileSync(`${file}.copy`));
    await store.add(exampleEnquiry({ name: 'After its own content' }), received);
    expect(rowsIn(file)).toHaveLength(3);
  });

  test.each([0, 100, 4096])(
    'whose index is truncated to %s bytes loses nothing, and reports it once',
    async (length) => {
      const { file, store } = await opened();
      await store.add(exampleEnquiry({ name: 'Before' }), received);
      truncateSync(`${file}-shm`, length);
      await expect(store.add(exampleEnquiry({ name: 'Meanwhile' }), received)).rejects.toThrow(
        '-shm was cut off while the server was running: it has been made anew',
      );
      await store.add(exampleEnquiry({ name: 'After' }), received);
      expect(rowsIn(file).map(({ name }) => name)).toEqual(['Before', 'After']);
      await store.add(exampleEnquiry({ name: 'Last' }), received);
      copyFileSync(file, `${file}.copy`);
      writeFileSync(file, Buffer.concat([readFileSync(`${file}.copy`), Buffer.alloc(4096)]));
      await expect(store.add(exampleEnquiry(), received)).rejects.toThrow('restore FILE');
    },
  );

  it('left by a killed server is also checked for writes by another program', async () => {
    const { file: first, store } = await opened();
    await store.add(exampleEnquiry({ name: 'Before' }), received);
    const file = join(temporaryFolder(), 'enquiries.sqlite');
    for (const end of ['', '-wal']) copyFileSync(first + end, file + end);
    const { store: restarted } = await opened(file);
    copyFileSync(first, file);
    await expect(restarted.add(exampleEnquiry({ name: 'After' }), received)).rejects.toThrow(
      'was written by another program while the server was running',
    );
  });

  it('may be written, and its log copied, by another process through SQLite', async () => {
    const { file, store } = await opened();
    const other = new BetterSqlite3(file);
    onTestFinished(() => void other.close());
    for (const checkpoint of ['passive', 'full', 'restart', 'truncate']) {
      other.exec(`update enquiry set name = '${checkpoint}'`);
      await store.add(exampleEnquiry({ name: `Before ${checkpoint}` }), received);
      other.pragma(`wal_checkpoint(${checkpoint})`);
      await store.add(exampleEnquiry({ name: `After ${checkpoint}` }), received);
    }
    expect(rowsIn(file)).toHaveLength(8);
  });

  it('is left as one file when it is closed', async () => {
    const { file, store } = await opened();
    await store.add(exampleEnquiry(), received);
    await store.close();
    expect(statSync(`${file}-wal`, { throwIfNoEntry: false })).toBeUndefined();
    await expect(store.add(exampleEnquiry(), received)).rejects.toThrow('closed');
  });

  test.each<[string, (file: string) => void]>([
    [
      'is not a database',
      (file) => writeFileSync(file, 'this is a letter, not a database, and long enough to be read'),
    ],
    ['is a folder', (file) => mkdirSync(file)],
    ['comes from a later version', (file) => fromLaterVersion(file)],
  ])('a file that %s is named at start, with the fix', async (_, make) => {
    const file = join(temporaryFolder(), 'enquiries.sqlite');
    make(file);
    await expect(openSqlite(file)).rejects.toThrow(
      expect.objectContaining({
        name: 'StartError',
        message: expect.stringMatching(
          `^The database ${file} cannot be used \\([^\n]*\\): [^\n]* set DATA_DIR [^\n]*$`,
        ),
      }),
    );
  });
});

function fromLaterVersion(file: string): void {
  const database = new BetterSqlite3(file);
  database.exec(`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
    insert into kysely_migration values ('0001-enquiry', ''), ('9999-later', '')`);
  database.close();
}
