import { meanOf, quantile, resample, roundTo, seededRandom } from '../statistics.ts';
import type { Review } from './reviews.ts';

/** A word, and where it is looked for. */
interface Choice {
  name: string;
  /** Whether a review has the word. */
  has: (review: Review) => boolean;
  /** Whether a review is searched. */
  isSearched: (review: Review) => boolean;
  /** The minimum number of reviews in an airline's year. */
  minReviews: number;
}

/** An airline's year and its next one. */
interface Pair {
  airline: string;
  reviews: number;
  /** This year's mean of stars. */
  mean: number;
  /** The share of this year's searched reviews that have the word. */
  word: number;
  /** The next year's mean of stars. */
  next: number;
}

/** The relation of a year's mean, and of the share of its searched reviews with a word, to the airline's next year. */
export function nextYear(reviews: readonly Review[], choice: Choice) {
  const pairs = pairsOf(reviews, choice);
  const measured = leastSquaresSlopes(pairs);
  const intervals = bootstrapIntervals(pairs);
  const shares = pairs.map(({ word }) => word);
  return {
    choice: choice.name,
    pairs: pairs.length,
    airlines: new Set(pairs.map(({ airline }) => airline)).size,
    reviews: pairs.reduce((sum, { reviews: count }) => sum + count, 0),
    /** Stars of the next year per additional star in this year's mean. */
    mean: { slope: roundTo(measured.mean, 2), ...intervals.mean },
    /** The difference in the next year's stars between all searched reviews having the word and none having it. */
    word: { slope: roundTo(measured.word, 2), ...intervals.word },
    quarters: { low: roundTo(quantile(shares, 0.25), 2), high: roundTo(quantile(shares, 0.75), 2) },
  };
}

/** Pairs of years that each have at least `minReviews` reviews; the first year has at least two searched ones. */
function pairsOf(reviews: readonly Review[], { has, isSearched, minReviews }: Choice): Pair[] {
  const years = Map.groupBy(reviews, ({ airline, year }) => `${airline} ${year}`);
  return [...years.values()].flatMap((yearReviews) => {
    const { airline, year } = yearReviews[0]!;
    const next = years.get(`${airline} ${year + 1}`) ?? [];
    const searched = yearReviews.filter(isSearched);
    if (yearReviews.length < minReviews || next.length < minReviews || searched.length < 2) return [];
    return [
      {
        airline,
        reviews: yearReviews.length,
        mean: meanOf(yearReviews.map(({ stars }) => stars)),
        word: searched.filter(has).length / searched.length,
        next: meanOf(next.map(({ stars }) => stars)),
      },
    ];
  });
}

/**
 * 95 percent percentile intervals of the slopes. Airlines are drawn with replacement, two thousand times (a cluster
 * bootstrap), since years of one airline are not independent.
 */
function bootstrapIntervals(pairs: readonly Pair[]) {
  const random = seededRandom(30);
  const airlines = [...Map.groupBy(pairs, ({ airline }) => airline).values()];
  const draws = Array.from({ length: 2_000 }, () => leastSquaresSlopes(resample(airlines, random).flat()));
  const interval = (values: number[]) => ({
    from: roundTo(quantile(values, 0.025), 2),
    to: roundTo(quantile(values, 0.975), 2),
  });
  return { mean: interval(draws.map(({ mean }) => mean)), word: interval(draws.map(({ word }) => word)) };
}

/** Least squares of the next year's mean on this year's mean and its share of the word, with a constant. */
function leastSquaresSlopes(pairs: readonly Pair[]): { mean: number; word: number } {
  const center = (values: number[]) => values.map((value) => value - meanOf(values));
  const mean = center(pairs.map((pair) => pair.mean));
  const word = center(pairs.map((pair) => pair.word));
  const next = center(pairs.map((pair) => pair.next));
  const product = (a: number[], b: number[]) => a.reduce((sum, value, index) => sum + value * b[index]!, 0);
  // The coefficients of the normal equations: m is the mean, w the word, n the next year.
  const [mm, mw, ww] = [product(mean, mean), product(mean, word), product(word, word)];
  const [mn, wn] = [product(mean, next), product(word, next)];
  const determinant = mm * ww - mw * mw;
  return { mean: (mn * ww - wn * mw) / determinant, word: (wn * mm - mn * mw) / determinant };
}
