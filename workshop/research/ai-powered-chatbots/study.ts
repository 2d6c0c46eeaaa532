/** How far a bot's threshold can be trusted when it was set on a hundred questions. See README.md. */
import type { LabeledQuestion } from '../question-sets.ts';
import { roundTo } from '../statistics.ts';
import { writeResults } from '../write-results.ts';
import { trainClassifier, type Guess } from './classifier.ts';
import { drawFigure } from './figure.ts';
import { trainNearest } from './nearest.ts';
import { answerFrom, clarifyFrom } from './next-step.ts';
import { readBanking, readClinc, type QuestionSet } from './questions.ts';
import {
  allowedShare,
  answersNeeded,
  effectOf,
  rules,
  unanswerableShare,
  type AnsweredQuestion,
  type Pool,
} from './thresholds.ts';
import { drawCount, promiseKeptInUse, tryRule } from './trials.ts';

/** The numbers of questions in a sample. */
const sizes = [50, 100, 300, 800];
const clinc = await readClinc();
const banking = await readBanking();
const classifiers = { softmax: trainClassifier, nearest: trainNearest };
type Classifier = keyof typeof classifiers;

const answersTo = (questions: LabeledQuestion[], classify: (question: string) => Guess): AnsweredQuestion[] =>
  questions.map(([question, intent]) => {
    const guess = classify(question);
    return { ...guess, question, intent, right: guess.intents[0] === intent };
  });

function poolOf({ learned, known, unknown }: QuestionSet, classifier: Classifier): Pool {
  const classify = classifiers[classifier](learned);
  return { known: answersTo(known, classify), unknown: answersTo(unknown, classify) };
}

const trials = [clinc, banking].flatMap((set) =>
  (Object.keys(classifiers) as Classifier[]).map((classifier) => {
    const pool = poolOf(set, classifier);
    console.log(`${set.name}, ${classifier}: ${pool.known.length} known, ${pool.unknown.length} unknown questions`);
    return {
      set: set.name,
      classifier,
      pool,
      rightOnKnown: roundTo(pool.known.filter(({ right }) => right).length / pool.known.length),
      rows: (Object.keys(rules) as (keyof typeof rules)[]).flatMap((rule) =>
        sizes.map((size) => tryRule(pool, size, rule)),
      ),
    };
  }),
);

const inUse = trials
  .filter(({ classifier }) => classifier === 'softmax')
  .flatMap(({ set, pool }) => promiseKeptInUse(pool).map((row) => ({ set, ...row })));

/** CLINC150's questions as the softmax classifier answers them. */
const { pool } = trials[0]!;

/**
 * What happens if the bot asks for clarification at fits from `low` to `high`: how often it asks, and for which share of the
 * answerable questions the right intent is the first, or among the first two.
 */
function clarificationOf(low: number, high: number) {
  const isBetween = ({ fit }: AnsweredQuestion) => fit >= low && fit < high;
  const known = pool.known.filter(isBetween);
  const shareWithin = (count: number) =>
    roundTo(known.filter(({ intents, intent }) => intents.slice(0, count).includes(intent)).length / known.length);
  // The weights assume that a quarter of all questions is unanswerable.
  const weight = (part: AnsweredQuestion[], share: number) => (part.filter(isBetween).length / part.length) * share;
  const unknown = weight(pool.unknown, unanswerableShare);
  const asked = unknown + weight(pool.known, 1 - unanswerableShare);
  return {
    low,
    high,
    /** The share of all questions that are answered by a request to clarify. */
    asked: roundTo(asked),
    first: shareWithin(1),
    firstTwo: shareWithin(2),
    /** The share of these requests after a question that has no answer. */
    withoutAnswer: roundTo(unknown / asked),
  };
}

/** The share of unanswerable questions with a fit of at least 0.95, for the two parts that the article first compared. */
const confidentShare = (questions: LabeledQuestion[]) => {
  const texts = new Set(questions.map(([question]) => question));
  const part = pool.unknown.filter(({ question }) => texts.has(question));
  return roundTo(part.filter(({ fit }) => fit >= 0.95).length / part.length);
};

const results = {
  draws: drawCount,
  unanswerable: unanswerableShare,
  allowed: allowedShare,
  answersNeeded: [0, 1, 2, 3, 5, 10].map((mistakes) => ({ mistakes, answers: answersNeeded(mistakes) })),
  data: Object.fromEntries(
    [clinc, banking].map(({ name, learned, known, unknown }) => [
      name,
      { learned: learned.length, known: known.length, unknown: unknown.length },
    ]),
  ),
  fixed: [0.8, 0.95].map((threshold) => {
    const { share, wrong } = effectOf(threshold, pool);
    return { threshold, answered: roundTo(share), wrong: roundTo(wrong) };
  }),
  trials: trials.map(({ pool: _, ...trial }) => trial),
  inUse,
  ownSplit: { pool: confidentShare(clinc.ownSplit.pool), test: confidentShare(clinc.ownSplit.test) },
  clarifying: {
    asCoded: clarificationOf(clarifyFrom, answerFrom),
    lower: clarificationOf(clarifyFrom, 0.8),
    upper: clarificationOf(0.8, answerFrom),
  },
  mostConfidentMistakes: [...pool.known, ...pool.unknown]
    .filter(({ right }) => !right)
    .sort((a, b) => b.fit - a.fit)
    .slice(0, 8)
    .map(({ question, intent, intents, fit }) => ({ question, labeled: intent, taken: intents[0], fit: roundTo(fit) })),
};

const percent = (value: number | null | undefined) => (value == null ? '' : `${(value * 100).toFixed(1)}%`);
for (const { set, classifier, rightOnKnown, rows } of results.trials) {
  console.log(`\n${set}, ${classifier}: right on ${percent(rightOnKnown)} of the questions that have an answer`);
  console.table(
    rows.map(({ questions, rule, none, kept, broken, threshold, answered, wrong }) => ({
      questions,
      rule,
      'no threshold': percent(none),
      kept: percent(kept),
      broken: percent(broken),
      threshold: threshold?.middle.toFixed(2),
      answered: percent(answered?.middle),
      wrong: wrong && `${percent(wrong.middle)} (${percent(wrong.from)} to ${percent(wrong.to)})`,
    })),
  );
}
console.dir(inUse, { depth: 3 });
console.log(results.answersNeeded, results.fixed, results.ownSplit, results.clarifying);
writeResults(import.meta.dirname, results);
const shownRows = results.trials[0]!.rows.filter(({ rule, questions }) => rule === 'atTheLimit' || questions === 800);
drawFigure(
  shownRows.flatMap(({ rule, questions, wrong }) =>
    wrong && rule !== 'faultless'
      ? [{ name: rule === 'bounded' ? `${questions}, upper bound` : `${questions} questions`, wrong }]
      : [],
  ),
);
