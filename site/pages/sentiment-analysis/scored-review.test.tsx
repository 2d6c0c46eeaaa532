import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ScoredReview } from './scored-review.tsx';

test.each([
  [0.8, '+0.80'],
  [-0.55, '−0.55'],
  [0, '0.00'],
  [0.004, '0.00'],
  [-0.004, '0.00'],
])('a score of %d is shown as %s', (score, shown) => {
  const sentences = [{ words: 'The car was clean.', part: 'cleaning', score }];
  const texts = { heading: '', lead: '', text: '', source: '', average: '', caption: '' };
  const markup = renderToStaticMarkup(<ScoredReview {...texts} sentences={sentences} />);
  expect(markup).toContain(`>${shown}</b>`);
});
