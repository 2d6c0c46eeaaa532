/** Does the “but” in a warm review tell where a star was lost, and what the next year brings? See README.md. */
import { meanOf, quantile, resample, roundTo, seededRandom } from '../statistics.ts';
import { writeResults } from '../write-results.ts';
import { drawFigure } from './figure.ts';
import { nextYear } from './next-year.ts';
import { readReviews, type Aspect, type Review } from './reviews.ts';
import { whereNamed } from './where-named.ts';

const { total, reviews } = await readReviews();
/** Whether a review contains a word. */
const has = (word: string) => {
  const pattern = new RegExp(`\\b${word}\\b`, 'i');
  return ({ text }: Review) => pattern.test(text);
};
const hasBut = has('but');
const lacksBut = (review: Review) => !hasBut(review);

/** The share of ratings of an aspect that are below five. */
function belowFive(group: readonly Review[], aspect: Aspect) {
  const ratings = group.flatMap(({ parts }) => parts[aspect] ?? []);
  return roundTo(ratings.filter((stars) => stars < 5).length / ratings.length);
}

const summaryOf = (group: readonly Review[]) => ({
  reviews: group.length,
  parts: roundTo(meanOf(group.flatMap(({ parts }) => Object.values(parts))), 2),
  foodBelowFive: belowFive(group, 'food'),
});

const byStars = [5, 4, 3, 2, 1].map((stars) => {
  const all = reviews.filter((review) => review.stars === stars);
  return {
    stars,
    reviews: all.length,
    withBut: roundTo(all.filter(hasBut).length / all.length),
    with: summaryOf(all.filter(hasBut)),
    without: summaryOf(all.filter(lacksBut)),
  };
});

const fiveStars = reviews.filter(({ stars }) => stars === 5);
const named = whereNamed(fiveStars.filter(hasBut), fiveStars.filter(lacksBut));

const isWarm = ({ stars }: Review) => stars >= 4;
/** The minimum number of reviews in an airline's year, unless a choice has another minimum. */
const minReviews = 5;
/** Other minimums, to see whether the result depends on it. */
const otherMinimums = [3, 4, 6, 7, 8, 10];
const words = ['but', 'not', 'good', 'although', 'however', 'only', 'very', 'with', 'and', 'there', 'was'];
const byWord = words.map((word) => nextYear(reviews, { name: word, has: has(word), isSearched: isWarm, minReviews }));
const otherChoices = [
  ...otherMinimums.map((minimum) => ({
    name: `${minimum} reviews a year`,
    has: hasBut,
    isSearched: isWarm,
    minReviews: minimum,
  })),
  { name: 'four stars only', has: hasBut, isSearched: ({ stars }: Review) => stars === 4, minReviews },
  { name: 'one to three stars', has: hasBut, isSearched: ({ stars }: Review) => stars <= 3, minReviews },
].map((choice) => nextYear(reviews, choice));

/** Whether “not” and “good”, which clear zero at five reviews a year, do so at other minimums. */
const otherWords = ['not', 'good'].flatMap((word) =>
  otherMinimums.map((minimum) =>
    nextYear(reviews, {
      name: `${word}, ${minimum} reviews a year`,
      has: has(word),
      isSearched: isWarm,
      minReviews: minimum,
    }),
  ),
);

/** The 95 percent interval of the difference between five-star reviews with and without a “but” in food ratings below five. */
function foodDifference() {
  const foodRatings = (isChosen: (review: Review) => boolean) =>
    reviews.flatMap((review) => (review.stars === 5 && isChosen(review) ? (review.parts.food ?? []) : []));
  const random = seededRandom(5);
  const [withBut, without] = [foodRatings(hasBut), foodRatings(lacksBut)];
  const drawnShare = (ratings: number[]) =>
    resample(ratings, random).filter((stars) => stars < 5).length / ratings.length;
  const drawn = Array.from({ length: 4_000 }, () => drawnShare(withBut) - drawnShare(without));
  return {
    with: withBut.length,
    without: without.length,
    interval: [roundTo(quantile(drawn, 0.025)), roundTo(quantile(drawn, 0.975))],
  };
}

const britishAirways = [2011, 2012, 2013, 2014].map((year) => {
  const yearReviews = reviews.filter((review) => review.airline === 'british-airways' && review.year === year);
  return {
    year,
    reviews: yearReviews.length,
    mean: roundTo(meanOf(yearReviews.map(({ stars }) => stars)), 2),
    warm: yearReviews.filter(isWarm).length,
    warmWithBut: yearReviews.filter((review) => isWarm(review) && hasBut(review)).length,
  };
});

const but = byWord[0]!;
const results = {
  total,
  used: reviews.length,
  airlines: new Set(reviews.map(({ airline }) => airline)).size,
  mean: roundTo(meanOf(reviews.map(({ stars }) => stars)), 2),
  byStars,
  named,
  /** The stars by which an airline at the upper quartile of “but” comes out lower next year than one at the lower quartile. */
  betweenQuarters: roundTo(-but.word.slope * (but.quarters.high - but.quarters.low), 2),
  britishAirways,
  byWord,
  otherChoices,
  otherWords,
  foodDifference: foodDifference(),
};
console.table(byStars.map(({ stars, reviews: count, withBut }) => ({ stars, count, withBut })));
console.table(named.places);
console.log(named);
console.table(britishAirways);
console.table(
  [...byWord, ...otherChoices, ...otherWords].map(({ choice, pairs, word }) => ({ choice, pairs, ...word })),
);
// The last three words fill sentences: results.json has them, the figure does not.
drawFigure(byWord.slice(0, 8));
writeResults(import.meta.dirname, results);
