import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { hasArticles, isInReservedFolder, reservedFiles, pageOfFile } from '#prerender/content/reserved-addresses.ts';
import { readContent } from '#prerender/content/read-content.ts';
import { contentFolder, isSample } from '#tools/content-folder.ts';
import { builtDocument, builtFile, expectedCompany, expectedPages, siteFolder } from './built-site.ts';
import { parseMarkup } from './parsed-document.ts';
import { language } from './site-language.ts';

const { routes } = await readContent(contentFolder);
const hasFeeds = hasArticles(routes);
const articles = async () => (await expectedPages()).flatMap(({ article }) => article ?? []);
const feedFolder = join(siteFolder, 'feeds');
const feeds = [
  'feed',
  ...(existsSync(feedFolder) ? readdirSync(feedFolder) : [])
    .flatMap((name) => /^(.*)\.xml$/.exec(name)?.[1] ?? [])
    .map((name) => `feeds/${name}`),
];

/** The entries of an Atom feed, parsed as XML: any syntax error fails. */
function atomEntries(name: string) {
  const document = parseMarkup(builtFile(`${name}.xml`).toString(), 'application/xml');
  expect(document.getElementsByTagName('parsererror'), name).toHaveLength(0);
  return [...document.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'entry')].map((entry) => {
    const part = (tag: string) => entry.getElementsByTagName(tag)[0];
    return {
      id: part('id')?.textContent,
      url: part('link')?.getAttribute('href'),
      title: part('title')?.textContent,
      date: part('published')?.textContent,
      html: part('content')?.textContent ?? '',
    };
  });
}

/** The entries of a JSON feed. */
function jsonEntries(name: string) {
  const feed = JSON.parse(builtFile(`${name}.json`).toString()) as {
    version: string;
    items: { id: string; url: string; title: string; date_published: string; content_html: string }[];
  };
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
  return feed.items.map(({ id, url, title, date_published: date, content_html: html }) => ({
    id,
    url,
    title,
    date,
    html,
  }));
}

test.runIf(hasFeeds)('the Atom feed and the JSON feed have the same articles, newest first, in full', async () => {
  const all = await articles();
  expect(jsonEntries('feed').map(({ title }) => title)).toEqual(all.map(({ title }) => title));
  for (const name of feeds) expect(atomEntries(name), name).toEqual(jsonEntries(name));
  for (const [index, { html }] of jsonEntries('feed').entries()) {
    const wordCount = (JSDOM.fragment(html).textContent ?? '').split(/\s+/).length;
    expect(wordCount, all[index]?.slug).toBeGreaterThan((all[index]?.wordCount ?? 0) * 0.9);
  }
});

test.runIf(hasFeeds)('each category has its own feeds, which together contain every article once', async () => {
  const categories = new Set((await articles()).map(({ category }) => category));
  expect(feeds).toHaveLength(categories.size + 1);
  const parts = feeds.filter((name) => name !== 'feed').flatMap((name) => jsonEntries(name).map(({ id }) => id));
  expect(parts.toSorted()).toEqual(
    jsonEntries('feed')
      .map(({ id }) => id)
      .toSorted(),
  );
});

test.runIf(hasFeeds)('a feed contains no style and no script, and its links are full URLs', () => {
  for (const { id, html } of jsonEntries('feed')) {
    const content = JSDOM.fragment(html);
    expect(content.querySelectorAll('svg, script, style, button, [class], [style]'), id).toHaveLength(0);
    const addresses = [...content.querySelectorAll('[href], [src]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
    );
    expect(
      addresses.filter((address) => !/^(https?|mailto|tel):/.test(address)),
      id,
    ).toEqual([]);
  }
});

test.runIf(!hasFeeds)('a site without articles has no feeds, and no document links one', async () => {
  for (const file of ['feed.xml', 'feed.json', 'feeds']) expect(existsSync(join(siteFolder, file)), file).toBe(false);
  for (const { path } of await expectedPages()) expect(builtDocument(path), path).not.toContain('/feed.');
});

test('every page exists as Markdown, linked from its document and llms.txt', async () => {
  const llmsText = builtFile('llms.txt').toString();
  for (const { path, article, list } of await expectedPages()) {
    const address = path === '/' ? '/index.md' : `${path}/index.md`;
    expect(builtDocument(path), path).toContain(`<link rel="alternate" type="text/markdown" href="${address}">`);
    // The rest of a list is reachable through its first page.
    expect(llmsText.includes(`${address}): `), path).toBe((list?.pageNumber ?? 1) === 1);
    const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(builtDocument(path))?.[1];
    const markdown = builtFile(address).toString();
    // Markdown escapes characters with a meaning in it.
    const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
    expect(letters(/^# (.*)$/m.exec(markdown)?.[1] ?? ''), path).toBe(
      letters(JSDOM.fragment(heading ?? '').textContent ?? ''),
    );
    expect(markdown, path).not.toMatch(/<(div|span|svg|script|button)\b/);
    expect(markdown.split(/\s+/).length, path).toBeGreaterThan(article ? article.wordCount * 0.9 : 1);
  }
});

test('a page’s Markdown describes each of its drawings once, and ends the description with one period', async () => {
  let drawingCount = 0;
  for (const { path } of await expectedPages()) {
    const markdown = builtFile(join(path, 'index.md')).toString();
    const descriptions = markdown.match(new RegExp(`^${language.article.drawing('.*')}$`, 'gm')) ?? [];
    drawingCount += descriptions.length;
    expect(new Set(descriptions).size, path).toBe(descriptions.length);
    expect(descriptions.join('\n'), path).not.toContain('..');
  }
  expect(isSample && drawingCount === 0, 'the sample has drawings').toBe(false);
});

test.runIf(isSample)('marks in a text leave its words whole in Markdown, and stand in parentheses after them', () => {
  const letter = builtFile('natural-language-processing/index.md').toString();
  expect(letter).toContain('I rented a van in Spring on March 4 and returned it');
  expect(letter).toContain('- Sugar Land (place)');
  const sentence = builtFile('artificial-intelligence-expertise/index.md').toString();
  expect(sentence).toContain(
    'Our order (keyword) reached (reach) Sugar Land (place) two days late, (negative 0.72) but',
  );
});

test('security.txt has a contact, and expires in less than a year', () => {
  const fields = new Map(
    builtFile('.well-known/security.txt')
      .toString()
      .trim()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );
  expect(fields.get('Contact')).toMatch(/^mailto:.+@/);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(365);
});

test('every lastmod of the sitemap is a valid day that is not in the future', () => {
  const days = [
    ...builtFile('sitemap.xml')
      .toString()
      .matchAll(/<lastmod>(.*?)<\/lastmod>/g),
  ].map(([, day = '']) => day);
  expect(days.length).toBeGreaterThan(0);
  // Tomorrow by UTC is allowed: where the company is, that day may already have begun.
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  expect(days.filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day) || day > tomorrow)).toEqual([]);
});

test('every file of the build is at an address that pages and redirects may not have', async () => {
  const pages = new Set((await expectedPages()).map(({ path }) => path));
  const reserved = reservedFiles(await expectedCompany(), contentFolder, routes);
  const written = readdirSync(siteFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(siteFolder, join(parentPath, name)).split(sep).join('/')}`)
    // Excludes what only our server reads, compressed files, and the key of IndexNow, whose name is its content.
    .filter((path) => !path.startsWith('/.build/') && !/\.(br|gz)$/.test(path))
    .filter((path) => !(path.endsWith('.txt') && builtFile(path).toString() === path.slice(1, -4)));
  const free = written.filter((path) => {
    const page = pageOfFile(path);
    return !reserved.has(path) && !isInReservedFolder(path) && !(page !== undefined && pages.has(page));
  });
  expect(written.length).toBeGreaterThan(2 * pages.size);
  expect(free).toEqual([]);
  expect([...reserved].filter((path) => !written.includes(path))).toEqual([]);
});
