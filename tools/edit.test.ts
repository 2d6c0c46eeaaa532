import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';

const editor = join(import.meta.dirname, 'edit.ts');

test.each(['SIGINT', 'SIGHUP'] as const)(
  'the editor leaves no copy of the content behind when %s ends it',
  async (signal) => {
    const folder = temporaryFolder();
    const child = spawn(process.execPath, [editor], {
      env: { PATH: process.env['PATH'], TMPDIR: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const ended = once(child, 'close');
    // The address is printed once everything is set up.
    await once(child.stdout, 'data');
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^editor-preview-/)]);
    child.kill(signal);
    await ended;
    expect(readdirSync(folder)).toEqual([]);
  },
);

test('the editor is not started with an option that it does not have', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [editor, '--help'], {
    encoding: 'utf8',
    timeout: 120_000,
  });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('PORT=8081 npm run edit');
});

test('the editor says in one line what is wrong with the setting PORT', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [editor], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], PORT: '80a' },
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: 'PORT is "80a": set it to a whole number from 0 to 65535, such as 8080.\n',
  });
});
