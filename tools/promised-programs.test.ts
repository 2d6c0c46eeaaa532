import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '#prerender/project-root.ts';
import { isSample } from './content-folder.ts';
import { missingPromisedPrograms } from './promised-programs.ts';

const workflow = join(projectRoot, '.github/workflows/check.yml');

/** The names of Debian packages that differ from the program's name, by program. */
const packages: Record<string, string> = { promtool: 'prometheus', 'systemd-analyze': 'systemd' };

test('a promised program that is not installed is reported with the fix', () => {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'restic'), '');
  chmodSync(join(folder, 'restic'), 0o755);
  expect(missingPromisedPrograms({ PROMISED_PROGRAMS: 'restic promtool', PATH: `/none:${folder}` })).toEqual([
    'There is no promtool, which PROMISED_PROGRAMS names: tests that need it would be skipped. Install it, or remove it from there',
  ]);
  expect(missingPromisedPrograms({ PATH: folder })).toEqual([]);
});

test.runIf(existsSync(workflow))('CI promises the programs without which tests are skipped, and installs them', () => {
  const { env, jobs } = parse(readFileSync(workflow, 'utf8')) as {
    env: Record<string, string>;
    jobs: Record<string, { steps: { run?: string }[] }>;
  };
  const promised = env['PROMISED_PROGRAMS']?.split(' ') ?? [];
  expect(promised.toSorted()).toEqual(
    ['caddy', 'git', 'logrotate', 'nginx', 'openssl', 'promtool', 'rclone', 'restic', 'systemd-analyze'].toSorted(),
  );
  for (const job of isSample ? ['test', 'companies'] : ['test']) {
    const installed = jobs[job]?.steps.flatMap(({ run = '' }) => run.split(/\s+/));
    for (const program of promised) expect(installed, `${job}: ${program}`).toContain(packages[program] ?? program);
  }
});
