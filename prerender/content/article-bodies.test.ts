import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BuildCache } from '../cache/build-cache.ts';
import { ArticleBodies } from './article-bodies.ts';
import type { BodySources } from './check-body.ts';

const source = 'See [the page](/why-us).\n\n::figure{file="stock" alt="Stock over a year" caption="Stock"}\n';

const named: BodySources = {
  figure: () => ({ wide: '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>' }),
  picture: (name) => {
    throw new Error(`there is no ${name}`);
  },
  link: (address) => `${address}/`,
};

/** Each build has an object of its own on the folder that they share. Each reads another file, as a new process would. */
function builds() {
  const folder = mkdtempSync(join(tmpdir(), 'article-bodies-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const build = async (sources: BodySources) => {
    const wanted = {
      file: `blog/${crypto.randomUUID()}.md`,
      source,
      numbered: false,
      address: 'https://site.example/a/',
      language: 'en' as const,
    };
    return (await new ArticleBodies(new BuildCache(folder)).read(wanted, sources, (line, message) => {
      throw new Error(`line ${line}: ${message}`);
    }))!;
  };
  return { folder, build };
}

test('a later build takes what an earlier one rendered', async () => {
  const { folder, build } = builds();
  const first = await build(named);
  expect(first.html).toContain('href="/why-us/"');
  const cache = new BuildCache<{ body: object }>(folder);
  const [entry] = readdirSync(folder);
  const stored = cache.read(entry!)!;
  expect(stored.body).toEqual(first);
  cache.write(entry!, { ...stored, body: { ...first, html: 'from the cache' } });
  expect((await build(named)).html).toBe('from the cache');
});

test.each([
  ['link’s target', { link: () => '/about/' }, 'href="/about/"'],
  ['figure', { figure: () => ({ wide: '<svg viewBox="0 0 9 9"><path d="M0 9h9"/></svg>' }) }, 'M0 9h9'],
])('a %s that has changed between two builds is in the second', async (_, changed, words) => {
  const { build } = builds();
  expect((await build(named)).html).not.toContain(words);
  expect((await build({ ...named, ...changed })).html).toContain(words);
});

test('a body with a problem is reported by each build', async () => {
  const { build } = builds();
  const gone = {
    ...named,
    link: () => {
      throw new Error('a link leads nowhere');
    },
  };
  await expect(build(gone)).rejects.toThrow('line 1: a link leads nowhere');
  await expect(build(gone)).rejects.toThrow('line 1: a link leads nowhere');
});
