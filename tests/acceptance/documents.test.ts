import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sitePages } from '#prerender/data/site-pages.ts';
import { readContent } from '#prerender/content/read-content.ts';
import { projectRoot } from '#prerender/project-root.ts';
import { readSentences } from '#tools/acceptance/sentences.ts';
import { contentFolder } from '#tools/content-folder.ts';
import { headingOf, parsedDocument, targetsOf, textOf, textsOf } from '../site/parsed-document.ts';

const content = await readContent(contentFolder);
const pages = sitePages(content).map(({ path, definition, article }) => ({
  path,
  hero: definition.hero,
  isArticle: article !== undefined,
  document: parsedDocument(path),
}));
const mainOf = (document: Document) => document.querySelector('main')!;
const callToAction = 'Our team is ready to boost your business';

/**
 * The digest covers the quotes without white space and table pipes: it differs if one is changed, omitted or moved.
 * After a change to the specification, copy the digest that this test then shows.
 */
test('the quotes are the specification’s complete text, in order', () => {
  const sentences = readSentences(join(projectRoot, 'tests/acceptance/sentences'));
  const text = sentences.map(({ quote }) => quote.replaceAll(/[\s|]+/g, '')).join('');
  expect(sentences).toHaveLength(182);
  expect(createHash('sha256').update(text).digest('hex')).toBe(
    '35e4e52c01c57385fe5952f00e534f4690af1f43aaf75c2e3e75e5d583cc144f',
  );
});

test('docs/beyond-the-specification.md states the sample’s values', () => {
  const text = readFileSync(join(projectRoot, 'docs/beyond-the-specification.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `([\w.]+)` +\| (\S+) +\|/gm)].map(([, name = '', value = '']) => [name, value]);
  const valueOf = (name: string) =>
    name.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], content.company);
  const expectedRows = rows.map(([name = '']) => [
    name,
    valueOf(name) === '' ? 'empty' : `\`${String(valueOf(name))}\``,
  ]);
  expect(rows).toHaveLength(7);
  expect(rows).toEqual(expectedRows);
});

test('no page asks for a login, a password or an account', () => {
  for (const { path, document } of pages) {
    expect(document.querySelectorAll('[type=password], [autocomplete=username]'), path).toHaveLength(0);
    const names = textsOf(document, 'a, button').filter((name) => /^(log|sign) ?(in|up|on)$|account/i.test(name));
    expect(names, path).toEqual([]);
  }
});

/** Selects parts that may have controls: the specification's functions, and aids to reading a document. */
const interactiveParts =
  'header, footer, dialog, nav, form, [data-back-to-top], [aria-roledescription=carousel], site-island, figure, details, [data-copy]';

/** Matches the list of articles: it has pagination and the specification's button that does nothing. */
const articleList = /^\/blog(\/page\/\d+)?$/;

test('every control of a page is for navigation, a carousel, pagination, one of two forms, or reading a document', () => {
  const strayControls = pages.flatMap(({ path, document }) =>
    [...document.querySelectorAll('button, input, textarea, select, summary')]
      .filter((control) => !control.closest(interactiveParts) && !articleList.test(path))
      .map((control) => `${path}: ${control.outerHTML.slice(0, 100)}`),
  );
  expect(strayControls).toEqual([]);
  const withForm = pages.filter(({ document }) => document.querySelector('form textarea')).map(({ path }) => path);
  expect(withForm.toSorted()).toEqual(['/careers', '/contact-us']);
});

test('home has its parts: about, technologies in two lists, expertise, team, feedback, clients', () => {
  const home = mainOf(pages.find(({ path }) => path === '/')!.document);
  const paths = ['/why-us', '/web-development', '/mobile-development', '/artificial-intelligence-expertise'];
  expect(targetsOf(home)).toEqual(expect.arrayContaining(paths));
  for (const list of ['Back end', 'Front end']) expect(headingOf(home, 3, list), list).toBeDefined();
  expect(headingOf(home, 2, 'Technologies')).toBeDefined();
  for (const { name } of content.team) expect(textOf(home), name).toContain(name);
  expect(home.querySelectorAll('blockquote')).toHaveLength(3);
  const logos = textsOf(home, 'li:has(> svg)');
  for (const { name } of content.clients) expect(logos, name).toContain(name);
});

test('every page that must have a hero has one', () => {
  const required = [
    '/',
    '/blog',
    '/contact-us',
    '/web-development',
    '/mobile-development',
    '/artificial-intelligence-expertise',
    '/natural-language-processing',
    '/sentiment-analysis',
    '/model-training',
  ];
  const cases = pages.filter(({ path }) => path.startsWith('/case-studies/')).map(({ path }) => path);
  expect(cases).toHaveLength(6);
  for (const path of [...required, ...cases]) {
    const { hero, document } = pages.find((page) => page.path === path)!;
    expect(hero, path).toBe(true);
    expect(mainOf(document).querySelector('[data-hero], [data-banner]'), path).not.toBeNull();
  }
});

test('every page with a hero ends with the banner, and no other page has it', () => {
  for (const { path, hero, document } of pages) {
    const last = [...mainOf(document).querySelectorAll(':scope > section')].at(-1);
    const ends = last !== undefined && headingOf(last, 2, callToAction) !== undefined;
    expect(ends, path).toBe(hero);
    expect(headingOf(mainOf(document), 2, callToAction) !== undefined, path).toBe(hero);
    if (!ends) continue;
    const link = [...last.querySelectorAll('a')].find((found) => textOf(found) === 'Get in touch');
    expect(link?.getAttribute('href'), path).toBe('/contact-us/');
  }
});

test('every article has a category badge, a date as dd/mm/yyyy, an inline image and tag chips', () => {
  for (const { path, document } of pages.filter(({ isArticle }) => isArticle)) {
    const hero = document.querySelector('article > header')!;
    const { category, tags } = content.articles.find(({ slug }) => path.endsWith(slug))!;
    expect(textOf(hero).toLowerCase(), path).toContain(category.toLowerCase());
    expect(textOf(hero.querySelector('time')), path).toMatch(/^\d\d\/\d\d\/20\d\d$/);
    expect(document.querySelectorAll('article figure svg, article figure img').length, path).toBeGreaterThan(0);
    for (const tag of tags) expect(textsOf(document, 'article li'), path).toContain(tag);
  }
});

test('the copy of case studies mentions roles', () => {
  const copy = pages
    .filter(({ path }) => path.startsWith('/case-studies/'))
    .map(({ document }) => textOf(document.body));
  expect(copy.filter((text) => /\b(role|permission|may see|may change)/i.test(text)).length).toBeGreaterThan(0);
});

test('the contents of the IoT article name its eight sections as their headings do', () => {
  const { document } = pages.find(({ path }) => path === '/blog/securing-iot-devices')!;
  const headings = textsOf(document, 'article h2[id]');
  expect(headings).toHaveLength(8);
  expect(headings[0]).toBe('1 Know what is on the network');
  expect(textsOf(document, 'main nav [href^="#"]')).toEqual(headings);
});
