/** A system that is run through random histories, each of which its seed brings back. */
export type Simulation = {
  /** By which `npm run simulate -- --only …` knows it: the name of its test file. */
  name: string;
  /** Histories that `npm test` plays: seconds, not minutes. */
  runsInTest: number;
  /**
   * Plays as many histories as `runs` says; the first from `seed`, each further one from the next whole number. Rejects at a
   * `BrokenInvariant`.
   */
  run(options: SimulationOptions): Promise<SimulationReport>;
};

type SimulationOptions = { seed: number; runs: number };

export type SimulationReport = {
  /** Histories that were played. */
  runs: number;
  /** What was done in them; `counted` says what counts as one. */
  operations: number;
  counted: string;
  /** Whatever else shows that the histories reach what they are for, such as how many enquiries came in. */
  figures: Readonly<Record<string, number>>;
};

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
