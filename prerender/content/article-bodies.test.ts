import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { BuildCache } from '../cache/build-cache.ts';
import { FileCache } from '../cache/file-cache.ts';
import { ArticleBodies, type CachedBody } from './article-bodies.ts';
import type { ReferenceResolver } from './check-body.ts';
import { MarkdownRenderer } from './markdown-renderer.ts';

const source = 'See [the page](/why-us).\n\n::figure{file="stock" alt="Stock over a year" caption="Stock"}\n';

const resolver: ReferenceResolver = {
  figure: () => ({ wide: '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>' }),
  picture: (name) => {
    throw new Error(`there is no ${name}`);
  },
  link: (address) => `${address}/`,
};

/** Builds that share a cache. Each reads the text under another file name, so that nothing in memory is reused, as in a new process. */
function createBuilder() {
  const [bodyFolder, textFolder] = [temporaryFolder(), temporaryFolder()];
  /** Resolves to the body, which is undefined if it has problems, and the reported problems. */
  const tryBuild = async (current: ReferenceResolver) => {
    const request = {
      file: `blog/${crypto.randomUUID()}.md`,
      source,
      numbered: false,
      address: 'https://site.example/a/',
      language: 'en' as const,
    };
    const problems: string[] = [];
    const bodies = new ArticleBodies(new BuildCache(bodyFolder), new FileCache(textFolder), new MarkdownRenderer());
    const body = await bodies.read(request, current, (line, message) => void problems.push(`line ${line}: ${message}`));
    return { body, problems };
  };
  const build = async (current: ReferenceResolver) => {
    const { body, problems } = await tryBuild(current);
    expect(problems).toEqual([]);
    return body!;
  };
  return { bodyFolder, textFolder, tryBuild, build };
}

test('a later build reuses the body that an earlier one rendered', async () => {
  const { bodyFolder, textFolder, build } = createBuilder();
  const first = await build(resolver);
  expect(first.html.read()).toContain('href="/why-us/"');
  const cache = new BuildCache<CachedBody>(bodyFolder);
  const [entry] = readdirSync(bodyFolder);
  const stored = cache.read(entry!)!;
  const other = new FileCache(textFolder).store(Buffer.from('from the cache'));
  cache.write(entry!, { ...stored, body: { ...stored.body, html: other } });
  expect((await build(resolver)).html.read()).toBe('from the cache');
});

test('a body whose text was deleted or truncated is rendered again', async () => {
  const { textFolder, build } = createBuilder();
  const first = await build(resolver);
  const html = first.html.read();
  const file = join(textFolder, first.html.toJSON());
  rmSync(file);
  expect((await build(resolver)).html.read()).toBe(html);
  writeFileSync(file, html.slice(9));
  expect((await build(resolver)).html.read()).toBe(html);
});

test('a text that is deleted while a build uses it fails the build with the fix', async () => {
  const { textFolder, build } = createBuilder();
  const { html } = await build(resolver);
  rmSync(join(textFolder, html.toJSON()));
  expect(() => html.read()).toThrow('build again');
});

test.each([
  ['link’s target', { link: () => '/about/' }, 'href="/about/"'],
  ['figure', { figure: () => ({ wide: '<svg viewBox="0 0 9 9"><path d="M0 9h9"/></svg>' }) }, 'M0 9h9'],
])('a %s that changes between two builds is current in the second one', async (_, changed, text) => {
  const { build } = createBuilder();
  expect((await build(resolver)).html.read()).not.toContain(text);
  expect((await build({ ...resolver, ...changed })).html.read()).toContain(text);
});

test('the problem of a body is reported by each build, and the body is not cached', async () => {
  const { bodyFolder, tryBuild } = createBuilder();
  const withDeadLink = {
    ...resolver,
    link: () => {
      throw new Error('a link leads nowhere');
    },
  };
  const refused = { body: undefined, problems: ['line 1: a link leads nowhere'] };
  expect(await tryBuild(withDeadLink)).toEqual(refused);
  expect(readdirSync(bodyFolder)).toEqual([]);
  expect(await tryBuild(withDeadLink)).toEqual(refused);
});

test('a figure that gets a script between two builds is refused by the second one', async () => {
  const { tryBuild, build } = createBuilder();
  await build(resolver);
  const withScript = {
    ...resolver,
    figure: () => ({ wide: '<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>' }),
  };
  expect(await tryBuild(withScript)).toEqual({
    body: undefined,
    problems: [expect.stringContaining('line 3: shows content/blog/figures/stock.svg, which contains “<script>”')],
  });
});
