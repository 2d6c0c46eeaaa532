import type { Content } from '#prerender/content/read-content.ts';
import type { Article } from '#site/pages/site-content.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * A list of `count` articles, newest first: the articles of `from`, and newer copies of them, a day apart, with their own
 * addresses, ids, titles and days. If `count` is smaller than the number of articles, only the oldest.
 */
export const manyArticles = (from: readonly Article[], count: number): Article[] =>
  Array.from({ length: count }, (_, newer) => articleAt(from.toReversed(), count - newer));

/** The content with the given number of articles. */
export const withArticles = (content: Content, count: number): Content => ({
  ...content,
  articles: manyArticles(content.articles, count),
});

/** Article number `id`, counted from 1. */
function articleAt(originals: readonly Article[], id: number): Article {
  const original = originals[(id - 1) % originals.length]!;
  const copies = id - originals.length;
  if (copies <= 0) return original;
  const published = new Date(Date.parse(originals.at(-1)!.published) + copies * day).toISOString().slice(0, 10);
  return { ...original, id, slug: `${original.slug}-${id}`, title: `${original.title} (${id})`, published };
}
