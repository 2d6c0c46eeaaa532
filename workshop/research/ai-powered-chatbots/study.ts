/** How far a bot's threshold can be trusted when it was set on a hundred questions. See README.md. */
import { quantile, rounded, seededRandom } from '../statistics.ts';
import { writeResults } from '../write-results.ts';
import { trainClassifier, type Guess } from './classifier.ts';
import { drawFigure } from './figure.ts';
import { trainNearest } from './nearest.ts';
import { answerFrom, clarifyFrom } from './next-step.ts';
import { readBanking, readClinc, type Labeled, type QuestionSet } from './questions.ts';
import {
  allowed,
  answeredOf,
  answersNeeded,
  effectOf,
  rules,
  unanswerable,
  weighted,
  type Answered,
  type Pool,
} from './thresholds.ts';

const draws = 2_000;
const sizes = [50, 100, 300, 800];
/** Shares of unanswerable questions in use that differ from the sample's. */
const otherShares = [0.1, 0.2, 0.3, 0.35, 0.4];
const clinc = await readClinc();
const banking = await readBanking();
const classifiers = { softmax: trainClassifier, nearest: trainNearest };
type Classifier = keyof typeof classifiers;

const asked = (questions: Labeled[], classify: (question: string) => Guess): Answered[] =>
  questions.map(([question, intent]) => {
    const guess = classify(question);
    return { ...guess, question, intent, right: guess.intents[0] === intent };
  });

function poolOf({ learned, known, unknown }: QuestionSet, classifier: Classifier): Pool {
  const classify = classifiers[classifier](learned);
  return { known: asked(known, classify), unknown: asked(unknown, classify) };
}

/** A random sample with a quarter of unanswerable questions, and the rest. */
function split({ known, unknown }: Pool, size: number, random: () => number) {
  const parts = [
    part(known, Math.round(size * (1 - unanswerable)), random),
    part(unknown, Math.round(size * unanswerable), random),
  ] as const;
  return { sample: parts.flatMap(({ drawn }) => drawn), rest: { known: parts[0].left, unknown: parts[1].left } };
}

function part(items: Answered[], count: number, random: () => number) {
  const pool = [...items];
  for (let index = 0; index < count; index++) {
    const other = index + Math.floor(random() * (pool.length - index));
    [pool[index], pool[other]] = [pool[other]!, pool[index]!];
  }
  return { drawn: pool.slice(0, count), left: pool.slice(count) };
}

const spread = (values: number[]) => ({
  middle: rounded(quantile(values, 0.5)),
  from: rounded(quantile(values, 0.05)),
  to: rounded(quantile(values, 0.95)),
});

/** The results of a rule in 2,000 splits. If no threshold satisfies it, the bot answers nothing and breaks nothing. */
function tunedOn(pool: Pool, size: number, rule: keyof typeof rules) {
  const random = seededRandom(2026 + size);
  const rounds = Array.from({ length: draws }, () => {
    const { sample, rest } = split(pool, size, random);
    const threshold = rules[rule](sample);
    const answered = answeredOf(threshold, rest);
    const others = otherShares.map((share) => weighted(answered, share).wrong);
    return { threshold, others, ...weighted(answered, unanswerable) };
  });
  const found = rounds.filter(({ threshold }) => threshold <= 1);
  const share = (count: number, of: number) => (of === 0 ? null : rounded(count / of));
  return {
    questions: size,
    rule,
    none: share(draws - found.length, draws),
    kept: share(found.filter(({ wrong }) => wrong <= allowed).length, found.length),
    /** The same, if another share of the questions in use has no answer than in the sample. */
    keptAt: otherShares.map((of, index) => ({
      unanswerable: of,
      kept: share(found.filter(({ others }) => others[index]! <= allowed).length, found.length),
    })),
    /** The share of all draws that broke the limit. */
    broken: share(found.filter(({ wrong }) => wrong > allowed).length, draws),
    ...(found.length > 0 && {
      threshold: spread(found.map((round) => round.threshold)),
      answered: spread(found.map((round) => round.share)),
      wrong: spread(found.map((round) => round.wrong)),
    }),
  };
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

const { pool } = trials[0]!;

/** If the bot asks for clarification: how often the right intent is among those it would offer. */
function clarifying(low: number, high: number) {
  const between = ({ fit }: Answered) => fit >= low && fit < high;
  const known = pool.known.filter(between);
  const within = (count: number) =>
    rounded(known.filter(({ intents, intent }) => intents.slice(0, count).includes(intent)).length / known.length);
  // Of those asked to clarify, with a quarter of all questions unanswerable.
  const weight = (part: Answered[], share: number) => (part.filter(between).length / part.length) * share;
  const unknown = weight(pool.unknown, unanswerable);
  const asked = unknown + weight(pool.known, 1 - unanswerable);
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
const above = (questions: Labeled[]) => {
  const own = new Set(questions.map(([question]) => question));
  const part = pool.unknown.filter(({ question }) => own.has(question));
  return rounded(part.filter(({ fit }) => fit >= 0.95).length / part.length);
};

const results = {
  draws,
  unanswerable,
  allowed,
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
  ownSplit: { pool: above(clinc.ownSplit.pool), test: above(clinc.ownSplit.test) },
  clarifying: {
    asCoded: clarifying(clarifyFrom, answerFrom),
    lower: clarifying(clarifyFrom, 0.8),
    upper: clarifying(0.8, answerFrom),
  },
  mostConfidentMistakes: [...pool.known, ...pool.unknown]
    .filter(({ right }) => !right)
    .sort((one, other) => other.fit - one.fit)
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
console.log(results.answersNeeded, results.fixed, results.ownSplit, results.clarifying);
writeResults(import.meta.dirname, results);
const drawn = results.trials[0]!.rows.filter(({ rule, questions }) => rule === 'atTheLimit' || questions === 800);
drawFigure(
  drawn.flatMap(({ rule, questions, wrong }) =>
    wrong && rule !== 'faultless'
      ? [{ name: rule === 'bounded' ? `${questions}, upper bound` : `${questions} questions`, wrong }]
      : [],
  ),
);
