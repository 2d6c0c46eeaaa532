import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from './testing/temporary-folder.ts';

const dayInSeconds = 86_400;

/** Makes a root folder with backups of these ages in days, which are also in their names. */
function machineWith(...ages: number[]) {
  const root = temporaryFolder();
  const backups = join(root, 'var/backups/site');
  for (const folder of [backups, join(root, 'var/lib/site'), join(root, 'bin')]) mkdirSync(folder, { recursive: true });
  for (const age of ages) {
    const file = join(backups, `enquiries-${age}.sqlite`);
    writeFileSync(file, '');
    const modifiedAt = Date.now() / 1000 - age * dayInSeconds;
    utimesSync(file, modifiedAt, modifiedAt);
  }
  return { root, backups };
}

/** Runs the command `key` of a unit as systemd does, with its paths in `root`, and returns what it prints. */
function runUnitCommand(root: string, unit: string, key: string): string {
  const file = readFileSync(join(import.meta.dirname, 'systemd', unit), 'utf8');
  const line = new RegExp(`^${key}=(.*)$`, 'm').exec(file)?.[1] ?? '';
  const command = line.replaceAll(/(?<=[ =])\/(var|srv)\//g, `${root}/$1/`);
  const PATH = `${join(root, 'bin')}:${process.env['PATH']}`;
  return execFileSync('/bin/sh', ['-c', command], { encoding: 'utf8', env: { PATH } });
}

it('no backup is older than 14 days when the next night’s has been made, as the privacy policy promises', () => {
  // 12.9 days is the age of a backup of 13 nights ago if tonight's run is earlier in the timer's ten minutes, or the clock was set.
  const { root, backups } = machineWith(0, 12.1, 12.6, 12.9, 13.1, 14.1);
  runUnitCommand(root, 'site-backup.service', 'ExecStartPost');
  expect(readdirSync(backups).sort()).toEqual(['0', '12.1', '12.6'].map((age) => `enquiries-${age}.sqlite`));
});

it('no backup in the store off the machine is older than 14 days when the nightly command of the manual has run', () => {
  const manual = readFileSync(join(import.meta.dirname, '../docs/backups.md'), 'utf8');
  const [, days, hours = 0] = /restic forget .* --keep-within (\d+)d(?:(\d+)h)? --prune/.exec(manual) ?? [];
  // A copy made for an erasure holds last night's backup, and outlives its limit by up to the day between two runs.
  expect(Number(days) + Number(hours) / 24 + 1 + 1).toBeLessThan(14);
});

/** Installs a restic that prints its arguments, copies the list of erasures to `store`, and then runs `then`. */
function installFakeRestic(root: string, then = ''): void {
  const file = join(root, 'bin/restic');
  writeFileSync(file, `#!/bin/sh\nprintf "%s\\n" "$@"\ncp ${root}/var/lib/site/erasures ${root}/store\n${then}\n`);
  chmodSync(file, 0o755);
}

it('an erasure that is added while the list is being sent is sent as well', () => {
  const { root } = machineWith(1);
  const list = join(root, 'var/lib/site/erasures');
  writeFileSync(list, 'one\n');
  installFakeRestic(root, `test $(wc -l <${list}) = 3 || echo another >>${list}`);
  runUnitCommand(root, 'site-offsite.service', 'ExecStart');
  expect(readFileSync(join(root, 'store'), 'utf8')).toBe('one\nanother\nanother\n');
});

it.for(['enquiries-2.sqlite.part-4711', 'enquiries-2.dump.part'])(
  'an unfinished backup such as %s is not taken for the newest',
  (unfinished) => {
    const { root, backups } = machineWith(1);
    writeFileSync(join(root, 'var/lib/site/erasures'), '');
    writeFileSync(join(backups, unfinished), '');
    installFakeRestic(root);
    const sentPaths = runUnitCommand(root, 'site-offsite.service', 'ExecStart');
    expect(sentPaths).toContain('enquiries-1.sqlite');
    expect(sentPaths).not.toContain('part');
  },
);

it('a dump of PostgreSQL gets its final name only when it is complete', () => {
  const { root, backups } = machineWith();
  const file = readFileSync(join(import.meta.dirname, 'postgres-backup.conf'), 'utf8');
  const [, line = ''] = /^ExecStart=(.+)$/m.exec(file) ?? [];
  const command = line.replaceAll('%%', '%').replace('/var/', `${root}/var/`);
  writeFileSync(join(root, 'bin/pg_dump'), '#!/bin/sh\n: >"${2#*=}"; exit "$FAILS"\n');
  chmodSync(join(root, 'bin/pg_dump'), 0o755);
  const dump = (FAILS: string): void =>
    void execFileSync('/bin/sh', ['-c', command], {
      stdio: 'ignore',
      env: { PATH: `${join(root, 'bin')}:${process.env['PATH']}`, FAILS, DATABASE_URL: 'postgres://x/site' },
    });
  expect(() => dump('1')).toThrow('Command failed');
  expect(readdirSync(backups)).toEqual([expect.stringMatching(/\.dump\.part$/)]);
  dump('0');
  expect(readdirSync(backups).filter((name) => name.endsWith('.dump'))).toHaveLength(1);
});

it('only the newest backup is sent to the other store, with the settings and the list of erasures', () => {
  const { root } = machineWith(2, 0.5, 1);
  writeFileSync(join(root, 'var/lib/site/erasures'), '');
  installFakeRestic(root);
  const sentPaths = runUnitCommand(root, 'site-offsite.service', 'ExecStart')
    .trim()
    .split('\n')
    .filter((word) => word.startsWith(root));
  expect(sentPaths.map((path) => path.slice(root.length))).toEqual([
    '/srv/site/settings',
    '/var/lib/site/erasures',
    '/var/backups/site/enquiries-0.5.sqlite',
  ]);
});
