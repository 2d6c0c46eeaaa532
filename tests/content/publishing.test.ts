import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { localDay } from '#prerender/content/local-day.ts';
import { upcomingPages } from '#prerender/data/site-pages.ts';
import { smallContent, type SmallContent } from './small-content.ts';
import { pageNamed } from '../site/page-named.ts';

const closing = 'blog/closing-a-shop.md';
const linkToClosing = ' and [how it ends](closing-a-shop.md#the-last-day)';

/** The small content with `entries` in place of the second article's day, and without links to it. */
function withUnpublishedArticle(entries: string): SmallContent {
  const content = smallContent();
  content.change(closing, 'published: 2025-01-20', entries);
  content.change('blog/opening-a-shop.md', linkToClosing, '');
  return content;
}

const publishedSlugs = async (content: SmallContent, options: Parameters<SmallContent['read']>[0] = {}) => {
  const { articles } = await content.read(options);
  return articles.map(({ slug }) => slug);
};

/** The pages of the published articles alone. */
const articlePages = (content: Awaited<ReturnType<SmallContent['read']>>) =>
  upcomingPages({ ...content, scheduled: content.articles });

test('a draft is omitted from a build, and known as a draft in development', async () => {
  const content = withUnpublishedArticle('published: 2025-01-20\ndraft: true');
  expect(await publishedSlugs(content)).toEqual(['opening-a-shop']);
  expect(await publishedSlugs(content, { drafts: true })).toEqual(['closing-a-shop', 'opening-a-shop']);
  const [article] = (await content.read({ drafts: true })).articles;
  expect(article?.status).toBe('draft');
});

test('problems in a draft do not stop a build, and are reported in development', async () => {
  const content = withUnpublishedArticle('published: 2025-01-20\ndraft: true');
  content.change(closing, 'Lock the door.', '[us](/teem)');
  expect(await content.problems()).toEqual([]);
  expect(await content.problems({ drafts: true })).toEqual([
    'content/blog/closing-a-shop.md: line 17: a link leads to /teem, which is not a page of the site: correct the address; similar: /team',
  ]);
});

test('entries that a draft lacks do not stop a build, and are reported in development', async () => {
  const content = withUnpublishedArticle('draft: true');
  content.change(closing, 'author: ', 'autor: ');
  expect(await publishedSlugs(content)).toEqual(['opening-a-shop']);
  expect(await content.problems({ drafts: true })).toEqual([
    'content/blog/closing-a-shop.md: line 2: published: is missing: add this entry',
    'content/blog/closing-a-shop.md: line 7: has the unknown entry “autor”: correct its spelling or delete it; similar: author',
  ]);
});

test.runIf(pageNamed('blog'))('a draft without pictures shows a placeholder', async () => {
  const content = withUnpublishedArticle('published: 2025-01-20\ndraft: true');
  const text = readFileSync(join(content.folder, closing), 'utf8');
  content.write('blog/moving.md', text.replace('id: 2', 'id: 3').replaceAll(/^(title|description): /gm, '$&Again '));
  const { articles } = await content.read({ drafts: true });
  expect(articles[0]?.cover.jpeg).toContain('/pictures/counter-');
});

test('an article is published by the build on its day, not the day before', async () => {
  const content = withUnpublishedArticle('published: 2025-03-01');
  expect(await publishedSlugs(content, { today: '2025-02-28' })).toEqual(['opening-a-shop']);
  expect(await publishedSlugs(content, { today: '2025-03-01' })).toEqual(['closing-a-shop', 'opening-a-shop']);
});

test('an article that is published later is checked today', async () => {
  const content = withUnpublishedArticle('published: 2025-03-01');
  expect(upcomingPages(await content.read()).map(({ path }) => path)).toEqual(['/blog/closing-a-shop']);
  content.change(closing, 'Lock the door.', '[us](/teem)');
  expect(await content.problems()).toHaveLength(1);
});

test('a link to an article that is not published yet is reported with its day', async () => {
  const content = smallContent();
  content.change(closing, 'published: 2025-01-20', 'published: 2025-03-01');
  expect(await content.problems()).toEqual([
    'content/blog/opening-a-shop.md: line 14: a link leads to /blog/closing-a-shop, which is not published before 2025-03-01: link to it once it is published',
  ]);
});

test.runIf(pageNamed('article'))(
  'in development, an article that builds omit has a label beside its category',
  async () => {
    for (const [entries, category] of [
      ['published: 2025-01-20\ndraft: true', 'Draft · Shops'],
      ['published: 2025-03-01', 'From 01/03/2025 · Shops'],
    ] as const) {
      const [page] = articlePages(await withUnpublishedArticle(entries).read({ drafts: true }));
      expect(page?.props).toMatchObject({ category });
    }
  },
);

test('a day begins at midnight in the company’s time zone, whatever the server’s', () => {
  expect(localDay(new Date('2025-03-01T05:59:00Z'), 'America/Chicago')).toBe('2025-02-28');
  expect(localDay(new Date('2025-03-01T06:00:00Z'), 'America/Chicago')).toBe('2025-03-01');
  expect(localDay(new Date('2025-07-01T05:00:00Z'), 'America/Chicago')).toBe('2025-07-01');
  expect(localDay(new Date('2025-06-30T22:00:00Z'), 'Europe/Berlin')).toBe('2025-07-01');
});

test('a title and a description for search replace the article’s own', async () => {
  const content = smallContent();
  content.change(
    closing,
    'coverAlt:',
    `search:\n  title: Closing time\n  description: ${'What search engines show. '.repeat(4)}\ncoverAlt:`,
  );
  const published = await content.read();
  const { title, name, description } = articlePages(published)[0]!;
  expect([title, name]).toEqual(['Closing time', 'Closing a shop']);
  expect(description).toMatch(/^What search engines show\./);
});

test.runIf(pageNamed('article'))('missing counts of comments and views are not shown; a count of zero is', async () => {
  const [closingPage, openingPage] = articlePages(await smallContent().read());
  expect(openingPage?.props).toMatchObject({ comments: 0, views: 950 });
  expect(closingPage?.props).toHaveProperty('category');
  for (const count of ['comments', 'views']) expect(closingPage?.props).not.toHaveProperty(count);
});

test('a photo in an article, a link to an article’s file, old addresses and logos are converted for pages', async () => {
  const { articles, redirects, marks } = await smallContent().read();
  expect(articles[1]?.html.read()).toContain('<figure data-photo=""><picture><source type="image/avif"');
  expect(articles[1]?.html.read()).toContain('href="/blog/closing-a-shop/#the-last-day"');
  expect(redirects).toEqual([
    { from: '/people', to: '/team', status: 301 },
    { from: '/news/2019.html', to: '/blog', status: 308 },
  ]);
  expect(marks.get('south-field')).toBe(
    '<symbol id="south-field" fill="currentColor" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></symbol>',
  );
});

test('a share picture may be chosen for a draft', async () => {
  const content = withUnpublishedArticle('published: 2025-01-20\ndraft: true');
  content.change('share/pictures.yaml', '/team:', '/blog/closing-a-shop:');
  expect(await content.problems()).toEqual([]);
});
