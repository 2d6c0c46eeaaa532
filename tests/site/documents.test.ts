import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isLaterListPage } from '#prerender/data/site-pages.ts';
import { builtDocument, builtFile, expectedFrame, expectedPages, siteFolder } from './built-site.ts';

/*
 * The first tests are the architecture's budgets in bytes as transferred. They exclude texts, pictures and articles:
 * editing these exceeds none of them, and the build reports the weight.
 */

const brotliSize = (file: string) => statSync(join(siteFolder, `${file}.br`)).size;
const scriptBytes = (scripts: Iterable<string>) =>
  [...withImports(scripts)].reduce((sum, file) => sum + brotliSize(file), 0);

/** Scripts with all that they import, directly or through others: a browser loads them before it runs the first. */
function withImports(scripts: Iterable<string>, found = new Set<string>()): Set<string> {
  for (const file of scripts) {
    if (found.has(file)) continue;
    found.add(file);
    const imports = builtFile(file)
      .toString()
      .matchAll(/\b(?:from|import)\s*["']\.\/([^"']+)["']/g);
    withImports(
      [...imports].map(([, name = '']) => `/assets/${name}`),
      found,
    );
  }
  return found;
}

/** The scripts of a document, in its head and of its islands. */
function scriptsOf(document: string) {
  const site = /data-script="([^"]*)"/.exec(document)?.[1] ?? '';
  const inline = /<script>(.*?)<\/script>/s.exec(document)?.[1] ?? '';
  const islands = [...document.matchAll(/<site-island [^>]*scripts="([^"]*)"/g)].flatMap((match) =>
    match[1]!.split(' '),
  );
  return { site, inline, islands: new Set(islands) };
}

test('the script in the head of a document is at most 2 kB', async () => {
  for (const { path } of await expectedPages())
    expect(brotliCompressSync(scriptsOf(builtDocument(path)).inline).length, path).toBeLessThanOrEqual(2_000);
});

/** Whether a script contains React, which sets a property with this prefix on each container that it renders into. */
const hasReact = (file: string) => builtFile(file).includes('__reactContainer');

test('a page without an island loads at most 9 KiB of script, and none of React', async () => {
  const pages = (await expectedPages()).map(({ path }) => ({ path, ...scriptsOf(builtDocument(path)) }));
  const withoutIslands = pages.filter(({ islands }) => islands.size === 0);
  expect(withoutIslands.length).toBeGreaterThan(0);
  for (const { path, site, inline } of withoutIslands) {
    expect(scriptBytes([site]) + brotliCompressSync(inline).length, path).toBeLessThanOrEqual(9 * 1024);
    expect([...withImports([site])].filter(hasReact), path).toEqual([]);
  }
});

test('home’s banners and rows work without React: its scripts are at most 11 KiB', () => {
  const { site, islands } = scriptsOf(builtDocument('/'));
  expect([...withImports([site, ...islands])].filter(hasReact)).toEqual([]);
  expect(scriptBytes([site, ...islands])).toBeLessThanOrEqual(11 * 1024);
});

test('a page with islands loads at most 72 KiB of script', async () => {
  const all = (await expectedPages()).map(({ path }) => ({ path, ...scriptsOf(builtDocument(path)) }));
  expect(all.filter(({ islands }) => [...withImports(islands)].some(hasReact)).length).toBeGreaterThan(0);
  for (const { path, site, islands } of all)
    expect(scriptBytes([site, ...islands]), path).toBeLessThanOrEqual(72 * 1024);
});

test('a document loads no style sheet except the one for print and forced colors: all others are inlined', async () => {
  for (const { path } of await expectedPages()) {
    const sheets = builtDocument(path).match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? [];
    expect(
      sheets.filter((sheet) => !sheet.includes(' media="print')),
      path,
    ).toEqual([]);
  }
});

test('a document has at most two inline style sheets: the common one, and its page’s', async () => {
  const documents = (await expectedPages()).map(({ path }) => ({ path, document: builtDocument(path) }));
  const sheets = documents.map(({ path, document }) => ({
    path,
    texts: document.match(/<style>.*?<\/style>/gs) ?? [],
  }));
  expect(sheets[0]?.texts).not.toEqual([]);
  const wrong = sheets.filter(({ texts }) => texts.length > 2 || texts[0] !== sheets[0]?.texts[0]);
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('every document has its own title, description and canonical address', async () => {
  const pages = await expectedPages();
  const heads = pages.map(({ path }) => {
    const document = builtDocument(path);
    return {
      title: /<title>(.*?)<\/title>/.exec(document)?.[1],
      description: /<meta name="description" content="(.*?)">/.exec(document)?.[1],
      canonical: /<link rel="canonical" href="(.*?)">/.exec(document)?.[1],
    };
  });
  for (const part of ['title', 'description', 'canonical'] as const) {
    const all = heads.map((head) => head[part]);
    expect(all.filter((value) => !value)).toEqual([]);
    expect(
      all.filter((value, index) => all.indexOf(value) !== index),
      part,
    ).toEqual([]);
  }
  expect(heads.filter(({ canonical }) => !/^https:\/\/[^#]+\/$/.test(canonical ?? ''))).toEqual([]);
});

test('every document has its own share picture or its list’s, of 1200 by 630 pixels and at most 150 kB', async () => {
  const all = await expectedPages();
  const pictures = all.map(({ path }) => {
    const meta = (property: string) =>
      new RegExp(`<meta property="${property}" content="([^"]*)">`).exec(builtDocument(path))?.[1] ?? '';
    return { path, address: meta('og:image'), alt: meta('og:image:alt'), width: meta('og:image:width') };
  });
  expect(
    pictures.filter(({ address, alt, width }) => !address.startsWith('https:') || !alt || width !== '1200'),
  ).toEqual([]);
  expect(new Set(pictures.map(({ address }) => address)).size).toBe(
    all.filter((page) => !isLaterListPage(page)).length,
  );
  for (const { path, address } of pictures) {
    const bytes = builtFile(new URL(address).pathname);
    expect(bytes.length, path).toBeLessThanOrEqual(150_000);
    expect(await sharp(bytes).metadata(), path).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  }
});

test('the sitemap lists exactly the documents that may be indexed', () => {
  const listed = [
    ...builtFile('sitemap.xml')
      .toString()
      .matchAll(/<loc>(.*?)<\/loc>/g),
  ].map((match) => match[1]);
  const indexable = readdirSync(siteFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => builtFile(join(entry.parentPath.slice(siteFolder.length), entry.name)).toString())
    .filter((document) => !document.includes('<meta name="robots" content="noindex">'))
    .map((document) => /<link rel="canonical" href="(.*?)">/.exec(document)?.[1]);
  expect(new Set(listed)).toEqual(new Set(indexable));
  expect(listed).toHaveLength(indexable.length);
});

test('every compressed file has the content of the plain one', async () => {
  const decoders = { br: brotliDecompressSync, gz: gunzipSync };
  const compressed = readdirSync(siteFolder, { recursive: true })
    .map(String)
    .filter((name) => /\.(br|gz)$/.test(name));
  // Each document at least, as HTML and as Markdown, in both encodings.
  expect(compressed.length).toBeGreaterThan(4 * (await expectedPages()).length);
  const wrong = compressed.filter((name) => {
    const decode = decoders[name.slice(-2) as 'br' | 'gz'];
    return !decode(builtFile(name)).equals(builtFile(name.slice(0, -3)));
  });
  expect(wrong).toEqual([]);
});

test('no text of the pages, or around them, is in a script', async () => {
  const scripts = readdirSync(join(siteFolder, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => builtFile(`assets/${name}`).toString())
    .join('\n');
  const phrases = phrasesIn([await expectedPages(), await expectedFrame()]);
  expect(phrases.length).toBeGreaterThan(200);
  expect(phrases.filter((phrase) => scripts.includes(phrase))).toEqual([]);
});

/** The texts of at least four words in a value. Shorter ones may occur in scripts by chance. */
function phrasesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim().split(/\s+/).length > 3 ? [value.trim()] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(phrasesIn) : [];
}

test('no class has a name that ad blockers hide', async () => {
  const documents = (await expectedPages()).map(({ path }) => builtDocument(path));
  const names = documents.flatMap((document) =>
    [...document.matchAll(/ class="([^"]*)"/g)].flatMap((match) => match[1]!.split(' ')),
  );
  expect(names.length).toBeGreaterThan(0);
  const hidden = new Set(names.filter((name) => /^(ad|banner|popup|promo|sponsor)|advert/i.test(name)));
  expect([...hidden]).toEqual([]);
});
