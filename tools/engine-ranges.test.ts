import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';
import type { LockFile } from './compiled-packages.ts';
import { needlessEngineRanges } from './engine-ranges.ts';

test('`npm ci` on the oldest Node prints no needless engine warning', () => {
  const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as LockFile;
  expect(
    needlessEngineRanges(lock),
    'npm would warn of these: run node tools/patch-lock-file.ts, and commit what it writes',
  ).toEqual([]);
});

test('an engine range is needless if it includes the Node that the project brings', () => {
  const packages = {
    '': { engines: { node: '>=20.19' } },
    'node_modules/node': { version: '24.21.0' },
    'node_modules/any': { engines: { node: '>=18' } },
    'node_modules/newer': { engines: { node: '^22.12 || >=24' } },
    'node_modules/too-new': { engines: { node: '>=26' } },
    'node_modules/silent': {},
  };
  expect(needlessEngineRanges({ packages })).toEqual(['node_modules/newer']);
});
