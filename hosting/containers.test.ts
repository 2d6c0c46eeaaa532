import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from './testing/temporary-folder.ts';

/** A host whose `docker` fails for every service or program in `broken`. */
function createHost(...broken: string[]) {
  const folder = temporaryFolder();
  const [bin, backups] = [join(folder, 'bin'), join(folder, 'backups')];
  for (const created of [bin, backups]) mkdirSync(created);
  const failing = broken.map((name) => `*${name}*) echo "${name} is broken" >&2; exit 1 ;;`).join('\n');
  writeFileSync(
    join(bin, 'docker'),
    `#!/bin/sh\ncase $* in\n${failing}\n*pg_dump*) echo dump ;;\n*alert.ts*) { echo "$*"; cat; } >>"${folder}/alerts" ;;\nesac\n`,
    { mode: 0o755 },
  );
  const lastAlerts = join(folder, 'last-alerts');
  const environment = { PATH: `${bin}:${process.env['PATH']}`, BACKUPS: backups, LAST_ALERTS: lastAlerts };
  return {
    backups,
    /** The file whose age is the time since the last alert of a command. */
    lastAlert: (command: string) => join(lastAlerts, folder, command),
    run: (command: string) =>
      spawnSync('sh', [join(import.meta.dirname, 'containers.sh'), folder, command], { env: environment }).status,
    readAlerts: () => readFileSync(join(folder, 'alerts'), 'utf8'),
    /** The commands that sent an alert, in order. */
    alerts: () =>
      [...readFileSync(join(folder, 'alerts'), 'utf8').matchAll(/alert\.ts site-(\w+)/g)].map(([, name]) => name),
  };
}

it('a backup of the containers is complete under its final name, and backups of 13 days ago are deleted', () => {
  const { backups, run } = createHost();
  for (const [name, days] of Object.entries({ kept: 12.6, old: 12.9 })) {
    const file = join(backups, `enquiries-${name}.dump`);
    writeFileSync(file, '');
    const modifiedAt = Date.now() / 1000 - days * 86_400;
    utimesSync(file, modifiedAt, modifiedAt);
  }
  expect(run('backup')).toBe(0);
  const [newBackup = '', ...kept] = readdirSync(backups).sort();
  expect(kept).toEqual(['enquiries-kept.dump']);
  expect(readFileSync(join(backups, newBackup), 'utf8')).toBe('dump\n');
});

it('a backup that fails replaces and deletes nothing, and the operator is told why', () => {
  const { backups, run, readAlerts } = createHost('pg_dump');
  writeFileSync(join(backups, 'enquiries-old.dump'), '');
  utimesSync(join(backups, 'enquiries-old.dump'), 0, 0);
  expect(run('backup')).toBe(1);
  expect(readdirSync(backups).filter((name) => name.endsWith('.dump'))).toEqual(['enquiries-old.dump']);
  expect(readAlerts()).toMatch(/alert\.ts site-backup\npg_dump is broken\n$/);
});

it('a server that is down is reported by the other one', () => {
  const { run, readAlerts } = createHost('site-one');
  expect(run('doctor')).toBe(1);
  expect(readAlerts()).toMatch(/site-two .*alert\.ts site-doctor\nsite-one is broken\n$/);
});

it('a lasting fault is reported once in six hours, as by site-alert@.service, and another command’s fault at once', () => {
  const { run, alerts, lastAlert } = createHost('doctor.ts', 'pg_dump');
  for (const command of ['doctor', 'doctor', 'backup', 'doctor']) expect(run(command)).toBe(1);
  expect(alerts()).toEqual(['doctor', 'backup']);
  const sixHoursAgo = Date.now() / 1000 - 6 * 3600;
  utimesSync(lastAlert('doctor'), sixHoursAgo + 60, sixHoursAgo + 60);
  run('doctor');
  expect(alerts()).toEqual(['doctor', 'backup']);
  utimesSync(lastAlert('doctor'), sixHoursAgo, sixHoursAgo);
  run('doctor');
  expect(alerts()).toEqual(['doctor', 'backup', 'doctor']);
});

it('an alert that could not be sent does not prevent the next one', () => {
  const { run, lastAlert } = createHost('doctor.ts', 'alert.ts');
  expect(run('doctor')).toBe(1);
  expect(existsSync(lastAlert('doctor'))).toBe(false);
});
