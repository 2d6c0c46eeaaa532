import { mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { exampleEnquiry } from '../../testing/example-enquiry.ts';
import { runningApp } from '../../testing/running-app.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import type { EnquiryRow } from '../database.ts';
import type { EnquiryStore } from '../enquiry-store.ts';
import { openSqliteStore } from './open-sqlite-store.ts';

const receivedAt = new Date('2026-11-21T18:00:00.000Z');

async function opened(
  file = join(temporaryFolder(), 'data/enquiries.sqlite'),
): Promise<{ file: string; store: EnquiryStore }> {
  const store = await openSqliteStore(file);
  onTestFinished(() => store.close());
  return { file, store };
}

/** What another process sees in the file. */
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

describe('the SQLite store', () => {
  it('keeps all of an enquiry, and when it was received', async () => {
    const { file, store } = await opened();
    await store.add(exampleEnquiry(), receivedAt);
    expect(rowsIn(file)).toEqual([
      {
        id: 1,
        key: expect.stringMatching(/^[0-9a-f]{64}$/),
        name: 'Ada Moreno',
        email: 'ada@example.com',
        phone: '(281) 555-0142',
        question: 'Could you build us\na booking system?',
        created: '2026-11-21T16:40:00.000Z',
        application_id: 9,
        received_at: '2026-11-21T18:00:00.000Z',
      },
    ]);
  });

  it('makes its folder and a file that only its owner can read', async () => {
    const { file } = await opened();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(`${file}-wal`).mode & 0o777).toBe(0o600);
    expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
  });

  it('keeps the same enquiry once, also among others of its group and after a restart', async () => {
    const { file, store } = await opened();
    await Promise.all([1, 2, 3].map(() => store.add(exampleEnquiry(), receivedAt)));
    await store.add(exampleEnquiry(), receivedAt);
    await store.close();
    const { store: again } = await opened(file);
    await again.add(exampleEnquiry(), new Date());
    await again.add(exampleEnquiry({ phone: '(281) 555-0143' }), receivedAt);
    expect(rowsIn(file).map(({ phone }) => phone)).toEqual(['(281) 555-0142', '(281) 555-0143']);
  });

  it('the same enquiry sent 32 times at once is answered 32 times and kept once', async () => {
    const { file, store } = await opened();
    const { ask } = await runningApp({ store });
    const answers = await Promise.all(
      Array.from({ length: 32 }, () => ask('/api/customerEnquiry', post(exampleEnquiry()))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(32).fill(201));
    expect(rowsIn(file)).toHaveLength(1);
  });

  it('an enquiry without an e-mail address is refused and nothing is stored', async () => {
    const { file, store } = await opened();
    const { ask } = await runningApp({ store });
    expect((await ask('/api/customerEnquiry', post({ ...exampleEnquiry(), email: '' }))).status).toBe(422);
    expect(rowsIn(file)).toEqual([]);
  });

  it('500 different enquiries at once are all kept', async () => {
    const { file, store } = await opened();
    const names = Array.from({ length: 500 }, (_, index) => `Person ${index}`);
    await Promise.all(names.map((name) => store.add(exampleEnquiry({ name }), receivedAt)));
    expect(
      rowsIn(file)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(names.sort());
  });

  it('locked by another process is answered with 503 while pages go on, and takes the enquiry afterwards', async () => {
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

  it('does not acknowledge what it writes into a file that is gone, and works when it is back', async () => {
    const { file, store } = await opened();
    renameSync(file, `${file}.moved`);
    await expect(store.add(exampleEnquiry(), receivedAt)).rejects.toThrow('moved or replaced');
    renameSync(`${file}.moved`, file);
    await store.add(exampleEnquiry(), receivedAt);
    expect(rowsIn(file)).toHaveLength(1);
  });

  it('is left as one file when it is closed', async () => {
    const { file, store } = await opened();
    await store.add(exampleEnquiry(), receivedAt);
    await store.close();
    expect(statSync(`${file}-wal`, { throwIfNoEntry: false })).toBeUndefined();
    await expect(store.add(exampleEnquiry(), receivedAt)).rejects.toThrow('closed');
  });

  test.each<[string, (file: string) => void]>([
    ['is no database', (file) => writeFileSync(file, 'this is a letter, not a database, and long enough to be read')],
    ['is a folder', (file) => mkdirSync(file)],
    ['comes from a later version', (file) => fromLaterVersion(file)],
  ])('a file that %s is named at start, with the fix', async (_, make) => {
    const file = join(temporaryFolder(), 'enquiries.sqlite');
    make(file);
    await expect(openSqliteStore(file)).rejects.toThrow(
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
