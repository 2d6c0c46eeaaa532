import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';

const { engines } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  engines: { node: string };
};
const oldestNode = engines.node.replace('>=', '');

/** Runs the check as npm does on this version of Node. */
function runCheck(version: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'check-node.js')], {
    encoding: 'utf8',
    env: { npm_config_user_agent: `npm/9.2.0 node/v${version} linux x64 workspaces/false` },
  });
  return { status, lines: (stdout + stderr).split('\n').filter(Boolean) };
}

test.each(['18.20.8', '20.18.3', '9.11.2'])('on Node %s, one line says what to install', (version) => {
  const { status, lines } = runCheck(version);
  expect(status).toBe(1);
  expect(lines).toEqual([
    expect.stringContaining(`npm runs on Node ${version}, which is too old: install Node ${oldestNode} `),
  ]);
});

test.each(['20.19.0', '22.12.0', '24.21.0', '100.0.0'])('on Node %s, nothing is printed', (version) => {
  expect(runCheck(version)).toEqual({ status: 0, lines: [] });
});
