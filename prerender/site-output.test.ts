import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { SiteCache } from './cache/site-cache.ts';
import { Compressor } from './compressor.ts';
import { SiteOutput } from './site-output.ts';

/** Sites that are built from one cache. */
function outputs() {
  const folder = temporaryFolder();
  const compressor = new Compressor(join(folder, 'cache/files'));
  onTestFinished(() => compressor.close());
  const output = (site: string, compress = true) =>
    new SiteOutput(join(folder, site), new SiteCache(join(folder, 'cache')), compress ? compressor : undefined);
  return { folder, output };
}

const page = '<!doctype html><title>Page</title>'.repeat(50);

const formsIn = (folder: string) => ({
  plain: readFileSync(join(folder, 'page.html')).toString(),
  br: brotliDecompressSync(readFileSync(join(folder, 'page.html.br'))).toString(),
  gz: gunzipSync(readFileSync(join(folder, 'page.html.gz'))).toString(),
});

const allForms = { plain: page, br: page, gz: page };

test('a text has its compressed forms beside it, and the next site gets the same files', async () => {
  const { folder, output } = outputs();
  const cached = await output('one').write('page.html', page);
  expect(formsIn(join(folder, 'one'))).toEqual(allForms);
  expect(await output('two').place('page.html', cached)).toBe(true);
  expect(formsIn(join(folder, 'two'))).toEqual(allForms);
});

test('neither a picture nor a text that is not served has compressed forms', async () => {
  const { folder, output } = outputs();
  await output('one').write('picture.jpg', page);
  await output('two', false).write('page.html', page);
  expect(readdirSync(join(folder, 'one'))).toEqual(['picture.jpg']);
  expect(readdirSync(join(folder, 'two'))).toEqual(['page.html']);
});

for (const file of ['page.html', 'page.html.br', 'page.html.gz']) {
  test(`writing into ${file} of a site does not affect a later one`, async () => {
    const { folder, output } = outputs();
    await output('one').write('page.html', page);
    writeFileSync(join(folder, 'one', file), 'spoiled');
    await output('two').write('page.html', page);
    expect(formsIn(join(folder, 'two'))).toEqual(allForms);
  });
}

test('the same text at many paths is written to all of them', async () => {
  const { folder, output } = outputs();
  const site = output('one');
  await Promise.all(Array.from({ length: 20 }, (_, copy) => site.write(`copy-${copy}.html`, page)));
  expect(readdirSync(join(folder, 'one')).filter((name) => name.endsWith('.br'))).toHaveLength(20);
});

test('a text that is deleted from the cache before it is compressed is an error', async () => {
  const { folder, output } = outputs();
  const cached = await output('one', false).write('page.html', page);
  const compressor = new Compressor(join(folder, 'other'));
  onTestFinished(() => compressor.close());
  await expect(compressor.compress(cached, 'best')).rejects.toThrow('was deleted from the cache');
});
