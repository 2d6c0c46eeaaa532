import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';
import { releaseParts } from '../faults/releases.ts';

const [, diff = ''] = /^```diff\n(.*?)^```$/ms.exec(readFileSync(join(projectRoot, 'docs/slack.md'), 'utf8')) ?? [];
const hasGit = spawnSync('git', ['--version']).status === 0;
const parts = [...releaseParts, 'content/schema', 'tools/lint', 'tsconfig.base.json', '.env.example'];
const touched = ['slack', 'channels/channels', 'config.test', 'start-message', 'env-example'];

test.runIf(hasGit)(
  'the channel of docs/slack.md applies to the project as is, compiles, and sends',
  { timeout: 300_000 },
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'slack-test-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    for (const part of parts) cpSync(join(projectRoot, part), join(folder, part), { recursive: true });
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'vitest.config.js'), 'export default {};\n');
    const run = (command: string, args: string[], input = '') => {
      const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, input, encoding: 'utf8' });
      return status === 0 ? 'well' : `${stdout}${stderr}`;
    };
    expect(run('git', ['apply', '-'], diff)).toBe('well');
    expect(run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'server', '--noEmit'])).toBe('well');
    const tests = touched.map((name) => `server/${name}`);
    expect(run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...tests])).toBe('well');
  },
);
