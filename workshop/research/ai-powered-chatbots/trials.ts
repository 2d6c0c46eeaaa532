/** Thresholds set on many samples of questions, each tried on the questions that were left. */
import { quantile, roundTo, seededRandom } from '../statistics.ts';
import {
  allowedShare,
  answeredShares,
  rules,
  unanswerableShare,
  weightedEffect,
  type AnsweredQuestion,
  type Pool,
} from './thresholds.ts';

/** The number of samples that are drawn for each size and rule. */
export const draws = 2_000;
/** Shares of unanswerable questions in use that differ from the sample's. */
const otherShares = [0.1, 0.2, 0.3, 0.35, 0.4];

/** A random sample with a quarter of unanswerable questions, and the rest. */
function split({ known, unknown }: Pool, size: number, random: () => number) {
  const parts = [
    drawPart(known, Math.round(size * (1 - unanswerableShare)), random),
    drawPart(unknown, Math.round(size * unanswerableShare), random),
  ] as const;
  return { sample: parts.flatMap(({ drawn }) => drawn), rest: { known: parts[0].rest, unknown: parts[1].rest } };
}

/** Draws `count` items without replacement. */
function drawPart(items: AnsweredQuestion[], count: number, random: () => number) {
  const pool = [...items];
  for (let index = 0; index < count; index++) {
    const other = index + Math.floor(random() * (pool.length - index));
    [pool[index], pool[other]] = [pool[other]!, pool[index]!];
  }
  return { drawn: pool.slice(0, count), rest: pool.slice(count) };
}

/** The median, and the interval of nine draws in ten. */
const spread = (values: number[]) => ({
  middle: roundTo(quantile(values, 0.5)),
  from: roundTo(quantile(values, 0.05)),
  to: roundTo(quantile(values, 0.95)),
});

/** The thresholds that a rule sets in `draws` splits, each with the shares that it answers of the remaining questions. */
function roundsOf(pool: Pool, size: number, rule: keyof typeof rules) {
  const random = seededRandom(2026 + size);
  return Array.from({ length: draws }, () => {
    const { sample, rest } = split(pool, size, random);
    const threshold = rules[rule](sample);
    return { threshold, answered: answeredShares(threshold, rest) };
  });
}

/** The results of a rule in `draws` splits. If no threshold satisfies it, the bot answers nothing and breaks nothing. */
export function tryRule(pool: Pool, size: number, rule: keyof typeof rules) {
  const rounds = roundsOf(pool, size, rule).map(({ threshold, answered }) => ({
    threshold,
    ...weightedEffect(answered, unanswerableShare),
  }));
  const found = rounds.filter(({ threshold }) => threshold <= 1);
  const share = (count: number, of: number) => (of === 0 ? null : roundTo(count / of));
  return {
    questions: size,
    rule,
    none: share(draws - found.length, draws),
    kept: share(found.filter(({ wrong }) => wrong <= allowedShare).length, found.length),
    /** The share of all draws that broke the limit. */
    broken: share(found.filter(({ wrong }) => wrong > allowedShare).length, draws),
    ...(found.length > 0 && {
      threshold: spread(found.map((round) => round.threshold)),
      answered: spread(found.map((round) => round.share)),
      wrong: spread(found.map((round) => round.wrong)),
    }),
  };
}

/** The share of thresholds that keep the promise if another share of the questions in use has no answer. */
export const promiseKeptInUse = (pool: Pool) =>
  (
    [
      ['bounded', 800],
      ['atTheLimit', 100],
      ['atTheLimit', 800],
    ] as const
  ).map(([rule, questions]) => {
    const found = roundsOf(pool, questions, rule).filter(({ threshold }) => threshold <= 1);
    const kept = (share: number) =>
      found.filter(({ answered }) => weightedEffect(answered, share).wrong <= allowedShare);
    return {
      rule,
      questions,
      keptAt: otherShares.map((share) => ({ unanswerable: share, kept: roundTo(kept(share).length / found.length) })),
    };
  });
