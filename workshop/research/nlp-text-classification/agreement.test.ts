import { expect, test } from 'vitest';
import { agreedShare, bootstrapInterval, countPairs, kappa, type Pair } from './agreement.ts';

/** Creates pairs from the number of items by pair of labels. */
const pairs = (counts: Record<string, number>): Pair[] =>
  Object.entries(counts).flatMap(([pair, items]) => Array.from({ length: items }, () => pair.split(' ') as Pair));

test('kappa leaves out the agreement of two labelers that chance explains', () => {
  // Cohen's coefficient for 20 yes, 15 no, and 15 of 50 disputed: 0.7 observed, 0.5 by chance.
  expect(kappa(pairs({ 'yes yes': 20, 'yes no': 5, 'no yes': 10, 'no no': 15 }))).toBeCloseTo(0.4);
  expect(kappa(pairs({ 'politics politics': 75, 'world world': 25 }))).toBe(1);
  expect(kappa(pairs({ 'politics politics': 75, 'world politics': 25 }))).toBe(0);
});

test('the interval of kappa contains kappa, and is the same in every run', () => {
  const disputed = pairs({ 'yes yes': 20, 'yes no': 5, 'no yes': 10, 'no no': 15 });
  const { from, to } = bootstrapInterval(disputed, 1);
  expect(from).toBeLessThan(0.4);
  expect(to).toBeGreaterThan(0.4);
  expect(bootstrapInterval(disputed, 1)).toEqual({ from, to });
});

test('the interval of 12 agreements in 300 is Wilson’s', () => {
  expect(agreedShare(pairs({ 'wrong wrong': 12, 'wrong right': 288 }))).toEqual({
    items: 12,
    of: 300,
    share: 0.04,
    from: 0.023,
    to: 0.0686,
  });
});

test('pairs are counted, most frequent first', () => {
  expect(countPairs(pairs({ 'business politics': 1, 'politics world': 2 }))).toEqual([
    { pair: 'politics read as world', items: 2 },
    { pair: 'business read as politics', items: 1 },
  ]);
});
