import { brotliDecompressSync } from 'node:zlib';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { builtDocument, builtFile, expectedFrame, expectedPages, siteFolder } from './built-site.ts';

const kibibytes = (count: number) => count * 1024;
const brotliSize = (file: string) => statSync(join(siteFolder, `${file}.br`)).size;
const attribute = (document: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(document)?.[1] ?? '';
const scriptsOf = (document: string) => [
  attribute(document, 'data-entry'),
  ...attribute(document, 'data-chunks').split(' ').filter(Boolean),
];

test('the home document is at most 14 kB compressed', () => {
  expect(brotliSize('index.html')).toBeLessThanOrEqual(14_000);
});

test('the scripts of a first load are at most 64 KiB compressed in all, on every page', async () => {
  const heavy = (await expectedPages())
    .map(({ path }) => ({
      path,
      bytes: scriptsOf(builtDocument(path)).reduce((sum, file) => sum + brotliSize(file), 0),
    }))
    .filter(({ bytes }) => bytes > kibibytes(64));
  expect(heavy).toEqual([]);
});

test('a further route costs at most 8 KiB of script', async () => {
  const entry = scriptsOf(builtDocument('/'))[0] ?? '';
  const dear = (await expectedPages())
    .map(({ path }) => ({
      path,
      bytes: scriptsOf(builtDocument(path))
        .filter((script) => script !== entry)
        .reduce((sum, script) => sum + brotliSize(script), 0),
    }))
    .filter(({ bytes }) => bytes > kibibytes(8));
  expect(dear).toEqual([]);
});

test('a document asks for no style sheet: what it needs stands in it', async () => {
  for (const { path } of await expectedPages()) {
    const sheets = builtDocument(path).match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? [];
    expect(sheets.length, path).toBeGreaterThan(0);
    expect(
      sheets.filter((sheet) => !sheet.includes(' disabled')),
      path,
    ).toEqual([]);
  }
});

test('every document has a title, a description and a canonical address of its own', async () => {
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
      all.filter((value, place) => all.indexOf(value) !== place),
      part,
    ).toEqual([]);
  }
  expect(heads.filter(({ canonical }) => !/^https:\/\/[^#]+\/$/.test(canonical ?? ''))).toEqual([]);
});

test('every document names a share picture of its own, 1200 by 630 and at most 150 kB', async () => {
  const pictures = (await expectedPages()).map(({ path }) => {
    const meta = (property: string) =>
      new RegExp(`<meta property="${property}" content="([^"]*)">`).exec(builtDocument(path))?.[1] ?? '';
    return { path, address: meta('og:image'), alt: meta('og:image:alt'), width: meta('og:image:width') };
  });
  expect(
    pictures.filter(({ address, alt, width }) => !address.startsWith('https:') || !alt || width !== '1200'),
  ).toEqual([]);
  expect(new Set(pictures.map(({ address }) => address)).size).toBe(pictures.length);
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

test('what is compressed is what is served plainly', () => {
  expect(brotliDecompressSync(builtFile('index.html.br')).equals(builtFile('index.html'))).toBe(true);
});

test('no words of the pages, nor of what stands around them, are in a script', async () => {
  const scripts = readdirSync(join(siteFolder, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => builtFile(`assets/${name}`).toString())
    .join('\n');
  const words = phrasesIn([await expectedPages(), await expectedFrame()]);
  expect(words.length).toBeGreaterThan(2_000);
  expect(words.filter((phrase) => scripts.includes(phrase))).toEqual([]);
});

/** The texts in a value of at least four words, whole. Those of fewer may be a script's own as well. */
function phrasesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim().split(/\s+/).length > 3 ? [value.trim()] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(phrasesIn) : [];
}

test('no class has a name that ad blockers hide', async () => {
  const documents = (await expectedPages()).map(({ path }) => builtDocument(path));
  const names = documents.flatMap((document) =>
    [...document.matchAll(/ class="([^"]*)"/g)].flatMap((match) => match[1]!.split(' ')),
  );
  const hidden = new Set(names.filter((name) => /^(ad|banner|popup|promo|sponsor)|advert/i.test(name)));
  expect([...hidden]).toEqual([]);
});
