import { expect, test } from 'vitest';
import { printedFigures, studies } from './printed.ts';

test.each(studies())('the article %s prints what its study found', (article) => {
  const figures = printedFigures(article);
  expect(figures).not.toEqual([]);
  expect(figures.filter(({ found }) => !found)).toEqual([]);
});
