import type { Outcomes } from './outcomes.ts';
import { untestedArrivals, testsOf, type Sentence } from './sentences.ts';

interface Judgment {
  /** The lines to print. */
  lines: string[];
  /** Reasons to fail; empty if everything claimed was proven. */
  problems: string[];
}

const shorten = (quote: string) => (quote.length > 70 ? `${quote.slice(0, 69)}…` : quote);

/** Compares the sentences of the specification with the outcomes of a run. */
export function judgeSentences(sentences: Sentence[], outcomes: Outcomes): Judgment {
  const observable = sentences.filter(({ open, unobservable }) => open === undefined && unobservable === undefined);
  const untested = observable.filter((sentence) => testsOf(sentence).length === 0);
  const problems = sentences.flatMap((sentence) => problemsOf(sentence, outcomes));
  const unproven = new Set([...untested, ...sentences.filter((sentence) => problemsOf(sentence, outcomes).length > 0)]);
  const proven = observable.filter((sentence) => !unproven.has(sentence));
  const decided = proven.filter((sentence) => sentence.decided !== undefined);
  const partlyProven = proven.filter((sentence) => untestedArrivals(sentence).length > 0);
  const [open, unobservable] = [count(sentences, 'open'), count(sentences, 'unobservable')];
  return {
    problems,
    lines: [
      `${proven.length - decided.length} of ${observable.length} sentences of the specification proven; ${decided.length} decided otherwise; ${untested.length} without a test`,
      `In addition, ${open} leave a choice that a decision makes, and ${unobservable} say nothing that a test can observe.`,
      `${proven.length - partlyProven.length} test each arrival (plain, hash, navigation, no script) or give a reason; ${partlyProven.length} test only those named.`,
      ...untested.map(({ section, quote }) => `Without a test: ${section}: ${shorten(quote)}`),
    ],
  };
}

const count = (sentences: Sentence[], kind: 'open' | 'unobservable') =>
  sentences.filter((sentence) => sentence[kind] !== undefined).length;

function problemsOf(sentence: Sentence, outcomes: Outcomes): string[] {
  return testsOf(sentence).flatMap((test) => {
    const outcome = outcomes.get(test);
    if (outcome === 'passed') return [];
    const failure = { failed: 'failed', skipped: 'was skipped', missing: 'is not there or did not run' }[
      outcome ?? 'missing'
    ];
    return [`“${shorten(sentence.quote)}” is not proven: the test ${failure}: ${test}`];
  });
}
