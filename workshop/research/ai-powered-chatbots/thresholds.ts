/** Rules that set a threshold on a sample of questions, and the threshold's effect on the remaining ones. */
import type { Guess } from './classifier.ts';

export interface AnsweredQuestion extends Guess {
  question: string;
  intent: string;
  /** Whether the first intent is the labeled one. */
  right: boolean;
}

export interface Pool {
  /** Questions that have an answer. */
  known: AnsweredQuestion[];
  /** Questions that have none. */
  unknown: AnsweredQuestion[];
}

/** The share of all questions that is assumed to have no answer in the bot's pages. */
export const unanswerableShare = 0.25;
/** The largest acceptable share of wrong answers. */
export const allowedShare = 0.03;

/** A threshold that no fit reaches: the bot answers nothing. */
const unreachable = 2;

/** Whether a rule has found a threshold. */
export const isFound = (threshold: number) => threshold !== unreachable;

/** The lowest threshold at which a sample has acceptably few wrong answers; `unreachable` if there is none. */
function lowestThreshold(questions: AnsweredQuestion[], accepts: (wrong: number, answers: number) => boolean): number {
  const sorted = questions.toSorted((a, b) => b.fit - a.fit);
  let threshold = unreachable;
  let wrong = 0;
  for (const [index, { right, fit }] of sorted.entries()) {
    if (!right) wrong++;
    if (fit !== sorted[index + 1]?.fit && accepts(wrong, index + 1)) threshold = fit;
  }
  return threshold;
}

/** The probability of at most `mistakes` among `answers`, each of which is wrong with the given probability (binomial). */
function probabilityOfAtMost(mistakes: number, answers: number, probability: number): number {
  let term = (1 - probability) ** answers;
  let sum = term;
  for (let count = 1; count <= mistakes; count++) {
    term *= ((answers - count + 1) / count) * (probability / (1 - probability));
    sum += term;
  }
  return sum;
}

/**
 * The smallest number of answers for which `mistakes` have a one-sided 95 percent upper bound of at most 3 percent (Clopper
 * and Pearson).
 */
export function answersNeeded(mistakes: number): number {
  let answers = mistakes + 1;
  while (probabilityOfAtMost(mistakes, answers, allowedShare) > 0.05) answers++;
  return answers;
}

/** `answersNeeded` by the number of mistakes; samples with sixty or more are never accepted. */
const neededByMistakes = Array.from({ length: 60 }, (_, mistakes) => answersNeeded(mistakes));

export const rules = {
  /** At most 3 percent of the sample's answers were wrong. */
  atTheLimit: (questions: AnsweredQuestion[]) =>
    lowestThreshold(questions, (wrong, answers) => wrong <= allowedShare * answers),
  /** The 95 percent upper bound of the share of wrong answers is at most 3 percent. */
  bounded: (questions: AnsweredQuestion[]) =>
    lowestThreshold(questions, (wrong, answers) => answers >= (neededByMistakes[wrong] ?? Number.POSITIVE_INFINITY)),
  /** No answer of the sample was wrong. */
  faultless: (questions: AnsweredQuestion[]) => lowestThreshold(questions, (wrong) => wrong === 0),
};

/** A threshold's effect where `unanswerableShare` have no answer: the share answered, and the share of these that is wrong. */
export const effectOf = (threshold: number, pool: Pool) =>
  weightedEffect(answeredShares(threshold, pool), unanswerableShare);

/** The shares of known questions that are answered and that are answered rightly, and of unknown questions that are answered. */
export function answeredShares(threshold: number, { known, unknown }: Pool) {
  const isAnswered = ({ fit }: Guess) => fit >= threshold;
  const answered = known.filter(isAnswered);
  return {
    known: answered.length / known.length,
    right: answered.filter(({ right }) => right).length / known.length,
    unknown: unknown.filter(isAnswered).length / unknown.length,
  };
}

/** The effect, weighted by the share of questions that has no answer. */
export function weightedEffect({ known, right, unknown }: ReturnType<typeof answeredShares>, unanswerable: number) {
  const share = known * (1 - unanswerable) + unknown * unanswerable;
  return { share, wrong: share === 0 ? 0 : (share - right * (1 - unanswerable)) / share };
}
