/** Rules that set a threshold on a sample of questions, and the threshold's effect on the remaining ones. */
import type { Guess } from './classifier.ts';

export interface Answered extends Guess {
  question: string;
  intent: string;
  right: boolean;
}

export interface Pool {
  known: Answered[];
  unknown: Answered[];
}

/** The share of all questions that is assumed to have no answer in the bot's pages. */
export const unanswerable = 0.25;
/** The largest acceptable share of wrong answers. */
export const allowed = 0.03;

/** The lowest threshold at which a sample has acceptably few wrong answers; 2, which no fit reaches, if there is none. */
function lowest(questions: Answered[], accepts: (wrong: number, answers: number) => boolean): number {
  const sorted = questions.toSorted((a, b) => b.fit - a.fit);
  let threshold = 2;
  let wrong = 0;
  for (const [place, { right, fit }] of sorted.entries()) {
    if (!right) wrong++;
    if (fit !== sorted[place + 1]?.fit && accepts(wrong, place + 1)) threshold = fit;
  }
  return threshold;
}

/**
 * The probability of at most the given number of mistakes among the given number of answers, if each is wrong with the given probability.
 */
function chanceOfAtMost(mistakes: number, answers: number, probability: number): number {
  let term = (1 - probability) ** answers;
  let sum = term;
  for (let count = 1; count <= mistakes; count++) {
    term *= ((answers - count + 1) / count) * (probability / (1 - probability));
    sum += term;
  }
  return sum;
}

/**
 * The smallest number of answers for which the given number of mistakes has a 95 percent upper bound of 3 percent (Clopper and
 * Pearson).
 */
export function answersNeeded(mistakes: number): number {
  let answers = mistakes + 1;
  while (chanceOfAtMost(mistakes, answers, allowed) > 0.05) answers++;
  return answers;
}

/** By number of mistakes; samples with more are not accepted. */
const needed = Array.from({ length: 60 }, (_, mistakes) => answersNeeded(mistakes));

export const rules = {
  /** At most 3 percent of the sample's answers were wrong. */
  atTheLimit: (questions: Answered[]) => lowest(questions, (wrong, answers) => wrong <= allowed * answers),
  /** The 95 percent upper bound of the share of wrong answers is at most 3 percent. */
  bounded: (questions: Answered[]) =>
    lowest(questions, (wrong, answers) => answers >= (needed[wrong] ?? Number.POSITIVE_INFINITY)),
  /** No answer of the sample was wrong. */
  faultless: (questions: Answered[]) => lowest(questions, (wrong) => wrong === 0),
};

/**
 * A threshold's effect on questions: the share answered, and the share of these that is wrong. `ofUnanswerable` is the
 * share of all questions that has no answer.
 */
export const effectOf = (threshold: number, pool: Pool, ofUnanswerable = unanswerable) =>
  weighted(answeredOf(threshold, pool), ofUnanswerable);

/** The shares of the known questions that are answered, and rightly, and of the unknown ones that are answered. */
export function answeredOf(threshold: number, { known, unknown }: Pool) {
  const above = ({ fit }: Guess) => fit >= threshold;
  const answered = known.filter(above);
  return {
    known: answered.length / known.length,
    right: answered.filter((one) => one.right).length / known.length,
    unknown: unknown.filter(above).length / unknown.length,
  };
}

/** The effect, weighted by the share of questions that has no answer. */
export function weighted({ known, right, unknown }: ReturnType<typeof answeredOf>, ofUnanswerable: number) {
  const share = known * (1 - ofUnanswerable) + unknown * ofUnanswerable;
  return { share, wrong: share === 0 ? 0 : (share - right * (1 - ofUnanswerable)) / share };
}
