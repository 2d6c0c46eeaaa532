import { readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { BuildCache } from './build-cache.ts';

const content = { html: 'the result of a build, longer than a checksum' };

test('an entry can be read by a later build', () => {
  const folder = temporaryFolder();
  new BuildCache<typeof content>(folder).write('entry', content);
  expect(new BuildCache<typeof content>(folder).read('entry')).toEqual(content);
  expect(readdirSync(folder)).toEqual(['entry']);
});

// The last one is a checksum of another content, before JSON that could be read.
for (const [state, damage] of [
  ['was deleted', (file: string) => rmSync(file)],
  ['is empty', (file: string) => truncateSync(file)],
  ['was cut off', (file: string) => truncateSync(file, 40)],
  ['was overwritten', (file: string) => writeFileSync(file, `${'0'.repeat(32)}{"html":"another result"}`)],
] as const) {
  test(`an entry whose file ${state} counts as missing`, () => {
    const folder = temporaryFolder();
    const cache = new BuildCache<typeof content>(folder);
    cache.write('entry', content);
    damage(join(folder, 'entry'));
    expect(cache.read('entry')).toBeUndefined();
  });
}
