import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BuildCache } from '../build-cache.ts';
import { CachedMarkdown } from './cached-markdown.ts';
import type { MarkdownOptions } from './markdown.ts';

const body = 'See [the page](/why-us).\n\n::figure{file="stock" alt="Stock over a year" caption="Stock"}\n';

const named: MarkdownOptions = {
  numbered: false,
  pictures: {},
  links: { '/why-us': '/why-us' },
  figures: { stock: { wide: '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>' } },
};

/** Each build has a cache of its own on the folder that they share. */
function builds() {
  const folder = mkdtempSync(join(tmpdir(), 'cached-markdown-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { folder, build: (options: MarkdownOptions) => new CachedMarkdown(folder).render(body, options) };
}

test('a later build takes what an earlier one rendered', async () => {
  const { folder, build } = builds();
  const first = await build(named);
  expect(first.html).toContain('href="/why-us/"');
  const [entry] = readdirSync(folder);
  const stored = JSON.parse((await new BuildCache(folder).read(entry!))!.toString()) as object;
  expect(stored).toEqual(first);
  await new BuildCache(folder).write(entry!, Buffer.from(JSON.stringify({ ...first, html: 'from the cache' })));
  expect((await build(named)).html).toBe('from the cache');
});

test.each([
  ['link’s target', { links: { '/why-us': '/about' } }, 'href="/about/"'],
  ['figure', { figures: { stock: { wide: '<svg viewBox="0 0 9 9"><path d="M0 9h9"/></svg>' } } }, 'M0 9h9'],
])('a %s that has changed between two builds is in the second', async (_, changed, words) => {
  const { build } = builds();
  expect((await build(named)).html).not.toContain(words);
  expect((await build({ ...named, ...changed })).html).toContain(words);
});
