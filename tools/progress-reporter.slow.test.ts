import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';

test('while tests run, the number of finished files is reported after each quarter', async () => {
  const folder = mkdtempSync(join(projectRoot, '.cache/progress-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'vitest.config.js'), 'export default {};\n');
  for (const name of ['one', 'two']) {
    writeFileSync(join(folder, `${name}.test.js`), "import { test } from 'vitest';\ntest('holds', () => {});\n");
  }
  const child = spawn(
    process.execPath,
    [
      join(projectRoot, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--root',
      folder,
      '--reporter',
      join(projectRoot, 'tools/progress-reporter.ts'),
    ],
    { cwd: folder, env: { ...process.env, PROGRESS_FD: '3' }, stdio: ['ignore', 'ignore', 'inherit', 'pipe'] },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  const [printed] = await Promise.all([text(child.stdio[3] as Readable), once(child, 'close')]);
  expect(printed).toBe('  1 of 2 test files\n  2 of 2 test files\n');
});
