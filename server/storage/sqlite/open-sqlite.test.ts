import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { enquiryUrl, json } from '../../testing/enquiry-requests.ts';
import { exampleEnquiry } from '../../testing/example-enquiry.ts';
import { startApp } from '../../testing/running-app.ts';
import { settleEventLoop } from '../../testing/simulated-time.ts';
import { enquiriesIn, openSqliteStore } from '../../testing/sqlite-store.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import type { EnquiryStore } from '../enquiry-store.ts';
import { openSqlite } from './open-sqlite.ts';

describe('a SQLite file', () => {
  it('is created together with its folder, both readable by their owner alone', async () => {
    const { file } = await openSqliteStore();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(`${file}-wal`).mode & 0o777).toBe(0o600);
    expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
  });

  it('is refused if a later version has changed its tables', async () => {
    const file = join(temporaryFolder(), 'data/enquiries.sqlite');
    await (await openSqlite(file)).kysely.destroy();
    const later = new BetterSqlite3(file);
    later.prepare('insert into kysely_migration values (?, ?)').run('9999-later', '2026-11-21T18:00:00.000Z');
    later.close();
    await expect(openSqlite(file)).rejects.toThrow(
      'a later version of this program has changed its tables, 9999-later: start that one, or restore the backup from before it',
    );
  });

  it('is refused with a reason even if a full disk left its marker file empty', async () => {
    const file = join(temporaryFolder(), 'enquiries.sqlite');
    writeFileSync(`${file}.changed`, '');
    await expect(openSqlite(file)).rejects.toThrow(
      `(${file} was changed while a server had it open: stop the server and its socket`,
    );
  });

  it('delays no pages while another process holds its lock, and stores an enquiry once the lock is released', async () => {
    const { file, store } = await openSqliteStore();
    let onAdding = (): void => {};
    const observedStore: EnquiryStore = {
      ...store,
      add(enquiry, submission) {
        onAdding();
        return store.add(enquiry, submission);
      },
    };
    const { ask } = await startApp({ store: observedStore });
    const other = new BetterSqlite3(file);
    onTestFinished(() => void other.close());
    other.exec('begin immediate');
    const answered: string[] = [];
    // Once is enough: on a busy machine a page may take longer than the database waits for the lock.
    for (let attempt = 0; attempt < 5 && answered.at(-2) !== 'page'; attempt += 1) {
      const isAdding = new Promise<void>((resolve) => (onAdding = resolve));
      const refused = ask(enquiryUrl, json(exampleEnquiry())).finally(() => answered.push('enquiry'));
      await isAdding;
      // By then the statement has begun that waits for the lock.
      for (let round = 0; round < 3; round += 1) await settleEventLoop();
      expect((await ask('/').finally(() => answered.push('page'))).status).toBe(200);
      const { status, headers } = await refused;
      expect({ status, retryAfter: headers['retry-after'] }).toEqual({ status: 503, retryAfter: '5' });
    }
    expect(answered.slice(-2)).toEqual(['page', 'enquiry']);
    other.exec('rollback');
    expect((await ask(enquiryUrl, json(exampleEnquiry()))).status).toBe(201);
    expect(enquiriesIn(file)).toHaveLength(1);
  });

  it('is a single file, without a log, once it is closed', async () => {
    const { file, store } = await openSqliteStore();
    const received = { receivedAt: new Date('2026-11-21T18:00:00.000Z') };
    await store.add(exampleEnquiry(), received);
    await store.close();
    expect(statSync(`${file}-wal`, { throwIfNoEntry: false })).toBeUndefined();
    await expect(store.add(exampleEnquiry(), received)).rejects.toThrow('closed');
  });

  it.each<[string, (file: string) => void]>([
    [
      'is not a database',
      (file) => writeFileSync(file, 'this is a letter, not a database, and long enough to be read'),
    ],
    ['is a folder', (file) => mkdirSync(file)],
    ['comes from a later version', (file) => writeLaterVersion(file)],
  ])('stops the start with its name and the fix if it %s', async (_, make) => {
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

function writeLaterVersion(file: string): void {
  const database = new BetterSqlite3(file);
  database.exec(`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
    insert into kysely_migration values ('0001-enquiry', ''), ('9999-later', '')`);
  database.close();
}
