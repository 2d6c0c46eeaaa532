import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BurndownFigure } from './burndown-figure.tsx';

/** The distance of the note from the left edge. */
const noteLeft = (remaining: number[]) => {
  const texts = { label: 'Work', from: 'Monday', to: 'Friday', note: 'Waiting', forecast: 'Friday' };
  const markup = renderToStaticMarkup(<BurndownFigure {...texts} remaining={remaining} days={10} />);
  return /left:([\d.]+%)/.exec(markup)?.[1];
};

test('the note is at the day from which the work stayed the same before the last step, even if it was the same earlier', () => {
  expect(noteLeft([10, 8, 5, 5, 3])).toBe('20%');
  expect(noteLeft([10, 5, 8, 5, 3])).toBe('30%');
});
