import { expect, test } from 'vitest';
import { drawAndRest, quantile, resample, seededRandom, shuffle } from './statistics.ts';

const items = [1, 2, 3, 4, 5, 6, 7, 8];
const ascending = (a: number, b: number) => a - b;

test('a sample and the rest contain each item once', () => {
  const { drawn, rest } = drawAndRest(items, 3, seededRandom(1));
  expect([drawn.length, rest.length]).toEqual([3, 5]);
  expect([...drawn, ...rest].toSorted(ascending)).toEqual(items);
});

test('a sample that is larger than its items is refused', () => {
  expect(() => drawAndRest(items, 9, seededRandom(1))).toThrow('a sample of 9 cannot be drawn from 8 items');
});

test('a seed always gives the same order, another seed another', () => {
  const shuffled = (seed: number) => {
    const copy = [...items];
    shuffle(copy, seededRandom(seed));
    return copy;
  };
  expect(shuffled(1)).toEqual(shuffled(1));
  expect(shuffled(1)).not.toEqual(shuffled(2));
  expect(shuffled(1).toSorted(ascending)).toEqual(items);
});

test('a bootstrap sample has as many items, some of them more than once', () => {
  const sample = resample(items, seededRandom(1));
  expect(sample).toHaveLength(items.length);
  expect(new Set(sample).size).toBeLessThan(items.length);
});

test('a quantile between two values is interpolated, whatever their order', () => {
  expect(quantile([30, 10, 20], 0.5)).toBe(20);
  expect(quantile([30, 10, 20], 0.25)).toBe(15);
  expect(quantile([30, 10, 20], 1)).toBe(30);
});
