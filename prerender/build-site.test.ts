import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { buildSite } from './build-site.ts';

test('a build that cannot create its folders leaves none beside the site or in the cache', async () => {
  const root = temporaryFolder();
  const paths = (name: string) => ({ out: join(root, name), cache: join(root, `${name}-cache`) });
  // A file where the cache's folder should be.
  const withoutCache = paths('first');
  writeFileSync(withoutCache.cache, '');
  await expect(buildSite({ content: root, ...withoutCache })).rejects.toThrow('EEXIST');
  // A file where the folder around the site should be.
  const { cache } = paths('second');
  mkdirSync(cache);
  await expect(buildSite({ content: root, out: join(withoutCache.cache, 'dist'), cache })).rejects.toThrow('ENOTDIR');
  expect(readdirSync(root).toSorted()).toEqual(['first-cache', 'second-cache']);
  expect(readdirSync(cache)).toEqual([]);
});
