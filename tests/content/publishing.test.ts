import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { localDay } from '#prerender/content/local-day.ts';
import { sitePages, upcomingPages } from '#prerender/data/site-pages.ts';
import type { PlainPageProps } from '#site/pages/plain/plain-page.tsx';
import { smallContent, type SmallContent } from './small-content.ts';
import { plain } from '#site/pages/plain/page.ts';
import { pageNamed } from '../site/page-named.ts';

const closing = 'blog/closing-a-shop.md';
const link = ' and [how it ends](closing-a-shop.md#the-last-day)';

/** The second article as a draft or with a later day, without links to it. */
function unpublished(to: string): SmallContent {
  const content = smallContent();
  content.change(closing, 'published: 2025-01-20', to);
  content.change('blog/opening-a-shop.md', link, '');
  return content;
}

const publishedSlugs = async (content: SmallContent, options: Parameters<SmallContent['read']>[0] = {}) => {
  const { articles } = await content.read(options);
  return articles.map(({ slug }) => slug);
};

test('a draft is omitted from a build and shown in development, with a label', async () => {
  const content = unpublished('published: 2025-01-20\ndraft: true');
  expect(await publishedSlugs(content)).toEqual(['opening-a-shop']);
  expect(await publishedSlugs(content, { drafts: true })).toEqual(['closing-a-shop', 'opening-a-shop']);
  const page = (await content.read({ drafts: true })).articles[0];
  expect(page?.status).toBe('draft');
});

test('problems in a draft do not stop a build, and are reported in development', async () => {
  const content = unpublished('published: 2025-01-20\ndraft: true');
  content.change(closing, 'Lock the door.', '[us](/teem)');
  expect(await content.problems()).toEqual([]);
  expect(await content.problems({ drafts: true })).toEqual([
    'content/blog/closing-a-shop.md: line 17: a link leads to /teem, which is not a page of the site: correct the address; similar: /team',
  ]);
});

test.runIf(pageNamed('blog'))('a draft without pictures shows a placeholder', async () => {
  const content = unpublished('published: 2025-01-20\ndraft: true');
  const text = readFileSync(join(content.folder, closing), 'utf8');
  content.write('blog/moving.md', text.replace('id: 2', 'id: 3').replaceAll(/^(title|description): /gm, '$&Again '));
  const { articles } = await content.read({ drafts: true });
  expect(articles[0]?.cover.jpeg).toContain('/pictures/counter-');
});

test('an article is published by the build on its day, not the day before', async () => {
  const content = unpublished('published: 2025-03-01');
  expect(await publishedSlugs(content, { today: '2025-02-28' })).toEqual(['opening-a-shop']);
  expect(await publishedSlugs(content, { today: '2025-03-01' })).toEqual(['closing-a-shop', 'opening-a-shop']);
});

test('an article that is published later is checked today, and needs its share picture', async () => {
  const content = unpublished('published: 2025-03-01');
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
    for (const [to, mark] of [
      ['published: 2025-01-20\ndraft: true', 'Draft · Shops'],
      ['published: 2025-03-01', 'From 01/03/2025 · Shops'],
    ] as const) {
      const [page] = sitePagesOfArticles(await unpublished(to).read({ drafts: true }));
      expect(page?.props).toMatchObject({ category: mark });
    }
  },
);

test('the day is that of the offices, not of the server', () => {
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
  const { title, name, description } = sitePagesOfArticles(published)[0]!;
  expect([title, name]).toEqual(['Closing time', 'Closing a shop']);
  expect(description).toMatch(/^What search engines show\./);
});

test.runIf(pageNamed('article'))('missing comments and views are not shown; zero is', async () => {
  const [closingPage, openingPage] = sitePagesOfArticles(await smallContent().read());
  expect(openingPage?.props).toMatchObject({ comments: 0, views: 950 });
  expect(closingPage?.props).toHaveProperty('category');
  for (const count of ['comments', 'views']) expect(closingPage?.props).not.toHaveProperty(count);
});

test('a photo in an article, a link to an article’s file and old addresses are rendered for pages', async () => {
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

/** A plain page at /imprint with these entries besides its words. */
function withImprint(entries: string): SmallContent {
  const content = smallContent();
  const yaml = readFileSync(join(content.folder, 'plain-pages/moving.yaml'), 'utf8');
  content.write('plain-pages/imprint.yaml', `${entries}\n${yaml}`);
  content.change('plain-pages/imprint.yaml', 'title: Moving', 'title: Imprint');
  content.change('plain-pages/imprint.yaml', 'a shop of ours moves', 'our shop moves');
  return content;
}

const plainPaths = async (content: SmallContent, options: Parameters<SmallContent['read']>[0] = {}) => {
  const { routes } = await content.read(options);
  return routes.filter(({ page }) => page === plain).map(({ path }) => path);
};

test('a plain page that is a draft is omitted from a build and shown in development, with a label', async () => {
  const content = withImprint('draft: true');
  expect(await plainPaths(content)).toEqual(['/moving']);
  expect(await plainPaths(content, { drafts: true })).toEqual(['/imprint', '/moving']);
  const read = await content.read({ drafts: true });
  const pages = sitePages({ ...read, routes: read.routes.filter(({ page }) => page === plain) });
  expect(pages.map(({ path, props }) => [path, (props as PlainPageProps).mark])).toEqual([
    ['/imprint', 'Draft'],
    ['/moving', undefined],
  ]);
});

test('problems in the draft of a plain page do not stop a build, and are reported in development', async () => {
  const content = withImprint('draft: true');
  content.change('plain-pages/imprint.yaml', 'lead:', 'led:');
  expect(await content.problems()).toEqual([]);
  expect(await content.problems({ drafts: true })).toEqual([
    'content/plain-pages/imprint.yaml: line 5: has the unknown entry “led”: correct its spelling or delete it; similar: lead',
  ]);
});

test('a plain page is published by the build on its day, checked before it, and needs its share picture', async () => {
  const content = withImprint('published: 2025-03-01');
  expect(await plainPaths(content, { today: '2025-02-28' })).toEqual(['/moving']);
  expect(await plainPaths(content, { today: '2025-03-01' })).toEqual(['/imprint', '/moving']);
  const [upcoming] = upcomingPages(await content.read());
  expect(upcoming).toMatchObject({ path: '/imprint', status: 'scheduled', props: { mark: 'From 01/03/2025' } });
  content.change('plain-pages/imprint.yaml', '(/team)', '(/teem)');
  expect(await content.problems()).toHaveLength(1);
});

test('a link to a plain page that is not published yet is reported, unless it is published with it', async () => {
  const content = withImprint('draft: true');
  content.change('navigation.yaml', 'link: /team', 'link: /imprint');
  const messages = (why: string) => [
    `content/navigation.yaml: line 11: footer › 0 › 0 › link: leads to /imprint, which ${why}: link to it once it is published`,
  ];
  expect(await content.problems()).toEqual(messages('is a draft'));
  expect(await content.problems({ drafts: true })).toEqual(messages('is a draft'));
  content.change('plain-pages/imprint.yaml', 'draft: true', 'published: 2025-03-01');
  expect(await content.problems()).toEqual(messages('is not published before 2025-03-01'));
  content.change('navigation.yaml', 'link: /imprint', 'link: /team');
  content.write('plain-pages/terms.yaml', readFileSync(join(content.folder, 'plain-pages/imprint.yaml')));
  content.change('plain-pages/terms.yaml', 'title: Imprint', 'title: Terms');
  content.change('plain-pages/terms.yaml', 'our shop moves', 'another shop moves');
  content.change('plain-pages/terms.yaml', '(/team)', '(/imprint)');
  expect(await content.problems()).toEqual([]);
  content.change('plain-pages/terms.yaml', '2025-03-01', '2025-02-20');
  expect(await content.problems()).toEqual([
    expect.stringContaining('leads to /imprint, which is not published before 2025-03-01'),
  ]);
});

test('a share picture may be chosen for a draft', async () => {
  const content = unpublished('published: 2025-01-20\ndraft: true');
  content.change('share/pictures.yaml', '/team:', '/blog/closing-a-shop:');
  expect(await content.problems()).toEqual([]);
  const page = withImprint('draft: true');
  page.change('share/pictures.yaml', '/team:', '/imprint:');
  expect(await page.problems()).toEqual([]);
});

const sitePagesOfArticles = (content: Awaited<ReturnType<SmallContent['read']>>) =>
  upcomingPages({ ...content, scheduled: content.articles });
