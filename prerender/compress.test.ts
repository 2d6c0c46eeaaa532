import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressAll } from './compress.ts';

function folders() {
  const [out, cache] = ['out', 'cache'].map((name) => mkdtempSync(join(tmpdir(), `compress-${name}-`))) as [
    string,
    string,
  ];
  onTestFinished(() => [out, cache].forEach((folder) => rmSync(folder, { recursive: true })));
  writeFileSync(join(out, 'page.html'), '<!doctype html><title>Page</title>'.repeat(50));
  return { out, cache };
}

const decompressed = (folder: string) => ({
  br: brotliDecompressSync(readFileSync(join(folder, 'page.html.br'))).toString(),
  gz: gunzipSync(readFileSync(join(folder, 'page.html.gz'))).toString(),
});

test('a text file gets a .br and a .gz beside it, and the cache stores both', async () => {
  const { out, cache } = folders();
  await compressAll(out, { cacheFolder: cache });
  const page = readFileSync(join(out, 'page.html')).toString();
  expect(decompressed(out)).toEqual({ br: page, gz: page });
  expect(
    readdirSync(cache)
      .map((name) => name.replace(/.*\./, ''))
      .toSorted(),
  ).toEqual(['br', 'gz']);
});

for (const [what, spoil] of [
  ['empty', (file: string) => truncateSync(file)],
  ['cut off', (file: string) => truncateSync(file, 20)],
  ['another', (file: string) => writeFileSync(file, 'something else')],
] as const) {
  test(`a cached file that is ${what} is replaced`, async () => {
    const { out, cache } = folders();
    await compressAll(out, { cacheFolder: cache });
    for (const name of readdirSync(cache)) spoil(join(cache, name));
    await compressAll(out, { cacheFolder: cache });
    const page = readFileSync(join(out, 'page.html')).toString();
    expect(decompressed(out)).toEqual({ br: page, gz: page });
  });
}

test('two files with the same content are both compressed, whichever is first', async () => {
  const { out, cache } = folders();
  for (let copy = 0; copy < 20; copy += 1) cpSync(join(out, 'page.html'), join(out, `copy-${copy}.html`));
  await compressAll(out, { cacheFolder: cache });
  expect(readdirSync(out).filter((name) => name.endsWith('.br'))).toHaveLength(21);
});

test('how many files are done is counted up to all of them', async () => {
  const { out, cache } = folders();
  for (const name of ['one.css', 'two.js', 'three.jpg']) writeFileSync(join(out, name), name);
  const counts: [number, number][] = [];
  await compressAll(out, { cacheFolder: cache, counted: (done, all) => void counts.push([done, all]) });
  expect(counts).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
});
