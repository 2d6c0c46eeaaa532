import { seededRandom, shuffle } from '../statistics.ts';

/** A question as the indexes of its features with weights, whose squares sum to 1; empty without a known feature. */
interface Vector {
  indexes: Int32Array;
  weights: Float32Array;
}

export interface Guess {
  /** The three best-matching intents, best first. */
  intents: string[];
  /** How well the first intent matches, 0 to 1: the classifier's probability, or a similarity. */
  fit: number;
}

const epochs = 12;
const seed = 150;
const firstLearningRate = 6;
/** Intercepts learn more slowly than features, by this factor. */
const interceptRate = 0.1;

/**
 * Trains softmax regression on words, pairs of words, and runs of three to five letters, weighted by how rare they are.
 * The same examples in the same order give the same classifier.
 */
export function trainClassifier(examples: readonly [question: string, intent: string][]): (question: string) => Guess {
  const intents = [...new Set(examples.map(([, intent]) => intent))].sort();
  const indexOfIntent = new Map(intents.map((intent, index) => [intent, index]));
  const vectorOf = vectorizer(examples.map(([question]) => question));
  const data = examples.map(([question, intent]) => [vectorOf(question), indexOfIntent.get(intent)!] as const);
  const model = new Float32Array((vectorOf.size + 1) * intents.length);
  const order = data.map((_, index) => index);
  const random = seededRandom(seed);
  const scores = new Float64Array(intents.length);

  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    const rate = firstLearningRate / (1 + epoch);
    for (const index of order) {
      const [vector, correct] = data[index]!;
      computeProbabilities(model, vector, scores);
      for (let intent = 0; intent < scores.length; intent++) {
        const error = scores[intent]! - (intent === correct ? 1 : 0);
        // Below this an update changes nothing that is ever printed, and skipping it halves the time.
        if (Math.abs(error) > 1e-4) update(model, vector, intent, scores.length, rate * error);
      }
    }
  }

  return (question) => {
    computeProbabilities(model, vectorOf(question), scores);
    const best = [...scores.keys()].sort((a, b) => scores[b]! - scores[a]!).slice(0, 3);
    return { intents: best.map((index) => intents[index]!), fit: scores[best[0]!]! };
  };
}

/** Turns questions into vectors of those features that occur in more than one of the given questions. */
function vectorizer(questions: readonly string[]) {
  const counts = new Map<string, number>();
  for (const question of questions) {
    for (const feature of new Set(features(question))) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const table = new Map<string, { index: number; rarity: number }>();
  for (const [feature, count] of counts) {
    if (count > 1) table.set(feature, { index: table.size, rarity: Math.log(questions.length / count) });
  }
  const vectorOf = (question: string): Vector => {
    const weights = new Map<number, number>();
    for (const feature of features(question)) {
      const entry = table.get(feature);
      if (entry) weights.set(entry.index, entry.rarity);
    }
    const length = Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1;
    return {
      indexes: Int32Array.from(weights.keys()),
      weights: Float32Array.from(weights.values(), (weight) => weight / length),
    };
  };
  return Object.assign(vectorOf, { size: table.size });
}

/** The words of a question, its pairs of neighboring words, and the runs of three to five letters in its words. */
export function features(question: string): string[] {
  const words = question.toLowerCase().match(/[a-z0-9']+/g) ?? [];
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  const runs = words.flatMap((word) => {
    const delimited = `<${word}>`;
    return [3, 4, 5].flatMap((length) =>
      Array.from({ length: Math.max(0, delimited.length - length + 1) }, (_, start) =>
        delimited.slice(start, start + length),
      ),
    );
  });
  return [...words.map((word) => `=${word}`), ...pairs, ...runs];
}

/** Fills `scores` with the probability of each intent. The model has one row per feature and, last, the intercepts. */
function computeProbabilities(model: Float32Array, { indexes, weights }: Vector, scores: Float64Array): void {
  const width = scores.length;
  const intercepts = model.length - width;
  for (let intent = 0; intent < width; intent++) scores[intent] = model[intercepts + intent]!;
  for (let feature = 0; feature < indexes.length; feature++) {
    const row = indexes[feature]! * width;
    const weight = weights[feature]!;
    for (let intent = 0; intent < width; intent++) scores[intent]! += weight * model[row + intent]!;
  }
  const highest = scores.reduce((a, b) => Math.max(a, b));
  let sum = 0;
  for (let intent = 0; intent < width; intent++) sum += scores[intent] = Math.exp(scores[intent]! - highest);
  for (let intent = 0; intent < width; intent++) scores[intent]! /= sum;
}

/** A step of gradient descent for one intent. */
function update(model: Float32Array, { indexes, weights }: Vector, intent: number, width: number, step: number): void {
  for (let feature = 0; feature < indexes.length; feature++) {
    model[indexes[feature]! * width + intent]! -= step * weights[feature]!;
  }
  model[model.length - width + intent]! -= step * interceptRate;
}
