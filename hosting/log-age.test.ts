import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { temporaryFolder } from './testing/temporary-folder.ts';

/** The number of days after which, according to the privacy policy, nothing is left of a failed request. */
const promisedDays = 14;
const dayInSeconds = 86_400;

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');
const numberIn = (file: string, pattern: RegExp): number => Number(pattern.exec(read(file))?.[1]);

it('a line of nginx’s log is deleted before it is 14 days old, on a machine that runs every night', () => {
  // A line written at midnight is rotated at the next midnight and deleted the set number of days later, at most an hour late.
  expect(1 + numberIn('logrotate', /^\trotate (\d+)$/m)).toBeLessThan(promisedDays);
});

it('a line of the journal is deleted before it is 14 days old', () => {
  const days = (key: string): number => numberIn('journald.conf', new RegExp(`^${key}=(\\d+)day$`, 'm'));
  expect(days('MaxRetentionSec') + days('MaxFileSec')).toBeLessThanOrEqual(promisedDays);
});

const hasLogrotate = spawnSync('logrotate', ['--version']).status === 0;

/** A machine whose clock is moved by making its files older. */
function machineWithLogs() {
  const folder = temporaryFolder();
  const log = join(folder, 'error.log');
  const [stateFile, settingsFile] = [join(folder, 'state'), join(folder, 'settings')];
  const testSettings = read('logrotate')
    .replace('/var/log/nginx/', `${folder}/`)
    .replace('create 0640 www-data adm', 'create')
    .replace(/invoke-rc\.d .*/, 'true');
  writeFileSync(settingsFile, testSettings, { mode: 0o600 });
  writeFileSync(log, '');
  const files = () => readdirSync(folder).filter((name) => name.startsWith('error.log'));
  return {
    writeLine: (day: number) => writeFileSync(log, `${day}\n`),
    rotate() {
      for (const name of files()) {
        const older = statSync(join(folder, name)).mtimeMs / 1000 - dayInSeconds;
        utimesSync(join(folder, name), older, older);
      }
      const yesterday = new Date(Date.now() - dayInSeconds * 1000);
      const date = `${yesterday.getFullYear()}-${yesterday.getMonth() + 1}-${yesterday.getDate()}-0:0:0`;
      writeFileSync(stateFile, `logrotate state -- version 2\n"${log}" ${date}\n`, { mode: 0o600 });
      const { status, stderr } = spawnSync('logrotate', ['--state', stateFile, settingsFile], { encoding: 'utf8' });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    },
    /** The days on which the remaining lines were written. */
    writtenDays: () =>
      files().flatMap((name) => {
        const bytes = readFileSync(join(folder, name));
        return String(name.endsWith('.gz') ? gunzipSync(bytes) : bytes)
          .split('\n')
          .filter(Boolean)
          .map(Number);
      }),
  };
}

it.runIf(hasLogrotate)('logrotate deletes the lines of one day even if no request fails on the days after', () => {
  const machine = machineWithLogs();
  /**
   * The age of each line in days, right before the next rotation. A day ends with its rotation, so the next rotation is two days
   * after this day's beginning. A line counts as written at the beginning of its day.
   */
  const ages: number[] = [];
  for (let day = 0; day < 40; day += 1) {
    if (day < 3 || day === 20) machine.writeLine(day);
    machine.rotate();
    ages.push(...machine.writtenDays().map((writtenDay) => day + 2 - writtenDay));
  }
  expect(Math.max(...ages)).toBeLessThan(promisedDays);
  // Depending on the second in which logrotate runs, `maxage` may delete a file a day before `rotate` does.
  expect(Math.max(...ages)).toBeGreaterThanOrEqual(promisedDays - 2);
  expect(machine.writtenDays()).toEqual([]);
});
