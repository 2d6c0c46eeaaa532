import { join } from 'node:path';
import { mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { checkBackups } from './check-backups.ts';

/** `afterReading` is called right after a folder was read. */
const hooks = vi.hoisted(() => ({ afterReading: (): void => {} }));

vi.mock(import('node:fs'), async (original) => {
  const fs = await original();
  const readFolder = (...args: Parameters<typeof fs.readdirSync>) => {
    const entries = fs.readdirSync(...args);
    hooks.afterReading();
    return entries;
  };
  return { ...fs, readdirSync: readFolder as typeof fs.readdirSync };
});

const now = new Date('2026-11-22T12:00:00Z');

/** A folder with a backup of each age in hours. */
function folderWith(...ages: number[]): string {
  const folder = temporaryFolder();
  for (const age of ages) {
    const file = join(folder, `enquiries-${age}.sqlite`);
    writeFileSync(file, 'x');
    const modifiedAt = new Date(now.getTime() - age * 3_600_000);
    utimesSync(file, modifiedAt, modifiedAt);
  }
  return folder;
}

const stateOf = (backupDir: string | undefined) =>
  checkBackups({ backupDir, dataDir: '/nowhere', databaseUrl: undefined }, now).state;

it('without a configured folder, backups are reported as missing', () => expect(stateOf(undefined)).toBe('missing'));

it('backups whose newest is at most 26 hours old are reported as ok', () =>
  expect(stateOf(folderWith(200, 25))).toBe('ok'));

it.each([
  [0, '0 hours'],
  [1, '1 hour'],
  [25, '25 hours'],
])('the age of the newest backup is reported: %i h as %s', (hours, age) =>
  expect(
    checkBackups({ backupDir: folderWith(hours), dataDir: '/nowhere', databaseUrl: undefined }, now).message,
  ).toMatch(new RegExp(` is ${age} old`)),
);

it('files that are not finished backups are ignored', () => {
  const folder = folderWith(200);
  mkdirSync(join(folder, 'enquiries-old.sqlite'));
  writeFileSync(join(folder, 'backup.log'), 'x');
  writeFileSync(join(folder, 'enquiries-new.dump.part'), 'x');
  symlinkSync('/nowhere', join(folder, 'enquiries-link.sqlite'));
  expect(checkBackups({ backupDir: folder, dataDir: '/nowhere', databaseUrl: undefined }, now)).toMatchObject({
    state: 'wrong',
    message: expect.stringContaining('enquiries-200.sqlite'),
  });
});

it('the database itself is not a backup in a folder that has both', () => {
  const folder = folderWith(200);
  for (const end of ['', '.changed']) writeFileSync(join(folder, `enquiries.sqlite${end}`), 'x');
  expect(checkBackups({ backupDir: folder, dataDir: folder, databaseUrl: undefined }, now)).toMatchObject({
    state: 'wrong',
    message: expect.stringContaining('enquiries-200.sqlite'),
  });
});

it('a backup that is deleted during the check does not hide the others', () => {
  const folder = folderWith(25, 300);
  hooks.afterReading = () => rmSync(join(folder, 'enquiries-300.sqlite'), { force: true });
  onTestFinished(() => void (hooks.afterReading = () => {}));
  expect(stateOf(folder)).toBe('ok');
});

it('an old backup, none, an empty one and a missing folder are reported as wrong', () => {
  expect(stateOf(folderWith(27, 200))).toBe('wrong');
  expect(stateOf(folderWith())).toBe('wrong');
  const folderWithEmptyBackup = folderWith();
  writeFileSync(join(folderWithEmptyBackup, 'enquiries-empty.sqlite'), '');
  utimesSync(join(folderWithEmptyBackup, 'enquiries-empty.sqlite'), now, now);
  expect(stateOf(folderWithEmptyBackup)).toBe('wrong');
  expect(stateOf('/nowhere')).toBe('wrong');
});

it('a backup dated in the future, made while a clock was ahead, does not hide that newer ones are missing', () => {
  const folder = folderWith(200);
  const future = new Date('2027-10-21T12:00:00Z');
  writeFileSync(join(folder, 'enquiries-ahead.sqlite'), 'x');
  utimesSync(join(folder, 'enquiries-ahead.sqlite'), future, future);
  const check = () => checkBackups({ backupDir: folder, dataDir: '/nowhere', databaseUrl: undefined }, now);
  expect(check()).toMatchObject({
    state: 'wrong',
    message: expect.stringContaining('enquiries-200.sqlite'),
  });
  rmSync(join(folder, 'enquiries-200.sqlite'));
  expect(check()).toMatchObject({ state: 'wrong', message: expect.stringContaining('is dated in the future') });
});

it('a backup dated a minute ahead, by another machine’s clock, is new', () => {
  const folder = folderWith(200);
  const soon = new Date(now.getTime() + 60_000);
  writeFileSync(join(folder, 'enquiries-new.sqlite'), 'x');
  utimesSync(join(folder, 'enquiries-new.sqlite'), soon, soon);
  expect(stateOf(folder)).toBe('ok');
});

it('the report says that the backup is on the database’s disk', () => {
  const backupDir = folderWith(1);
  expect(checkBackups({ backupDir, dataDir: temporaryFolder(), databaseUrl: undefined }, now).message).toContain(
    'same disk',
  );
});
