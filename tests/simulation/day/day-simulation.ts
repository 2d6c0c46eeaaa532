import * as fc from 'fast-check';
import { testDatabases } from '#server/testing/test-databases.ts';
import { BrokenInvariant } from '../simulation.ts';
import type { Simulation } from '../simulation.ts';
import { describeAction, historyArbitrary } from './actions.ts';
import type { Action } from './actions.ts';
import { openDayDatabases } from './day-databases.ts';
import type { DayDatabases } from './day-databases.ts';
import { playDay } from './day.ts';
import type { DayFigures } from './day.ts';

/** A simulated day, on each database: see `README.md`. */
export const daySimulation: Simulation = {
  name: 'day',
  runsInTest: 12,
  async run({ seed, runs }) {
    const figures: Record<string, number> = {};
    let operations = 0;
    for (const { dialect, create } of testDatabases) {
      const databases = await openDayDatabases(await create(), dialect);
      const total = { operations: 0, steps: 0, stored: 0, arrivals: 0, hours: 0 };
      for (let run = seed; run < seed + runs; run += 1) await playSeed(databases, run, total);
      operations += total.operations;
      for (const [what, count] of Object.entries(total)) figures[`${what} on ${dialect}`] = Math.round(count);
    }
    return { runs, operations, counted: 'actions, attempts, looks of retention and digest', figures };
  },
};

async function playSeed(databases: DayDatabases, seed: number, total: DayFigures): Promise<void> {
  const property = fc.asyncProperty(historyArbitrary, async (history) => {
    const figures = await playDay(databases, history);
    for (const what of Object.keys(total) as (keyof DayFigures)[]) total[what] += figures[what];
  });
  const once = await fc.check(property, { seed, numRuns: 1, endOnFailure: true });
  if (!once.failed) return;
  const words = (history: readonly Action[]) => [`on ${databases.observer.dialect}`, ...history.map(describeAction)];
  // It is played again, in shorter and shorter histories.
  const { failed, counterexample } = await fc.check(property, { seed, numRuns: 1 });
  if (!failed) {
    const [history = []] = once.counterexample ?? [];
    throw new BrokenInvariant('day', seed, `Once, and not again: ${String(once.errorInstance)}`, words(history));
  }
  const broken = (history: readonly Action[]): Promise<string | undefined> =>
    playDay(databases, history).then(
      () => undefined,
      (error: unknown) => String(error),
    );
  const [history = []] = counterexample ?? [];
  const shortest = await withoutNeedless(history, async (shorter) => (await broken(shorter)) !== undefined);
  throw new BrokenInvariant(
    'day',
    seed,
    (await broken(shortest)) ?? 'it held when it was played again',
    words(shortest),
  );
}

/** Leaves out each action without which the history breaks an invariant as well: fast-check shortens an array at its ends only. */
async function withoutNeedless(
  history: readonly Action[],
  breaks: (shorter: readonly Action[]) => Promise<boolean>,
): Promise<readonly Action[]> {
  for (const at of history.keys()) {
    const shorter = history.toSpliced(at, 1);
    if (await breaks(shorter)) return withoutNeedless(shorter, breaks);
  }
  return history;
}
