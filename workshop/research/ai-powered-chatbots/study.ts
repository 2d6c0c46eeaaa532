/** How far a bot's threshold can be trusted when it was set on a hundred questions. See README.md. */
import { draw, quantile, rounded, seededRandom } from '../statistics.ts';
import { readSource } from '../source-file.ts';
import { writeResults } from '../write-results.ts';
import { drawFigure } from './figure.ts';
import { trainClassifier, type Guess } from './classifier.ts';

type Labeled = [question: string, intent: string];

interface Answered extends Guess {
  right: boolean;
}

const data = JSON.parse(
  await readSource({
    path: 'clinc150/data_full.json',
    url: 'https://raw.githubusercontent.com/clinc/oos-eval/828f8093932c8fe6ca7936c3d2e52903b1c523de/data/data_full.json',
    sha256: '36923c3705a59e08fe9c3883d8bc2dd966ef93e22cb78ac41171782a698d56e0',
  }),
) as Record<'train' | 'val' | 'test' | 'oos_train' | 'oos_val' | 'oos_test', Labeled[]>;

/** A quarter of what is asked has no answer in the bot's pages. */
const unanswerable = 0.25;
const draws = 2_000;
const random = seededRandom(2026);

const started = performance.now();
const classify = trainClassifier(data.train);
const answered = (questions: Labeled[]): Answered[] =>
  questions.map(([question, intent]) => {
    const guess = classify(question);
    return { ...guess, right: guess.intents[0] === intent };
  });

// The out-of-scope examples for training were not trained on: they widen what can be tuned on.
const tuning = { known: answered(data.val), unknown: answered([...data.oos_train, ...data.oos_val]) };
const test = { known: answered(data.test), unknown: answered(data.oos_test) };
console.log(`Trained and asked in ${((performance.now() - started) / 1000).toFixed(0)} s.`);

/** What a threshold does on the whole test part: the share of questions answered, and of these answered wrong. */
function onTest(threshold: number) {
  const above = ({ fit }: Guess) => fit >= threshold;
  const known = test.known.filter(above);
  const right = (known.filter((one) => one.right).length / test.known.length) * (1 - unanswerable);
  const share =
    (known.length / test.known.length) * (1 - unanswerable) +
    (test.unknown.filter(above).length / test.unknown.length) * unanswerable;
  return { share, wrong: share === 0 ? 0 : (share - right) / share };
}

const sample = (from: typeof tuning, size: number) => [
  ...draw(from.known, Math.round(size * (1 - unanswerable)), random),
  ...draw(from.unknown, Math.round(size * unanswerable), random),
];

/** The lowest threshold above which no answer of the sample was wrong. */
const faultless = (questions: Answered[]) => {
  const worst = Math.max(0, ...questions.filter(({ right }) => !right).map(({ fit }) => fit));
  const above = questions.map(({ fit }) => fit).filter((fit) => fit > worst);
  return above.length > 0 ? Math.min(...above) : 1;
};

/** The lowest threshold above which at most so large a share of the sample's answers was wrong. */
const atMost = (share: number) => (questions: Answered[]) => {
  const sorted = questions.toSorted((one, other) => other.fit - one.fit);
  let threshold = 1;
  let mistakes = 0;
  for (const [place, { right, fit }] of sorted.entries()) {
    if (!right) mistakes++;
    if (mistakes <= share * (place + 1)) threshold = fit;
  }
  return threshold;
};

/** The highest rate that leaves no mistake in so many answers with a chance of 5 percent: about 3 divided by them. */
const bound = (answers: number) => (answers === 0 ? 1 : 1 - 0.05 ** (1 / answers));

const spread = (values: number[]) => ({
  middle: rounded(quantile(values, 0.5)),
  from: rounded(quantile(values, 0.05)),
  to: rounded(quantile(values, 0.95)),
});

function tunedOn(size: number, choose: (questions: Answered[]) => number, allowed?: number) {
  const rounds = Array.from({ length: draws }, () => {
    const questions = sample(tuning, size);
    const threshold = choose(questions);
    const answers = questions.filter(({ fit }) => fit >= threshold).length;
    const truth = onTest(threshold);
    // A second hundred, not used for tuning: what an honest test would have said of the same threshold.
    const fresh = sample(test, 100).filter(({ fit }) => fit >= threshold);
    return { threshold, truth, answers, claimed: bound(answers), mistakes: fresh.filter(({ right }) => !right).length };
  });
  const share = (count: number) => rounded(count / draws);
  return {
    questions: size,
    threshold: spread(rounds.map((round) => round.threshold)),
    answered: spread(rounds.map((round) => round.truth.share)),
    wrong: spread(rounds.map((round) => round.truth.wrong)),
    // What the tuning sample seems to promise: the share allowed, or with no mistake the bound.
    promised:
      allowed ??
      rounded(
        quantile(
          rounds.map((round) => round.claimed),
          0.5,
        ),
      ),
    promiseBroken: share(rounds.filter((round) => round.truth.wrong > (allowed ?? round.claimed)).length),
    freshHundredFindsMistake: share(rounds.filter((round) => round.mistakes > 0).length),
  };
}

const fixed = [0.5, 0.6, 0.7, 0.8, 0.9, 0.95].map((threshold) => {
  const { share, wrong } = onTest(threshold);
  return { threshold, answered: rounded(share), wrong: rounded(wrong) };
});

/** Between the thresholds the bot asks for clarification: how often the right intent is among those it would offer. */
function clarifying(low: number, high: number) {
  const intents = data.test.map(([, intent]) => intent);
  const between = test.known
    .map((guess, place) => ({ ...guess, intent: intents[place]! }))
    .filter(({ fit }) => fit >= low && fit < high);
  const within = (count: number) =>
    rounded(
      between.filter(({ intents: offered, intent }) => offered.slice(0, count).includes(intent)).length /
        between.length,
    );
  const unknown = test.unknown.filter(({ fit }) => fit >= low && fit < high).length;
  return {
    low,
    high,
    answerable: between.length,
    first: within(1),
    firstTwo: within(2),
    firstThree: within(3),
    unanswerable: unknown,
  };
}

/** The mistakes of the tuning part that the classifier was surest of: some are its own, some the data's. */
function confidentMistakes() {
  const asked = [...data.val, ...data.oos_train, ...data.oos_val];
  return [...tuning.known, ...tuning.unknown]
    .map(({ fit, intents, right }, place) => ({
      question: asked[place]![0],
      labeled: asked[place]![1],
      taken: intents[0],
      fit: rounded(fit),
      right,
    }))
    .filter(({ right }) => !right)
    .sort((one, other) => other.fit - one.fit)
    .slice(0, 8)
    .map(({ right: _, ...mistake }) => mistake);
}

const sizes = [50, 100, 300, 800];
const results = {
  data: { known: test.known.length, unknown: test.unknown.length, intents: 150, draws, unanswerable },
  classifier: {
    rightOnKnown: rounded(test.known.filter(({ right }) => right).length / test.known.length),
    unknownAbove: Object.fromEntries(
      [0.5, 0.8, 0.9].map((threshold) => [
        threshold,
        rounded(test.unknown.filter(({ fit }) => fit >= threshold).length / test.unknown.length),
      ]),
    ),
  },
  fixed,
  faultless: sizes.map((size) => tunedOn(size, faultless)),
  atMostThreePercent: sizes.map((size) => tunedOn(size, atMost(0.03), 0.03)),
  mostConfidentMistakes: confidentMistakes(),
  clarifying: [clarifying(0.3, 0.8), clarifying(0.5, 0.8)],
};

const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
console.log(
  `Right on ${results.data.known} questions it has an answer for: ${percent(results.classifier.rightOnKnown)}\n`,
);
console.table(
  fixed.map(({ threshold, answered: share, wrong }) => ({
    threshold,
    answered: percent(share),
    wrong: percent(wrong),
  })),
);
for (const rule of ['faultless', 'atMostThreePercent'] as const) {
  console.log(rule);
  console.table(
    results[rule].map(
      ({ questions, threshold, answered: share, wrong, promised, promiseBroken, freshHundredFindsMistake }) => ({
        'tuned on': questions,
        threshold: `${threshold.middle.toFixed(2)} (${threshold.from.toFixed(2)} to ${threshold.to.toFixed(2)})`,
        answered: `${percent(share.middle)} (${percent(share.from)} to ${percent(share.to)})`,
        'wrong of these': `${percent(wrong.middle)} (${percent(wrong.from)} to ${percent(wrong.to)})`,
        promised: percent(promised),
        broken: percent(promiseBroken),
        'fresh 100 find a mistake': percent(freshHundredFindsMistake),
      }),
    ),
  );
}
console.table(results.mostConfidentMistakes);
console.table(results.clarifying);
writeResults(import.meta.dirname, results);
drawFigure(results.atMostThreePercent);
