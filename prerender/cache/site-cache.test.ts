import { existsSync, mkdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { SiteCache } from './site-cache.ts';

test('the remains of a killed build are deleted after a day, and the folders of a running build are kept', () => {
  const folder = temporaryFolder();
  const cache = new SiteCache(folder);
  const [left, current] = ['renderer-left', 'renderer-current'].map(cache.unfinished) as [string, string];
  for (const each of [left, current]) mkdirSync(join(each, 'assets'), { recursive: true });
  const hoursAgo = Date.now() / 1000 - 25 * 3600;
  utimesSync(left, hoursAgo, hoursAgo);
  cache.prune();
  expect([left, current].map((each) => existsSync(each))).toEqual([false, true]);
});
