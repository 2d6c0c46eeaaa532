import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SiteCache } from './site-cache.ts';

test('the remains of a killed build are deleted after a day, and the folders of a running build are kept', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-cache-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const cache = new SiteCache(folder);
  const [left, current] = ['renderer-left', 'renderer-current'].map(cache.unfinished) as [string, string];
  for (const each of [left, current]) mkdirSync(join(each, 'assets'), { recursive: true });
  const hoursAgo = Date.now() / 1000 - 25 * 3600;
  utimesSync(left, hoursAgo, hoursAgo);
  cache.prune();
  expect([left, current].map((each) => existsSync(each))).toEqual([false, true]);
});
