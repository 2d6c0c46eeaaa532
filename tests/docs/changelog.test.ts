import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';
import { projectVersion } from '#prerender/release-name.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

test('the newest entry of the changelog has the version of package.json and of its lock file', () => {
  const [, newest] = /^## (\d+\.\d+\.\d+),/m.exec(read('CHANGELOG.md')) ?? [];
  expect(newest).toBe(projectVersion());
  expect((JSON.parse(read('package-lock.json')) as { version: string }).version).toBe(projectVersion());
});
