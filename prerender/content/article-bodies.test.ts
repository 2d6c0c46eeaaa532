import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { BuildCache } from '../cache/build-cache.ts';
import { FileCache } from '../cache/file-cache.ts';
import { ArticleBodies, type CachedBody } from './article-bodies.ts';
import type { ReferenceResolver } from './check-body.ts';

const source = 'See [the page](/why-us).\n\n::figure{file="stock" alt="Stock over a year" caption="Stock"}\n';

const resolver: ReferenceResolver = {
  figure: () => ({ wide: '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>' }),
  picture: (name) => {
    throw new Error(`there is no ${name}`);
  },
  link: (address) => `${address}/`,
};

/** Builds that share a cache. Each reads the text under another file name, so that nothing in memory is reused, as in a new process. */
function builds() {
  const [folder, texts] = [temporaryFolder(), temporaryFolder()];
  const build = async (current: ReferenceResolver) => {
    const request = {
      file: `blog/${crypto.randomUUID()}.md`,
      source,
      numbered: false,
      address: 'https://site.example/a/',
      language: 'en' as const,
    };
    return (await new ArticleBodies(new BuildCache(folder), new FileCache(texts)).read(
      request,
      current,
      (line, message) => {
        throw new Error(`line ${line}: ${message}`);
      },
    ))!;
  };
  return { folder, texts, build };
}

test('a later build reuses the body that an earlier one rendered', async () => {
  const { folder, texts, build } = builds();
  const first = await build(resolver);
  expect(first.html.read()).toContain('href="/why-us/"');
  const cache = new BuildCache<CachedBody>(folder);
  const [entry] = readdirSync(folder);
  const stored = cache.read(entry!)!;
  const other = new FileCache(texts).store(Buffer.from('from the cache'));
  cache.write(entry!, { ...stored, body: { ...stored.body, html: other } });
  expect((await build(resolver)).html.read()).toBe('from the cache');
});

test('a body whose text was deleted or truncated is rendered again', async () => {
  const { texts, build } = builds();
  const first = await build(resolver);
  const html = first.html.read();
  const file = join(texts, first.html.toJSON());
  rmSync(file);
  expect((await build(resolver)).html.read()).toBe(html);
  writeFileSync(file, html.slice(9));
  expect((await build(resolver)).html.read()).toBe(html);
});

test('a text that is deleted while a build uses it fails the build with the fix', async () => {
  const { texts, build } = builds();
  const { html } = await build(resolver);
  rmSync(join(texts, html.toJSON()));
  expect(() => html.read()).toThrow('build again');
});

test.each([
  ['link’s target', { link: () => '/about/' }, 'href="/about/"'],
  ['figure', { figure: () => ({ wide: '<svg viewBox="0 0 9 9"><path d="M0 9h9"/></svg>' }) }, 'M0 9h9'],
])('a %s that changes between two builds is current in the second one', async (_, changed, text) => {
  const { build } = builds();
  expect((await build(resolver)).html.read()).not.toContain(text);
  expect((await build({ ...resolver, ...changed })).html.read()).toContain(text);
});

test('a body with a problem is reported by each build', async () => {
  const { build } = builds();
  const withDeadLink = {
    ...resolver,
    link: () => {
      throw new Error('a link leads nowhere');
    },
  };
  await expect(build(withDeadLink)).rejects.toThrow('line 1: a link leads nowhere');
  await expect(build(withDeadLink)).rejects.toThrow('line 1: a link leads nowhere');
});

test('a figure that gets a script between two builds is refused by the second one', async () => {
  const { build } = builds();
  await build(resolver);
  const withScript = {
    ...resolver,
    figure: () => ({ wide: '<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>' }),
  };
  await expect(build(withScript)).rejects.toThrow(
    'line 3: shows content/blog/figures/stock.svg, which contains “<script>”',
  );
});
