import type { LabeledQuestion } from '../question-sets.ts';
import { features, type Guess } from './classifier.ts';

/**
 * A classifier that answers like the most similar example: `fit` is the cosine of words, pairs of words and runs of letters,
 * weighted by rarity. A search for the best passage works the same way.
 */
export function trainNearest(examples: readonly LabeledQuestion[]): (question: string) => Guess {
  const rows = examples.map(([question]) => [...new Set(features(question))]);
  const counts = new Map<string, number>();
  for (const feature of rows.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const rarity = (feature: string) => Math.log(examples.length / counts.get(feature)!);
  const lengthOf = (row: string[]) => Math.hypot(...row.map(rarity)) || 1;
  const postings = new Map<string, { example: number; weight: number }[]>();
  for (const [example, row] of rows.entries()) {
    const length = lengthOf(row);
    for (const feature of row) {
      const posting = postings.get(feature) ?? [];
      posting.push({ example, weight: rarity(feature) / length });
      postings.set(feature, posting);
    }
  }
  return (question) => {
    const row = [...new Set(features(question))].filter((feature) => counts.has(feature));
    const length = lengthOf(row);
    const similarity = new Float64Array(examples.length);
    for (const feature of row) {
      for (const { example, weight } of postings.get(feature)!)
        similarity[example]! += (weight * rarity(feature)) / length;
    }
    const bestOfIntent = new Map<string, number>();
    for (const [example, fit] of similarity.entries()) {
      const intent = examples[example]![1];
      if (fit > (bestOfIntent.get(intent) ?? -1)) bestOfIntent.set(intent, fit);
    }
    const best = [...bestOfIntent].sort(([, a], [, b]) => b - a).slice(0, 3);
    return { intents: best.map(([intent]) => intent), fit: best[0]![1] };
  };
}
