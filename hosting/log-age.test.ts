import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { temporaryFolder } from './testing/temporary-folder.ts';

/** Days after which the privacy policy says that nothing is left of a failed request. */
const promisedDays = 14;
const dayInSeconds = 86_400;

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');
const numberIn = (file: string, pattern: RegExp): number => Number(pattern.exec(read(file))?.[1]);

it('a line of nginx’s log is deleted before it is 14 days old, on a machine that runs every night', () => {
  // The line of a midnight is turned over at the next one, and deleted the set number of days later, an hour late at most.
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
    /** The days on which lines were noted that are still there. */
    notedDays: () =>
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
   * The age of each line in days, right before the next rotation. A rotation ends its day, so the next one is two days after the
   * beginning of this day; a line is as old as if it was written when its day began.
   */
  const ages: number[] = [];
  for (let day = 0; day < 40; day += 1) {
    if (day < 3 || day === 20) machine.writeLine(day);
    machine.rotate();
    ages.push(...machine.notedDays().map((noted) => day + 2 - noted));
  }
  expect(Math.max(...ages)).toBeLessThan(promisedDays);
  // The second in which logrotate looks decides whether `maxage` deletes a file a day before `rotate` does.
  expect(Math.max(...ages)).toBeGreaterThanOrEqual(promisedDays - 2);
  expect(machine.notedDays()).toEqual([]);
});
