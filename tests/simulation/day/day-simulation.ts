import * as fc from 'fast-check';
import { testDatabases } from '#server/testing/test-databases.ts';
import { playHistories } from '../play-histories.ts';
import type { PlayedHistory } from '../progress.ts';
import { BrokenInvariant } from '../simulation.ts';
import type { Simulation } from '../simulation.ts';
import { historyArbitrary } from './actions.ts';
import type { Action } from './actions.ts';
import { openDayDatabases } from './day-databases.ts';
import type { DayDatabases } from './day-databases.ts';
import { playDay } from './day.ts';
import { describeAction } from './describe-action.ts';

/** The number of histories played in parallel, each on its own databases: on PostgreSQL they mostly wait for answers. */
const parallelHistoryCounts = { sqlite: 1, postgres: 8 };

/** A simulated day, on each database: see docs/simulation.md. */
export const daySimulation: Simulation = {
  name: 'day',
  runsInTest: 4,
  countedOperations: 'actions, attempts, retention and digest runs',
  async run(options) {
    for (const { dialect, create } of testDatabases) {
      const opening = Array.from({ length: Math.min(options.runs, parallelHistoryCounts[dialect]) }, async () =>
        openDayDatabases(await create(), dialect),
      );
      await playHistories(await Promise.all(opening), dialect, options, playSeed);
    }
  },
};

/** Plays the history of a seed. Rejects with a `BrokenInvariant`, for which it is shortened, if it breaks one. */
export async function playSeed(databases: DayDatabases, seed: number): Promise<PlayedHistory> {
  let played: PlayedHistory | undefined;
  const property = fc.asyncProperty(historyArbitrary, async (history) => {
    played = await playDay(databases, history);
  });
  const firstResult = await fc.check(property, { seed, numRuns: 1, endOnFailure: true });
  if (!firstResult.failed && played) return played;
  const describeHistory = (history: readonly Action[]) => [
    `on ${databases.observer.dialect}`,
    ...history.map(describeAction),
  ];
  // Shortening plays ever shorter histories, which takes many minutes on PostgreSQL.
  console.error(
    `day, seed ${seed} on ${databases.observer.dialect}: ${String(firstResult.errorInstance)}. Shortening it…`,
  );
  const { failed, counterexample } = await fc.check(property, { seed, numRuns: 1 });
  if (!failed) {
    const [history = []] = firstResult.counterexample ?? [];
    throw new BrokenInvariant(
      'day',
      seed,
      `Seen once, but not when it was played again: ${String(firstResult.errorInstance)}`,
      describeHistory(history),
    );
  }
  const violationIn = (history: readonly Action[]): Promise<string | undefined> =>
    playDay(databases, history).then(
      () => undefined,
      (error: unknown) => String(error),
    );
  const [history = []] = counterexample ?? [];
  const shortest = await withoutUnneededActions(history, async (shorter) => (await violationIn(shorter)) !== undefined);
  throw new BrokenInvariant(
    'day',
    seed,
    (await violationIn(shortest)) ?? 'no violation when it was played again',
    describeHistory(shortest),
  );
}

/** Leaves out each action that is not needed to break the invariant. A history that fast-check has shortened may have some. */
async function withoutUnneededActions(
  history: readonly Action[],
  breaks: (shorter: readonly Action[]) => Promise<boolean>,
): Promise<readonly Action[]> {
  for (const index of history.keys()) {
    const shorter = history.toSpliced(index, 1);
    if (await breaks(shorter)) return withoutUnneededActions(shorter, breaks);
  }
  return history;
}
