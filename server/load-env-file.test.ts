import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { loadEnvFile } from './load-env-file.ts';

beforeEach(() => {
  vi.stubEnv('ENV_FILE', undefined);
  vi.stubEnv('PORT', undefined);
  vi.stubEnv('HOST', 'localhost');
});
afterEach(() => vi.unstubAllEnvs());

/** A project's folder with this file of settings. */
function homeWith(settings: string): string {
  const home = temporaryFolder();
  writeFileSync(join(home, '.env'), settings);
  return home;
}

test('settings of the file are added to the environment, whose own take precedence', () => {
  loadEnvFile(homeWith('PORT=8100\nHOST=0.0.0.0\n'));
  expect([process.env['PORT'], process.env['HOST']]).toEqual(['8100', 'localhost']);
});

test('the first setting counts in a file that begins with a byte order mark', () => {
  loadEnvFile(homeWith('\uFEFFPORT=8100\n'));
  expect(process.env['PORT']).toBe('8100');
});

test('without a file nothing is set', () => {
  loadEnvFile(temporaryFolder());
  expect(process.env['PORT']).toBeUndefined();
});

test('a link to a missing file is refused with its path', () => {
  const home = temporaryFolder();
  symlinkSync(join(home, 'missing'), join(home, '.env'));
  expect(() => loadEnvFile(home)).toThrow(`The settings in ${join(home, '.env')} cannot be read (ENOENT`);
});
