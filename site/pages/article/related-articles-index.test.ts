import { expect, test } from 'vitest';
import type { Article } from '../site-content.ts';
import { RelatedArticlesIndex } from './related-articles-index.ts';

/** Articles with these tags, newest first; the index reads nothing else of an article. */
const tagged = (...lists: string[][]) => lists.map((tags, index) => ({ id: lists.length - index, tags }) as Article);

test('most tags in common come first, the newest first among equals, and then the newest others', () => {
  const articles = tagged(['AI'], ['Costs'], ['AI', 'Costs'], ['Clients'], ['Costs', 'Planning'], ['Costs', 'AI']);
  const index = new RelatedArticlesIndex(articles);
  const [first, second, third, fourth, , last] = articles;
  expect(index.related(last!, 4, [])).toEqual([
    { article: third, shared: ['AI', 'Costs'] },
    { article: first, shared: ['AI'] },
    { article: second, shared: ['Costs'] },
    { article: articles[4], shared: ['Costs'] },
  ]);
  expect(index.related(fourth!, 2, [first])).toEqual([
    { article: second, shared: [] },
    { article: third, shared: [] },
  ]);
});

test('the neighbors of an article are those before and after it; one that is not published yet follows the newest', () => {
  const articles = tagged(['AI'], ['Costs'], ['Clients']);
  const index = new RelatedArticlesIndex(articles);
  expect(index.neighbors(articles[1]!)).toEqual({ newer: articles[0], older: articles[2] });
  expect(index.neighbors(articles[0]!)).toEqual({ newer: undefined, older: articles[1] });
  const [scheduled] = tagged(['AI']);
  expect(index.neighbors(scheduled!)).toEqual({ newer: undefined, older: articles[0] });
});

test('what is related to a thousand articles is found without comparing each with each', () => {
  let reads = 0;
  const articles = Array.from({ length: 1_000 }, (_, index) => {
    const tags = [`A${index % 200}`, `B${index % 300}`];
    return Object.defineProperty({} as Article, 'tags', { get: () => ((reads += 1), tags) });
  });
  const index = new RelatedArticlesIndex(articles);
  for (const article of articles) index.related(article, 3, []);
  expect(reads).toBeLessThanOrEqual(10_000);
});
