import { expect, test } from 'vitest';
import { readContent } from '#prerender/content/read-content.ts';
import { contentFolder } from '#tools/content-folder.ts';
import { parsedDocument } from './parsed-document.ts';

const { articles } = await readContent(contentFolder);

test.skipIf(articles.length === 0)(
  'an article that was changed shows its last change to readers and search engines; others show none',
  () => {
    for (const { slug, updated } of articles) {
      const document = parsedDocument(`/blog/${slug}`);
      const days = [...document.querySelectorAll('article time')].map((time) => time.getAttribute('datetime'));
      const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
      expect(days.slice(1), slug).toEqual(updated ? [updated] : []);
      expect(/"dateModified":"([^"]*)"/.exec(data)?.[1], slug).toBe(updated);
    }
  },
);

test.skipIf(articles.length === 0)('the list marks exactly the articles with the company’s own measurements', () => {
  const cards = [...parsedDocument('/blog').querySelectorAll('main li:has(h3)')];
  const marked = cards.map((card) => card.querySelectorAll('time ~ span').length === 2);
  expect(marked).toEqual(articles.slice(0, cards.length).map(({ measured }) => measured));
});
