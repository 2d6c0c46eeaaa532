import type { Progress } from './progress.ts';

/** A system that is run through random histories, each reproducible by its seed. */
export type Simulation = {
  /** The name of its test file, as in `npm run simulate -- --only NAME`. */
  name: string;
  /** Number of histories that `npm test` plays: a single history of the storage simulation takes a minute or two. */
  runsInTest: number;
  /** What its summary counts as an operation, in words. */
  countedOperations: string;
  /**
   * Plays `runs` histories on each database that the simulation has, fewer if `progress` is over: the first with `seed`, each further one
   * with the next whole number. Rejects with a `BrokenInvariant` if a history breaks an invariant.
   */
  run(options: SimulationOptions): Promise<void>;
};

export type SimulationOptions = { seed: number; runs: number; progress: Progress };

/** The invariant that a history broke, with the shortest history found that breaks it. */
export class BrokenInvariant extends Error {
  override name = 'BrokenInvariant';

  /** `history` is text: the database, if there are several, and one line per step; `seed` is the one that plays it alone. */
  constructor(simulation: string, seed: number, invariant: string, history: readonly string[]) {
    const steps = history.map((step, index) => `  ${index + 1}. ${step}`).join('\n');
    const command = `npm run simulate -- --only ${simulation} --seed ${seed} --runs 1`;
    super(`${invariant}\n\nThe shortest history found that leads there:\n${steps}\n\nAgain: ${command}\n`);
  }
}
