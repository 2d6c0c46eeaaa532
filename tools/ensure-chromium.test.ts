import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { ensureChromium } from './ensure-chromium.ts';

afterEach(() => vi.unstubAllEnvs());

/** Makes CHROMIUM name a program that runs this script. Returns its path. */
function stubChromium(script: string): string {
  const path = join(temporaryFolder(), 'chromium');
  writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  vi.stubEnv('CHROMIUM', path);
  return path;
}

const loggedLines: string[] = [];
const ensure = () => ensureChromium((line) => loggedLines.push(line));

test('the Chromium that CHROMIUM names is used', () => {
  const path = stubChromium('exit 0');
  expect(ensure()).toEqual({ path });
});

test.each([
  ['is not there', () => vi.stubEnv('CHROMIUM', '/nowhere/chromium'), /\/nowhere\/chromium.*does not exist.*apt-get/],
  [
    'does not run',
    () => stubChromium('echo libnss3.so: missing >&2; exit 127'),
    /does not run \(libnss3\.so: missing\).*apt-get/,
  ],
])('a Chromium that %s is reported in one line with the fix', (_, setUp, problem) => {
  setUp();
  expect(ensure()).toEqual({ problem: expect.stringMatching(problem) as string });
  expect(ensure()).toEqual({ problem: expect.not.stringContaining('\n') as string });
  expect(loggedLines).toEqual([]);
});
