import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasGit } from '#hosting/testing/test-repository.ts';
import { projectRoot } from '#prerender/project-root.ts';

const walk = readFileSync(join(projectRoot, 'docs/first-walk.md'), 'utf8');
const diffs = [...walk.matchAll(/^```diff\n(.*?)^```$/gms)].map(([, diff = '']) => diff);

test.runIf(hasGit)('each diff of docs/first-walk.md applies to the project as it is', () => {
  expect(diffs).toHaveLength(3);
  for (const diff of diffs) {
    const { status, stderr } = spawnSync('git', ['apply', '--check', '--unidiff-zero', '-'], {
      cwd: projectRoot,
      input: diff,
    });
    expect(status, stderr.toString()).toBe(0);
  }
});
