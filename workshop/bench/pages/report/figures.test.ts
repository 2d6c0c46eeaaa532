import { expect, test } from 'vitest';
import { Figures, median, type FigureKey } from './figures.ts';

const ourFigure: FigureKey = { page: 'home', variant: 'ours', metric: 'processor' };
const plainFigure: FigureKey = { ...ourFigure, variant: 'plain-html' };

const figuresOf = (rounds: [ours: number, plainHtml: number][]) => {
  const figures = new Figures();
  for (const [oursTime, plainHtmlTime] of rounds) {
    figures.startRound();
    figures.add(ourFigure, oursTime);
    figures.add(plainFigure, plainHtmlTime);
  }
  return figures;
};

test('a ratio is computed within each round, so that a slow moment of the machine does not count', () => {
  const figures = figuresOf([
    [100, 50],
    [900, 600],
    [120, 100],
  ]);
  expect(figures.ratio(ourFigure, plainFigure)).toBe(1.5);
  expect(figures.median(ourFigure)).toBe(120);
});

test('a measurement missing in a round is missing from the median, not zero', () => {
  expect(
    figuresOf([
      [NaN, 100],
      [80, 100],
      [120, 100],
    ]).median(ourFigure),
  ).toBe(100);
  expect(new Figures().median(ourFigure)).toBeNaN();
});

test('the median of an even number is the mean of the two in the middle', () => {
  expect([median([4, 1, 3, 2]), median([5]), median([])]).toEqual([2.5, 5, NaN]);
});
