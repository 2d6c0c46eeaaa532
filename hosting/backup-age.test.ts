import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const dayInSeconds = 86_400;

/** A root folder with backups of these ages in days; a name is its age. */
function machineWith(...ages: number[]) {
  const root = mkdtempSync(join(tmpdir(), 'backup-age-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const backups = join(root, 'var/backups/site');
  for (const folder of [backups, join(root, 'var/lib/site'), join(root, 'bin')]) mkdirSync(folder, { recursive: true });
  for (const age of ages) {
    const file = join(backups, `enquiries-${age}.sqlite`);
    writeFileSync(file, '');
    const made = Date.now() / 1000 - age * dayInSeconds;
    utimesSync(file, made, made);
  }
  return { root, backups };
}

/** Runs a line of a unit as systemd does, with its paths in `root`, and returns what it prints. */
function runLine(root: string, unit: string, key: string): string {
  const file = readFileSync(join(import.meta.dirname, 'systemd', unit), 'utf8');
  const line = new RegExp(`^${key}=(.*)$`, 'm').exec(file)?.[1] ?? '';
  const command = line.replaceAll(/(?<=[ =])\/(var|srv)\//g, `${root}/$1/`);
  const PATH = `${join(root, 'bin')}:${process.env['PATH']}`;
  return execFileSync('/bin/sh', ['-c', command], { encoding: 'utf8', env: { PATH } });
}

test('no backup is older than 14 days when the next night’s has been made, as the privacy policy promises', () => {
  const { root, backups } = machineWith(0, 12.9, 13.1, 14.1);
  runLine(root, 'site-backup.service', 'ExecStartPost');
  expect(readdirSync(backups)).toEqual(['enquiries-0.sqlite', 'enquiries-12.9.sqlite']);
});

test('only the newest backup is sent to the other store, with the settings and the list of erasures', () => {
  const { root } = machineWith(2, 0.5, 1);
  writeFileSync(join(root, 'var/lib/site/erasures'), '');
  writeFileSync(join(root, 'bin/restic'), '#!/bin/sh\nprintf "%s\\n" "$@"\n');
  chmodSync(join(root, 'bin/restic'), 0o755);
  const sent = runLine(root, 'site-offsite.service', 'ExecStart')
    .trim()
    .split('\n')
    .filter((word) => word.startsWith(root));
  expect(sent.map((path) => path.slice(root.length))).toEqual([
    '/srv/site/settings',
    '/var/lib/site/erasures',
    '/var/backups/site/enquiries-0.5.sqlite',
  ]);
});
