import { expect, test } from 'vitest';
import { printedFigures, studies } from './printed.ts';

test.each(studies())('the article %s prints what its study found', (article) => {
  const figures = printedFigures(article);
  expect(figures.length).toBeGreaterThanOrEqual(3);
  expect(figures.filter(({ found }) => !found)).toEqual([]);
});
