import { mkdtempSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BuildCache } from './build-cache.ts';

function cacheFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'build-cache-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const content = Buffer.from('the result of a build');

test('a written entry is read back, by a later build as well', async () => {
  const folder = cacheFolder();
  await new BuildCache(folder).write('entry', content);
  expect(await new BuildCache(folder).read('entry')).toEqual(content);
  expect(readdirSync(folder)).toEqual(['entry']);
});

for (const [what, damage] of [
  ['was never written', (file: string) => rmSync(file)],
  ['is empty', (file: string) => truncateSync(file)],
  ['was cut off', (file: string) => truncateSync(file, 40)],
  ['was overwritten', (file: string) => writeFileSync(file, 'something else, longer than a checksum')],
] as const) {
  test(`an entry that ${what} is missing`, async () => {
    const folder = cacheFolder();
    const cache = new BuildCache(folder);
    await cache.write('entry', content);
    damage(join(folder, 'entry'));
    expect(await cache.read('entry')).toBeUndefined();
  });
}

test('prune deletes entries that no build has used for a month, and no others', async () => {
  const folder = cacheFolder();
  const old = new Date(Date.now() - 31 * 86_400_000);
  const earlier = new BuildCache(folder);
  for (const name of ['used', 'unused', 'recent']) await earlier.write(name, content);
  for (const name of ['used', 'unused']) utimesSync(join(folder, name), old, old);

  const cache = new BuildCache(folder);
  await cache.read('used');
  await cache.prune();
  expect(readdirSync(folder).toSorted()).toEqual(['recent', 'used']);
});
