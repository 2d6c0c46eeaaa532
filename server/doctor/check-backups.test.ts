import { join } from 'node:path';
import { mkdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { checkBackups } from './check-backups.ts';

const now = new Date('2026-11-22T12:00:00Z');

/** A folder with a backup for each age in hours; a negative age makes a current, empty one. */
function folderWith(...ages: number[]): string {
  const folder = temporaryFolder();
  for (const age of ages) {
    const file = join(folder, `enquiries-${age}.sqlite`);
    writeFileSync(file, age < 0 ? '' : 'x');
    const modifiedAt = new Date(now.getTime() - Math.max(0, age) * 3_600_000);
    utimesSync(file, modifiedAt, modifiedAt);
  }
  return folder;
}

const stateOf = (backupDir: string | undefined) =>
  checkBackups({ backupDir, dataDir: '/nowhere', databaseUrl: undefined }, now).state;

it('without a configured folder, backups are reported as missing', () => expect(stateOf(undefined)).toBe('missing'));

it('backups whose newest is at most 26 hours old are reported as ok', () =>
  expect(stateOf(folderWith(200, 25))).toBe('ok'));

it('files that are not finished backups are ignored', () => {
  const folder = folderWith(200);
  mkdirSync(join(folder, 'enquiries-old'));
  writeFileSync(join(folder, 'backup.log'), 'x');
  writeFileSync(join(folder, 'enquiries-new.dump.part'), 'x');
  symlinkSync('/nowhere', join(folder, 'enquiries-link'));
  expect(checkBackups({ backupDir: folder, dataDir: '/nowhere', databaseUrl: undefined }, now)).toMatchObject({
    state: 'wrong',
    message: expect.stringContaining('enquiries-200.sqlite'),
  });
});

it('an old backup, none, an empty one and a missing folder are reported as wrong', () => {
  expect(stateOf(folderWith(27, 200))).toBe('wrong');
  expect(stateOf(folderWith())).toBe('wrong');
  expect(stateOf(folderWith(-1))).toBe('wrong');
  expect(stateOf('/nowhere')).toBe('wrong');
});

it('the report says if the backup is on the database’s disk', () => {
  const backupDir = folderWith(1);
  expect(checkBackups({ backupDir, dataDir: temporaryFolder(), databaseUrl: undefined }, now).message).toContain(
    'same disk',
  );
});
