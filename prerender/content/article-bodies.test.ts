import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { BuildCache } from '../cache/build-cache.ts';
import { KeptFiles } from '../cache/kept-files.ts';
import { ArticleBodies, type KeptBody } from './article-bodies.ts';
import type { BodySources } from './check-body.ts';

const source = 'See [the page](/why-us).\n\n::figure{file="stock" alt="Stock over a year" caption="Stock"}\n';

const named: BodySources = {
  figure: () => ({ wide: '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>' }),
  picture: (name) => {
    throw new Error(`there is no ${name}`);
  },
  link: (address) => `${address}/`,
};

/** Each build has its own object for the shared folder. Each reads another file, as a new process would. */
function builds() {
  const [folder, texts] = [temporaryFolder(), temporaryFolder()];
  const build = async (sources: BodySources) => {
    const wanted = {
      file: `blog/${crypto.randomUUID()}.md`,
      source,
      numbered: false,
      address: 'https://site.example/a/',
      language: 'en' as const,
    };
    return (await new ArticleBodies(new BuildCache(folder), new KeptFiles(texts)).read(
      wanted,
      sources,
      (line, message) => {
        throw new Error(`line ${line}: ${message}`);
      },
    ))!;
  };
  return { folder, texts, build };
}

test('a later build reuses what an earlier one rendered', async () => {
  const { folder, texts, build } = builds();
  const first = await build(named);
  expect(first.html.read()).toContain('href="/why-us/"');
  const cache = new BuildCache<KeptBody>(folder);
  const [entry] = readdirSync(folder);
  const stored = cache.read(entry!)!;
  const other = new KeptFiles(texts).keep(Buffer.from('from the cache'));
  cache.write(entry!, { ...stored, body: { ...stored.body, html: other } });
  expect((await build(named)).html.read()).toBe('from the cache');
});

test('a body whose text was deleted or truncated is rendered again', async () => {
  const { texts, build } = builds();
  const first = await build(named);
  const html = first.html.read();
  const file = join(texts, first.html.toJSON());
  rmSync(file);
  expect((await build(named)).html.read()).toBe(html);
  writeFileSync(file, html.slice(9));
  expect((await build(named)).html.read()).toBe(html);
});

test('a text that is deleted after a build has found it fails the build with the fix', async () => {
  const { texts, build } = builds();
  const { html } = await build(named);
  rmSync(join(texts, html.toJSON()));
  expect(() => html.read()).toThrow('build again');
});

test.each([
  ['link’s target', { link: () => '/about/' }, 'href="/about/"'],
  ['figure', { figure: () => ({ wide: '<svg viewBox="0 0 9 9"><path d="M0 9h9"/></svg>' }) }, 'M0 9h9'],
])('a %s that has changed between two builds is in the second one', async (_, changed, text) => {
  const { build } = builds();
  expect((await build(named)).html.read()).not.toContain(text);
  expect((await build({ ...named, ...changed })).html.read()).toContain(text);
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
