import { expect, test } from 'vitest';
import type { Article } from '../site-content.ts';
import { RelatedArticlesIndex } from './related-articles-index.ts';

/** Articles with these tags, newest first; the index reads nothing else of them. The `id` tells them apart when compared. */
const articlesWithTags = (...lists: string[][]) =>
  lists.map((tags, index) => ({ id: lists.length - index, tags }) as Article);

test('articles that share the most tags come first, the newest first among equals, then the newest others', () => {
  const articles = articlesWithTags(
    ['AI'],
    ['Costs'],
    ['AI', 'Costs'],
    ['Clients'],
    ['Costs', 'Planning'],
    ['Costs', 'AI'],
  );
  const index = new RelatedArticlesIndex(articles);
  const [first, second, third, fourth, fifth, last] = articles;
  expect(index.findRelated(last!, 4, [])).toEqual([
    { article: third, shared: ['AI', 'Costs'] },
    { article: first, shared: ['AI'] },
    { article: second, shared: ['Costs'] },
    { article: fifth, shared: ['Costs'] },
  ]);
  expect(index.findRelated(fourth!, 2, [first])).toEqual([
    { article: second, shared: [] },
    { article: third, shared: [] },
  ]);
});

test('an article’s neighbors are published before and after it, and a scheduled article follows the newest', () => {
  const articles = articlesWithTags(['AI'], ['Costs'], ['Clients']);
  const index = new RelatedArticlesIndex(articles);
  expect(index.findNeighbors(articles[1]!)).toEqual({ newer: articles[0], older: articles[2] });
  expect(index.findNeighbors(articles[0]!)).toEqual({ newer: undefined, older: articles[1] });
  const [scheduled] = articlesWithTags(['AI']);
  expect(index.findNeighbors(scheduled!)).toEqual({ newer: undefined, older: articles[0] });
});

test('the articles related to each of a thousand are found without comparing all pairs', () => {
  let readCount = 0;
  const articles = Array.from({ length: 1_000 }, (_, index) => {
    const tags = [`A${index % 200}`, `B${index % 300}`];
    const get = () => {
      readCount += 1;
      return tags;
    };
    return Object.defineProperty({} as Article, 'tags', { get });
  });
  const index = new RelatedArticlesIndex(articles);
  for (const article of articles) index.findRelated(article, 3, []);
  // All pairs would be a million reads.
  expect(readCount).toBeLessThanOrEqual(10_000);
});
