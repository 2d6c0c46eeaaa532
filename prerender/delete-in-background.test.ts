import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { deleteInBackground } from './delete-in-background.ts';

function folders() {
  const root = temporaryFolder();
  const former = join(root, 'former');
  mkdirSync(join(former, 'blog'), { recursive: true });
  writeFileSync(join(former, 'blog/index.html'), 'The former site');
  return { former, elsewhere: join(root, 'elsewhere') };
}

test('a folder is moved away immediately and deleted soon after', async () => {
  const { former, elsewhere } = folders();
  deleteInBackground(former, elsewhere);
  expect(existsSync(former)).toBe(false);
  await expect.poll(() => existsSync(elsewhere)).toBe(false);
});

test('a folder that cannot be moved is deleted immediately', () => {
  const { former, elsewhere } = folders();
  deleteInBackground(former, join(elsewhere, 'that/is/not/there'));
  expect(existsSync(former)).toBe(false);
});

test('a folder is deleted even if no process can be started', async () => {
  const { execPath } = process;
  onTestFinished(() => void (process.execPath = execPath));
  process.execPath = '/no/such/program';
  const { former, elsewhere } = folders();
  deleteInBackground(former, elsewhere);
  await expect.poll(() => existsSync(elsewhere)).toBe(false);
});

test('a missing folder is not an error', () => {
  const { former, elsewhere } = folders();
  expect(() => deleteInBackground(join(former, 'none'), elsewhere)).not.toThrow();
});
