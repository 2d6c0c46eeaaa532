import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { compiledPackages, type LockFile } from './compiled-packages.ts';

test('`npm ci` compiles nothing and needs no Python, with any npm', () => {
  const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as LockFile;
  expect(
    compiledPackages(projectRoot, lock),
    'these need "gypfile": false in package-lock.json: run node tools/patch-lock-file.ts, and commit what it writes',
  ).toEqual([]);
});

test('a package with a binding.gyp is compiled unless the lock file or its own install script prevents that', () => {
  const root = temporaryFolder();
  const add = (name: string, scripts: object) => {
    mkdirSync(join(root, name));
    writeFileSync(join(root, name, 'binding.gyp'), '');
    writeFileSync(join(root, name, 'package.json'), JSON.stringify({ scripts }));
  };
  add('compiled', { test: 'true' });
  add('told', {});
  add('fetched', { install: 'fetch-what-was-compiled' });
  const packages = { '': {}, compiled: {}, told: { gypfile: false }, fetched: {}, 'not-installed': {} };
  expect(compiledPackages(root, { packages })).toEqual(['compiled']);
});
