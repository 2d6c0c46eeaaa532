/** Thresholds set on many samples of questions, each tried on the questions that were left. */
import { drawAndRest, quantile, roundTo, seededRandom } from '../statistics.ts';
import {
  allowedShare,
  answeredShares,
  isFound,
  rules,
  unanswerableShare,
  weightedEffect,
  type Pool,
} from './thresholds.ts';

/** The number of samples that are drawn for each size and rule. */
export const drawCount = 2_000;
/** Shares of unanswerable questions in use that differ from the sample's. */
const otherShares = [0.1, 0.2, 0.3, 0.35, 0.4];

/** A random sample with `unanswerableShare` of unanswerable questions, and the rest. */
function split({ known, unknown }: Pool, size: number, random: () => number) {
  const parts = [
    drawAndRest(known, Math.round(size * (1 - unanswerableShare)), random),
    drawAndRest(unknown, Math.round(size * unanswerableShare), random),
  ] as const;
  return { sample: parts.flatMap(({ drawn }) => drawn), rest: { known: parts[0].rest, unknown: parts[1].rest } };
}

/** A count as a share of all; null if there are none. */
const shareOf = (count: number, all: number) => (all === 0 ? null : roundTo(count / all));

/** The median, and the interval that contains nine draws in ten. */
const spread = (values: number[]) => ({
  middle: roundTo(quantile(values, 0.5)),
  from: roundTo(quantile(values, 0.05)),
  to: roundTo(quantile(values, 0.95)),
});

/** The thresholds that a rule sets in `drawCount` splits, each with the shares of the remaining questions that it answers. */
function roundsOf(pool: Pool, size: number, rule: keyof typeof rules) {
  const random = seededRandom(2026 + size);
  return Array.from({ length: drawCount }, () => {
    const { sample, rest } = split(pool, size, random);
    const threshold = rules[rule](sample);
    return { threshold, answered: answeredShares(threshold, rest) };
  });
}

/** The results of a rule in `drawCount` splits. If no threshold satisfies it, the bot answers nothing and breaks nothing. */
export function tryRule(pool: Pool, size: number, rule: keyof typeof rules) {
  const rounds = roundsOf(pool, size, rule).map(({ threshold, answered }) => ({
    threshold,
    ...weightedEffect(answered, unanswerableShare),
  }));
  const found = rounds.filter(({ threshold }) => isFound(threshold));
  return {
    questions: size,
    rule,
    none: shareOf(drawCount - found.length, drawCount),
    kept: shareOf(found.filter(({ wrong }) => wrong <= allowedShare).length, found.length),
    /** The share of all draws that broke the limit. */
    broken: shareOf(found.filter(({ wrong }) => wrong > allowedShare).length, drawCount),
    ...(found.length > 0 && {
      threshold: spread(found.map((round) => round.threshold)),
      answered: spread(found.map((round) => round.share)),
      wrong: spread(found.map((round) => round.wrong)),
    }),
  };
}

/** The share of thresholds whose wrong answers stay within `allowedShare` if another share of the questions in use has no answer. */
export const promiseKeptInUse = (pool: Pool) =>
  (
    [
      ['bounded', 800],
      ['atTheLimit', 100],
      ['atTheLimit', 800],
    ] as const
  ).map(([rule, questions]) => {
    const found = roundsOf(pool, questions, rule).filter(({ threshold }) => isFound(threshold));
    const keptCount = (unanswerable: number) =>
      found.filter(({ answered }) => weightedEffect(answered, unanswerable).wrong <= allowedShare).length;
    return {
      rule,
      questions,
      keptAt: otherShares.map((unanswerable) => ({
        unanswerable,
        kept: shareOf(keptCount(unanswerable), found.length),
      })),
    };
  });
