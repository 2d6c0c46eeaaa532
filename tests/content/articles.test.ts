import { beforeAll, expect, test } from 'vitest';
import { readContent, type Content } from '#prerender/content/read-content.ts';
import { sitePages } from '#prerender/data/site-pages.ts';
import { contentFolder } from '#tools/content-folder.ts';
import { proseOf } from './prose.ts';

let content: Content;

beforeAll(async () => {
  content = await readContent(contentFolder);
});

test('no two articles share a title, a description or a cover description', () => {
  for (const part of ['title', 'description', 'coverAlt'] as const) {
    expect(new Set(content.articles.map((article) => article[part])).size, part).toBe(content.articles.length);
  }
});

test('headings begin at the second level and skip no level', () => {
  const articlesWithGaps = content.articles.filter(({ html }) => {
    const levels = [...html.read().matchAll(/<h(\d)/g)].map((match) => Number(match[1]));
    return levels.some((level, index) => level < 2 || level > (levels[index - 1] ?? 1) + 1);
  });
  expect(articlesWithGaps.map(({ slug }) => slug)).toEqual([]);
});

test('links within the site lead to existing pages and studies', () => {
  const pages = sitePages(content).map(({ path }) => (path === '/' ? '/' : `${path}/`));
  const targets = new Set([...pages, ...content.studies.values()]);
  const dead = content.articles.flatMap(({ slug, html }) =>
    [...html.read().matchAll(/href="(\/[^"#]*)/g)]
      .filter((match) => !targets.has(match[1]!))
      .map((match) => `${slug}: ${match[1]}`),
  );
  expect(dead).toEqual([]);
});

test('no sentence of more than eight words appears in two articles', () => {
  const seen = new Map<string, string>();
  const repeated: string[] = [];
  for (const { slug, html } of content.articles) {
    const sentences = proseOf(html.read())
      .split(/(?<=[.!?])\s+/)
      .map((sentence) =>
        sentence
          .toLowerCase()
          .replace(/[^a-z0-9 ]/g, '')
          .replace(/ +/g, ' ')
          .trim(),
      );
    for (const sentence of new Set(sentences)) {
      if (sentence.split(' ').length <= 8) continue;
      const other = seen.get(sentence);
      if (other) repeated.push(`${other}, ${slug}: ${sentence}`);
      seen.set(sentence, slug);
    }
  }
  expect(seen.size).toBeGreaterThanOrEqual(content.articles.length);
  expect(repeated).toEqual([]);
});
