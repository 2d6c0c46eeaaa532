import type { Progress } from './progress.ts';

/** A system that is run through random histories, each of which its seed brings back. */
export type Simulation = {
  /** By which `npm run simulate -- --only …` knows it: the name of its test file. */
  name: string;
  /** Histories that `npm test` plays: seconds, not minutes. */
  runsInTest: number;
  /** What counts as an operation. */
  counted: string;
  /**
   * Plays as many histories on each database as `runs` says, fewer when `progress` is over; the first from `seed`, each further
   * one from the next whole number. Rejects at a `BrokenInvariant`.
   */
  run(options: SimulationOptions): Promise<void>;
};

export type SimulationOptions = { seed: number; runs: number; progress: Progress };

/** What a history broke, with the shortest history found that breaks it. */
export class BrokenInvariant extends Error {
  override name = 'BrokenInvariant';

  /** `history` is in words, a line a step; `seed` is the one that plays it alone. */
  constructor(simulation: string, seed: number, invariant: string, history: readonly string[]) {
    const steps = history.map((step, at) => `  ${at + 1}. ${step}`).join('\n');
    const again = `npm run simulate -- --only ${simulation} --seed ${seed} --runs 1`;
    super(`${invariant}\n\nThe shortest history found that leads there:\n${steps}\n\nAgain: ${again}\n`);
  }
}
