/** How far a bot's threshold can be trusted when it was set on a hundred questions. See README.md. */
import { rounded } from '../statistics.ts';
import { writeResults } from '../write-results.ts';
import { trainClassifier, type Guess } from './classifier.ts';
import { drawFigure } from './figure.ts';
import { trainNearest } from './nearest.ts';
import { answerFrom, clarifyFrom } from './next-step.ts';
import { readBanking, readClinc, type Labeled, type QuestionSet } from './questions.ts';
import {
  allowedShare,
  answersNeeded,
  effectOf,
  rules,
  unanswerableShare,
  type Answered,
  type Pool,
} from './thresholds.ts';
import { draws, keptInUse, tunedOn } from './trials.ts';

/** The sizes of the samples. */
const sizes = [50, 100, 300, 800];
const clinc = await readClinc();
const banking = await readBanking();
const classifiers = { softmax: trainClassifier, nearest: trainNearest };
type Classifier = keyof typeof classifiers;

const answersTo = (questions: Labeled[], classify: (question: string) => Guess): Answered[] =>
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
      rightOnKnown: rounded(pool.known.filter(({ right }) => right).length / pool.known.length),
      rows: (Object.keys(rules) as (keyof typeof rules)[]).flatMap((rule) =>
        sizes.map((size) => tunedOn(pool, size, rule)),
      ),
    };
  }),
);

const inUse = trials
  .filter(({ classifier }) => classifier === 'softmax')
  .flatMap(({ set, pool }) => keptInUse(pool).map((row) => ({ set, ...row })));

const { pool } = trials[0]!;

/** If the bot asks for clarification: how often the right intent is among those it would offer. */
function clarificationOf(low: number, high: number) {
  const isBetween = ({ fit }: Answered) => fit >= low && fit < high;
  const known = pool.known.filter(isBetween);
  const within = (count: number) =>
    rounded(known.filter(({ intents, intent }) => intents.slice(0, count).includes(intent)).length / known.length);
  // Of those asked to clarify, with a quarter of all questions unanswerable.
  const weight = (part: Answered[], share: number) => (part.filter(isBetween).length / part.length) * share;
  const unknown = weight(pool.unknown, unanswerableShare);
  const asked = unknown + weight(pool.known, 1 - unanswerableShare);
  return {
    low,
    high,
    /** The share of all questions that are answered by a request to clarify. */
    asked: rounded(asked),
    first: within(1),
    firstTwo: within(2),
    withoutAnswer: rounded(unknown / asked),
  };
}

/**
 * CLINC150's own split: the number of unanswerable questions above 0.95 in each part, which our first version compared.
 */
const confidentShare = (questions: Labeled[]) => {
  const own = new Set(questions.map(([question]) => question));
  const part = pool.unknown.filter(({ question }) => own.has(question));
  return rounded(part.filter(({ fit }) => fit >= 0.95).length / part.length);
};

const results = {
  draws,
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
    return { threshold, answered: rounded(share), wrong: rounded(wrong) };
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
    .map(({ question, intent, intents, fit }) => ({ question, labeled: intent, taken: intents[0], fit: rounded(fit) })),
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
