import {
  chmodSync,
  copyFileSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { beforeEach, describe, expect, it } from 'vitest';
import { exampleEnquiry } from '../../testing/example-enquiry.ts';
import { createPatientStore } from '../../testing/patient-store.ts';
import { namesIn } from '../../testing/sqlite-store.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { backUpSqlite } from './back-up-sqlite.ts';
import { openSqlite } from './open-sqlite.ts';
import { restoreSqlite } from './restore-sqlite.ts';

const now = new Date('2026-11-22T18:00:00Z');
const nobodyErased = (): boolean => false;

async function add(file: string, name: string): Promise<void> {
  const store = createPatientStore(await openSqlite(file, { forServer: true }));
  await store.add(exampleEnquiry({ name }), { receivedAt: now }).finally(() => store.close());
}

/** Adds an enquiry as a server that is then killed does: the enquiry is only in the log. */
async function addAndDie(file: string, name: string): Promise<void> {
  const store = createPatientStore(await openSqlite(file, { forServer: true }));
  await store.add(exampleEnquiry({ name }), { receivedAt: now });
  for (const end of ['', '-wal']) copyFileSync(file + end, `${file}${end}.left`);
  await store.close();
  for (const end of ['', '-wal']) {
    copyFileSync(`${file}${end}.left`, file + end);
    rmSync(`${file}${end}.left`);
  }
}

describe('restoring a SQLite file', () => {
  let file: string;
  let backup: string;
  beforeEach(async () => {
    const folder = temporaryFolder();
    file = join(folder, 'data/enquiries.sqlite');
    backup = join(folder, 'backup.sqlite');
    await add(file, 'Before');
    await backUpSqlite(file, backup);
    await add(file, 'After');
  });

  it('replaces the database with the backup and keeps the old one', () => {
    const { enquiryCount, keptPath } = restoreSqlite(file, backup, now, nobodyErased);
    expect(enquiryCount).toBe(1);
    expect(namesIn(file)).toEqual(['Before']);
    expect(namesIn(keptPath ?? '')).toEqual(['Before', 'After']);
    expect(namesIn(backup)).toEqual(['Before']);
  });

  it('leaves out erased people, and nothing of them is readable in the file', async () => {
    await add(file, 'Erased Person');
    await backUpSqlite(file, `${backup}-2`);
    const isErased = ({ id }: { id: number }): boolean => id === 3;
    expect(restoreSqlite(file, `${backup}-2`, now, isErased)).toMatchObject({ enquiryCount: 2, erasedCount: 1 });
    expect(namesIn(file)).toEqual(['Before', 'After']);
    expect(readFileSync(file, 'latin1')).not.toContain('Erased Person');
  });

  it.each(['644', '400'])(
    'makes a database that its owner alone can read and write from a backup with the mode %s',
    (mode) => {
      chmodSync(backup, mode);
      restoreSqlite(file, backup, now, nobodyErased);
      expect(statSync(file).mode & 0o777).toBe(0o600);
    },
  );

  it('leaves no log of the old database beside the new one', () => {
    for (const end of ['-wal', '-shm']) writeFileSync(file + end, 'of another database');
    restoreSqlite(file, backup, now, nobodyErased);
    const remainingFiles = readdirSync(dirname(file)).filter((name) => !name.includes('.before-'));
    expect(remainingFiles.sort()).toEqual(['enquiries.sqlite', 'enquiries.sqlite.lock']);
  });

  it('keeps the database of a killed server as one file, with all that its log had', async () => {
    await addAndDie(file, 'Last');
    const { keptPath = '', keptLog } = restoreSqlite(file, backup, now, nobodyErased);
    expect(keptLog).toBeUndefined();
    expect(readdirSync(dirname(file)).filter((name) => name.includes('.before-'))).toEqual([basename(keptPath)]);
    expect(namesIn(keptPath)).toEqual(['Before', 'After', 'Last']);
  });

  it.each(['', '.restoring'])(
    'does not roll the journal that a killed command left beside FILE%s back into the restored database',
    (ending) => {
      const database = new BetterSqlite3(file);
      // With both, the journal is complete on disk before the commit.
      for (const pragma of ['journal_mode = delete', 'synchronous = off']) database.pragma(pragma);
      database.exec("begin; update enquiry set name = 'Unfinished'");
      const journal = readFileSync(`${file}-journal`);
      database.exec('rollback');
      database.close();
      writeFileSync(`${file}${ending}-journal`, journal);
      const { keptPath = '' } = restoreSqlite(file, backup, now, nobodyErased);
      expect(namesIn(file)).toEqual(['Before']);
      expect(namesIn(keptPath)).toEqual(['Before', 'After']);
      expect(readdirSync(dirname(file)).filter((name) => name.endsWith('-journal'))).toEqual([]);
    },
  );

  it('does not pair the database with the log of a copy that somebody deleted', async () => {
    await addAndDie(file, 'Last');
    const log = readFileSync(`${file}-wal`);
    const first = restoreSqlite(file, backup, now, nobodyErased).keptPath ?? '';
    rmSync(first);
    writeFileSync(`${first}-wal`, log);
    await add(file, 'Later');
    const { keptPath = '' } = restoreSqlite(file, backup, new Date('2026-12-01T18:00:00Z'), nobodyErased);
    expect(keptPath).not.toBe(first);
    expect(namesIn(keptPath)).toEqual(['Before', 'Later']);
  });

  it.each([
    ['is too damaged to be opened', 'no longer a database. '.repeat(400)],
    ['was emptied', ''],
  ])('names the log of a database that %s, and leaves it', (_, content) => {
    writeFileSync(file, content);
    writeFileSync(`${file}-wal`, 'a log');
    const { keptPath, keptLog = '' } = restoreSqlite(file, backup, now, nobodyErased);
    expect(keptLog).toBe(`${keptPath}-wal`);
    expect(readFileSync(keptLog, 'utf8')).toBe('a log');
  });

  it('changes nothing while a server is running', async () => {
    const { kysely } = await openSqlite(file, { forServer: true });
    await kysely.selectFrom('enquiry').select('id').execute();
    expect(() => restoreSqlite(file, backup, now, nobodyErased)).toThrow(
      /another server has it open\. First stop the server and its socket/,
    );
    await kysely.destroy();
    expect(namesIn(file)).toEqual(['Before', 'After']);
  });

  it('changes nothing when the lock is damaged, and does not ask for a server to be stopped', () => {
    writeFileSync(`${file}.lock`, 'a letter, long enough to be read as one, and no more than that. '.repeat(20));
    expect(() => restoreSqlite(file, backup, now, nobodyErased)).toThrow(
      /\.lock cannot be used \(file is not a database\)\. Delete it/,
    );
    expect(namesIn(file)).toEqual(['Before', 'After']);
  });

  it.each<[string, () => void]>([
    ['is cut off', () => truncateSync(backup, 8192)],
    [
      'is not a database',
      () => writeFileSync(backup, 'a letter, long enough to be read as one, and no more than that'),
    ],
    ['is a database of another program', () => writeOtherDatabase(backup)],
    ['has a log beside it', () => writeFileSync(`${backup}-wal`, '')],
  ])('changes nothing when the backup %s', (_, damage) => {
    damage();
    expect(() => restoreSqlite(file, backup, now, nobodyErased)).toThrow(/^Nothing was restored: .* cannot be used/);
    expect(namesIn(file)).toEqual(['Before', 'After']);
  });

  it('changes nothing when the marker file of an interrupted restore cannot be written', () => {
    symlinkSync('/nowhere/marker', `${file}.changed`);
    expect(() => restoreSqlite(file, backup, now, nobodyErased)).toThrow(/^Nothing was restored: .*\.changed cannot/);
    rmSync(`${file}.changed`);
    expect(namesIn(file)).toEqual(['Before', 'After']);
  });

  it('deletes the marker file of a changed database, with which a server refuses to start', async () => {
    writeFileSync(`${file}.changed`, 'it was emptied');
    await expect(openSqlite(file)).rejects.toThrow('restore FILE');
    restoreSqlite(file, backup, now, nobodyErased);
    await add(file, 'Later');
    expect(namesIn(file)).toEqual(['Before', 'Later']);
  });
});

function writeOtherDatabase(path: string): void {
  truncateSync(path);
  const database = new BetterSqlite3(path);
  database.exec('create table note (words text)');
  database.close();
}
