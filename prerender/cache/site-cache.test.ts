import { existsSync, mkdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { SiteCache } from './site-cache.ts';

test('the folders of a killed build are deleted after a day, the folders of a running build stay', () => {
  const folder = temporaryFolder();
  const cache = new SiteCache(folder);
  const abandoned = cache.unfinished('renderer-abandoned');
  const current = cache.unfinished('renderer-current');
  for (const created of [abandoned, current]) mkdirSync(join(created, 'assets'), { recursive: true });
  const yesterday = Date.now() / 1000 - 25 * 3600;
  utimesSync(abandoned, yesterday, yesterday);
  cache.prune();
  expect([existsSync(abandoned), existsSync(current)]).toEqual([false, true]);
});
