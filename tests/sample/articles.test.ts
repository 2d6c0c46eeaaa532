import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Article } from '#site/pages/site-content.ts';
import { readContent, type Content } from '#prerender/content/read-content.ts';
import { sitePages } from '#prerender/data/site-pages.ts';
import { contentFolder } from '#tools/content-folder.ts';
import { proseOf } from '../content/prose.ts';

/** The specification's slugs, in order: their ids are 1 to 17. A leading dash represents the company's slug. */
const slugs = [
  '-custom-solution',
  'lti-integration-for-lms-systems',
  'nlp-text-classification',
  'developer-syndrome',
  '-most-recommended-company',
  '-software-clutch-rewind',
  'can-chatgpt-replace-human-work',
  'cecl-model-risk-application',
  'new-datasets-to-train-ai',
  'ai-powered-chatbots',
  'ai-cybersecurity',
  'ai-agents-decision-makers',
  'impact-of-ai-agents',
  'ai-web-form-validation',
  'securing-iot-devices',
  'ai-powered-tools-for-everyday-life',
  'revolutionize-mobile-connectivity',
];

let content: Content;
/** The seventeen articles of the specification, oldest first. Of articles added later only the essentials are checked. */
let articles: Article[];

const articleAt = (slug: string) => articles.find((article) => article.slug === slug)!;

beforeAll(async () => {
  content = await readContent(contentFolder);
  articles = content.articles.toReversed().slice(0, slugs.length);
});

test('the first seventeen articles are the specification’s, in its order', () => {
  expect(articles.map(({ id }) => id)).toEqual(slugs.map((_, index) => index + 1));
  expect(articles.map(({ slug }) => slug)).toEqual(slugs.map((slug) => slug.replace(/^-/, `${content.company.slug}-`)));
});

test('dates never decrease with the id; the first nine are from 2021 to 2024, and the next eight from 24 to 28 January 2025', () => {
  const dates = content.articles.map(({ published }) => published).toReversed();
  expect(dates).toEqual(dates.toSorted());
  const firstYears = dates.slice(0, 9).map((date) => Number(date.slice(0, 4)));
  expect(firstYears[0]).toBeGreaterThanOrEqual(2021);
  expect(firstYears.at(-1)).toBeLessThanOrEqual(2024);
  expect([dates[9], dates[16]]).toEqual(['2025-01-24', '2025-01-28']);
});

test('comments and views are the specification’s', () => {
  const counts = Object.fromEntries(articles.map(({ slug, comments, views }) => [slug, [comments, views]]));
  expect(counts).toMatchObject({
    'ai-powered-chatbots': [5, 1500],
    'ai-cybersecurity': [10, 2500],
    'ai-agents-decision-makers': [3, 1200],
    'impact-of-ai-agents': [8, 2300],
    'ai-web-form-validation': [8, 2000],
    'securing-iot-devices': [3, 1200],
    'ai-powered-tools-for-everyday-life': [15, 3000],
    'revolutionize-mobile-connectivity': [25, 5000],
    [`${content.company.slug}-custom-solution`]: [0, 950],
  });
});

test('each article has 900 to 1,600 words', () => {
  const lengths = articles.map(({ slug, html }) => ({
    slug,
    words: proseOf(html.read()).split(/\s+/).filter(Boolean).length,
  }));
  expect(lengths.filter(({ words }) => words < 900 || words > 1_600)).toEqual([]);
});

test('each article has a figure with drawings for wide and narrow screens, a description and a caption', () => {
  const without = articles.filter((article) => {
    const html = article.html.read();
    return (
      !/<svg role="img" aria-label="[^"]{20,}" data-form="wide"/.test(html) ||
      !html.includes('data-form="phone"') ||
      !/<figcaption>Figure\s1\. .{10,}<\/figcaption>/.test(html)
    );
  });
  expect(without.map(({ slug }) => slug)).toEqual([]);
});

test('the IoT article has eight numbered headings', () => {
  const { html } = articleAt('securing-iot-devices');
  expect([...html.read().matchAll(/<h2[^>]*><span data-number="">(\d)<\/span> /g)].map((match) => match[1])).toEqual(
    Array.from('12345678'),
  );
});

test('the text classification article keeps the specification’s figures', () => {
  const prose = proseOf(articleAt('nlp-text-classification').html.read());
  expect(prose).toMatch(/\b(7|seven)\b[^.]{0,40}\bcategories/i);
  expect(prose).toMatch(/70(%| percent)?( to |-|–)80(%| percent)/);
  expect(prose).toMatch(/20(%| percent)?( to |-|–)30(%| percent)/);
  expect(prose).toMatch(/90(%| percent)/);
});

test('each article has three related articles', () => {
  const pages = sitePages(content).filter((page) => page.article);
  const others = pages.filter(({ props }) => (props as { related: unknown[] }).related.length !== 3);
  expect(others.map(({ path }) => path)).toEqual([]);
});

test('the Markdown version of an article contains the code of its source unchanged', () => {
  const listingsIn = (markdown: string) =>
    markdown.match(/^```[^]*?^```$/gm)?.map((block) => block.replace(/^.*/, '')) ?? [];
  const sourceListings = articles.map(({ file }) => listingsIn(readFileSync(join(contentFolder, file), 'utf8')));
  expect(sourceListings.flat().length).toBeGreaterThan(20);
  expect(articles.map(({ readable }) => listingsIn(readable.markdown.read()))).toEqual(sourceListings);
});
