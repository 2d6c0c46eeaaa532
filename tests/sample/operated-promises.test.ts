import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';

/** The first group of the first match of `pattern` in a file. */
function valueIn(file: string, pattern: RegExp): string {
  const [, value] = pattern.exec(readFileSync(join(projectRoot, file), 'utf8')) ?? [];
  if (value === undefined) throw new Error(`${file} has no ${String(pattern)}`);
  return value;
}

test('the privacy policy promises the maximum ages of logs and backups that the tests of hosting/ enforce', () => {
  const policy = 'content/pages/privacy-policy.yaml';
  expect(valueIn(policy, /the web server may note .*; it deletes both after (\d+) days\./)).toBe(
    valueIn('hosting/log-age.test.ts', /^const promisedDays = (\d+);/m),
  );
  expect(valueIn(policy, /Backups are gone (\d+) days later\./)).toBe(
    valueIn('hosting/backup-age.test.ts', /^it\('no backup is older than (\d+) days/m),
  );
});

test('the nightly release is timed in the company’s time zone', () => {
  expect(valueIn('hosting/systemd/site-publish.timer', /^OnCalendar=.* (\S+)$/m)).toBe(
    valueIn('content/company.yaml', /^timeZone: (\S+)$/m),
  );
});
