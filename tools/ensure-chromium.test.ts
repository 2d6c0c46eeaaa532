import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { ensureChromium } from './ensure-chromium.ts';

afterEach(() => vi.unstubAllEnvs());

function chromiumIs(script: string): string {
  const path = join(temporaryFolder(), 'chromium');
  writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  vi.stubEnv('CHROMIUM', path);
  return path;
}

const logged: string[] = [];
const ensure = () => ensureChromium((line) => logged.push(line));

it('the Chromium that CHROMIUM names is used', () => {
  const path = chromiumIs('exit 0');
  expect(ensure()).toEqual({ path });
});

it.each([
  ['is not there', () => vi.stubEnv('CHROMIUM', '/nowhere/chromium'), /\/nowhere\/chromium.*does not exist.*apt-get/],
  ['does not run', () => chromiumIs('echo libnss3.so: missing >&2; exit 127'), /does not run \(libnss3\.so: missing\)/],
])('a Chromium that %s is reported in one line with the fix', (_, setUp, problem) => {
  setUp();
  expect(ensure()).toEqual({ problem: expect.stringMatching(problem) as string });
  expect(ensure()).toEqual({ problem: expect.not.stringContaining('\n') as string });
  expect(logged).toEqual([]);
});
