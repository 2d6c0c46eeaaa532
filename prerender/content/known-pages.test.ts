import { expect, test } from 'vitest';
import { plain } from '#site/pages/plain/page.ts';
import type { Publication } from '#site/pages/site-content.ts';
import { knownPages } from './known-pages.ts';

const scheduledFor = (published: string): Publication => ({ status: 'scheduled', published });

const pagesFor = knownPages({
  routes: [
    { path: '/privacy-policy', page: plain },
    { path: '/in-march', page: plain },
    { path: '/in-april', page: plain },
    { path: '/written', page: plain },
  ],
  publications: new Map([
    ['/in-march', scheduledFor('2026-03-01')],
    ['/in-april', scheduledFor('2026-04-01')],
    ['/written', { status: 'draft', published: '' }],
  ]),
  articles: [],
  articleAddresses: new Map([['unread', '/blog/unread']]),
  site: 'https://site.example',
});

test('a text may link to what is shown on the day of its publication', () => {
  expect([...pagesFor().paths]).toEqual(['/blog/unread', '/privacy-policy']);
  expect([...pagesFor(scheduledFor('2026-03-15')).paths]).toEqual(['/blog/unread', '/privacy-policy', '/in-march']);
  expect(pagesFor(scheduledFor('2026-03-15')).unpublished).toEqual(
    new Map([
      ['/in-april', 'is not published before 2026-04-01'],
      ['/written', 'is a draft'],
    ]),
  );
  expect(pagesFor({ status: 'draft', published: '' }).unpublished.size).toBe(0);
});

test('published pages share one list of pages', () => {
  const articles = Array.from({ length: 3 }, (_, index) =>
    pagesFor({ status: 'published', published: `2025-01-0${index + 1}` }),
  );
  expect(new Set([pagesFor(), ...articles]).size).toBe(1);
  expect(pagesFor(scheduledFor('2026-03-01'))).toBe(pagesFor(scheduledFor('2026-03-01')));
});
