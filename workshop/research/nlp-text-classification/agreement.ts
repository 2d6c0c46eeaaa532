import { quantile, resample, roundTo, seededRandom } from '../statistics.ts';

/** Two labels of one item. */
export type Pair = [string, string];

/**
 * Cohen's kappa: the agreement beyond that of two labelers who choose at random, each with their own shares of the categories.
 * NaN if both use only one and the same category, or if there are no pairs.
 */
export function kappa(pairs: Pair[]): number {
  const share = (labeler: 0 | 1, name: string) => pairs.filter((pair) => pair[labeler] === name).length / pairs.length;
  const observed = pairs.filter(([a, b]) => a === b).length / pairs.length;
  const chance = [...new Set(pairs.flat())].reduce((sum, name) => sum + share(0, name) * share(1, name), 0);
  return (observed - chance) / (1 - chance);
}

/** The 95 percent interval of kappa, from 2,000 samples drawn from the pairs with replacement. */
export function bootstrapInterval(pairs: Pair[], seed: number) {
  const random = seededRandom(seed);
  const values = Array.from({ length: 2_000 }, () => kappa(resample(pairs, random)));
  return { from: roundTo(quantile(values, 0.025), 2), to: roundTo(quantile(values, 0.975), 2) };
}

/** The number of standard deviations from the middle of a 95 percent interval to either end. */
const z = 1.96;

/** The share of `items` among `of`, with its 95 percent interval (Wilson's). */
export function shareWithInterval(items: number, of: number) {
  const share = items / of;
  const middle = (share + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const halfWidth = (z / (1 + z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  return { items, of, share: roundTo(share), from: roundTo(middle - halfWidth), to: roundTo(middle + halfWidth) };
}

/** The share of pairs that agree, with its 95 percent interval. */
export const agreedShare = (pairs: Pair[]) => shareWithInterval(pairs.filter(([a, b]) => a === b).length, pairs.length);

/** The number of items with each pair of labels, most frequent first. */
export const countPairs = (pairs: Pair[]) =>
  [...Map.groupBy(pairs, ([desk, reader]) => `${desk} read as ${reader}`)]
    .map(([pair, items]) => ({ pair, items: items.length }))
    .toSorted((a, b) => b.items - a.items || (a.pair < b.pair ? -1 : 1));
