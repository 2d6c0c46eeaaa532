import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, 'systemd');
const services = readdirSync(folder).filter((name) => name.endsWith('.service'));
const hasSystemdAnalyze = spawnSync('systemd-analyze', ['--version']).status === 0;

describe('the units', () => {
  it.runIf(hasSystemdAnalyze).each(services)('%s has an exposure below 3 of 10, as systemd rates it', (name) => {
    const report = execFileSync('systemd-analyze', ['security', '--offline=true', '--no-pager', join(folder, name)], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], LANG: 'C' },
    });
    expect(Number(/Overall exposure level for .*: ([\d.]+)/.exec(report)?.[1])).toBeLessThan(3);
  });

  it.runIf(hasSystemdAnalyze)('the nightly release begins after midnight in a named time zone', () => {
    const timer = readFileSync(join(folder, 'site-publish.timer'), 'utf8');
    const [, time = ''] = /^OnCalendar=(.*)$/m.exec(timer) ?? [];
    expect(time).toMatch(/ 00:\d\d:00 \w+\/\w+$/);
    execFileSync('systemd-analyze', ['calendar', time]);
  });

  // A service that starts the alert in another way also names it: otherwise systemd forgets that it may run only once in six hours.
  it('every service except the alert itself names the alert for its failure', () => {
    const withoutAlert = services.filter(
      (name) => !/^OnFailure=site-alert@%n\.service$/m.test(readFileSync(join(folder, name), 'utf8')),
    );
    expect(withoutAlert).toEqual(['site-alert@.service']);
  });
});
