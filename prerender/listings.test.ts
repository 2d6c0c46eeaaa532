import { expect, test } from 'vitest';
import type { Company } from '#content/schema/company.ts';
import { robots, sitemaps } from './listings.ts';

/** A company with the only property that listings of pages use. */
const company = { url: 'https://www.example.com' } as Company;

/** Pages of which every other one has changed, the latest on January 27. */
const pages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    path: `/page-${index}`,
    changed: index % 2 === 0 ? `2025-01-${String((index % 28) + 1).padStart(2, '0')}` : undefined,
  }));
const addressesIn = (text = '') => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);

test('fewer than a thousand addresses fit in one sitemap', () => {
  const files = sitemaps(company, pages(999));
  expect([...files.keys()]).toEqual(['sitemap.xml']);
  expect(files.get('sitemap.xml')).toContain('<urlset ');
  expect(addressesIn(files.get('sitemap.xml'))).toHaveLength(999);
});

test('with a thousand addresses the sitemap is an index', () => {
  expect([...sitemaps(company, pages(1_000)).keys()]).toEqual(['sitemap.xml', 'sitemaps/1.xml']);
});

test('an index lists sitemaps with each address once, and the latest change in each sitemap', () => {
  const files = sitemaps(company, pages(2_345));
  const index = files.get('sitemap.xml')!;
  expect(index).toContain('<sitemapindex ');
  const listedFiles = addressesIn(index).map((address) => address.replace(`${company.url}/`, ''));
  expect(listedFiles).toEqual([...files.keys()].filter((file) => file !== 'sitemap.xml'));
  expect(index.match(/<lastmod>2025-01-27<\/lastmod>/g)).toHaveLength(3);
  const addresses = listedFiles.flatMap((file) => addressesIn(files.get(file)));
  expect(addresses).toEqual(pages(2_345).map(({ path }) => `${company.url}${path}/`));
});

test('appending an address leaves the earlier sitemaps unchanged', () => {
  const [before, after] = [sitemaps(company, pages(2_345)), sitemaps(company, pages(2_400))];
  for (const file of ['sitemaps/1.xml', 'sitemaps/2.xml']) expect(after.get(file)).toBe(before.get(file));
});

test('robots.txt blocks every crawler from a staging site', () => {
  expect(robots(company, { staging: true })).toBe('User-agent: *\nDisallow: /\n');
});

test('robots.txt lets crawlers read any other site, and links its sitemap', () => {
  expect(robots(company)).toContain('Sitemap: https://www.example.com/sitemap.xml');
  expect(robots(company)).not.toContain('Disallow: /\n');
});
