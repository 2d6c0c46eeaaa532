/** Parts of five-star reviews: how often a part got less than five stars, by where the text names it. */
import { quantile, resample, roundTo, seededRandom } from '../statistics.ts';
import { aspectsIn, butClausesOf } from './clauses.ts';
import { aspects, type Aspect, type Review } from './reviews.ts';

/**
 * Where a review names a part: before or after a “but”, on both sides of one or more, only in sentences without a “but”, or
 * nowhere.
 */
const places = ['before', 'after', 'both', 'otherSentence', 'nowhere'] as const;
type Place = (typeof places)[number];

interface GradedPart {
  place: Place;
  isBelowFive: boolean;
}

/** The parts that a review grades, by where it names them. */
function gradedParts(review: Review): GradedPart[] {
  const clauses = butClausesOf(review.text);
  const before = new Set(clauses.flatMap((clause) => clause.before));
  const after = new Set(clauses.flatMap((clause) => clause.after));
  const anywhere = new Set(aspectsIn(review.text));
  return aspects.flatMap((aspect) => {
    const stars = review.parts[aspect];
    if (stars === undefined) return [];
    return [{ place: placeOf(aspect), isBelowFive: stars < 5 }];
  });

  function placeOf(aspect: Aspect): Place {
    if (before.has(aspect) && after.has(aspect)) return 'both';
    if (before.has(aspect)) return 'before';
    if (after.has(aspect)) return 'after';
    return anywhere.has(aspect) ? 'otherSentence' : 'nowhere';
  }
}

const summaryOf = (parts: readonly GradedPart[]) => ({
  parts: parts.length,
  belowFive: roundTo(parts.filter(({ isBelowFive }) => isBelowFive).length / parts.length),
});

/** The places of parts in a sentence with a “but”. */
const butSentence = ['before', 'after', 'both'] as const;

/** The difference between the shares of parts that lost a star: parts named in `among`, and parts named in another sentence. */
function difference(reviews: readonly GradedPart[][], among: readonly Place[]): number {
  const parts = reviews.flat();
  const share = (wanted: readonly Place[]) => {
    const chosen = parts.filter(({ place }) => wanted.includes(place));
    return chosen.filter(({ isBelowFive }) => isBelowFive).length / chosen.length;
  };
  return share(among) - share(['otherSentence']);
}

/** Reviews are drawn with replacement, three thousand times, since parts of one review are not independent. */
function intervalOf(reviews: readonly GradedPart[][], among: readonly Place[]) {
  const random = seededRandom(7);
  const drawn = Array.from({ length: 3_000 }, () => difference(resample(reviews, random), among));
  return {
    points: roundTo(difference(reviews, among)),
    from: roundTo(quantile(drawn, 0.025)),
    to: roundTo(quantile(drawn, 0.975)),
  };
}

/** The shares of parts that lost a star in five-star reviews with and without a “but”, and their differences. */
export function whereNamed(withBut: readonly Review[], without: readonly Review[]) {
  const reviews = withBut.map(gradedParts);
  const parts = reviews.flat();
  const summaryAt = (...wanted: Place[]) => summaryOf(parts.filter(({ place }) => wanted.includes(place)));
  const partsWithoutBut = without.flatMap(gradedParts);
  return {
    places: places.map((place) => ({ place, ...summaryAt(place) })),
    inSentence: summaryAt(...butSentence),
    oneSide: summaryAt('before', 'after'),
    elsewhere: summaryAt('otherSentence', 'nowhere'),
    sentenceAgainstOthers: intervalOf(reviews, butSentence),
    oneSideAgainstOthers: intervalOf(reviews, ['before', 'after']),
    withoutBut: {
      named: summaryOf(partsWithoutBut.filter(({ place }) => place !== 'nowhere')),
      notNamed: summaryOf(partsWithoutBut.filter(({ place }) => place === 'nowhere')),
    },
  };
}
