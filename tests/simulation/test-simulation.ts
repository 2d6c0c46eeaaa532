import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createProgress } from './progress.ts';
import { BrokenInvariant } from './simulation.ts';
import type { Simulation } from './simulation.ts';

/** Set by `npm run simulate`, which plays as long as it is told, and while the file exists; absent in `npm test`. */
const { SIMULATION_SEED, SIMULATION_RUNS, SIMULATION_MINUTES, SIMULATION_FILE } = process.env;

/**
 * The test of a file: its simulation, with the seeds and number of histories from the command line, or as many as fit
 * into a test.
 */
export function testSimulation({ name, runsInTest, counted, run }: Simulation): void {
  const isTest = SIMULATION_RUNS === undefined;
  const seed = Number(SIMULATION_SEED ?? 1);
  const runs = Number(SIMULATION_RUNS ?? runsInTest);
  it(`${name}: no invariant breaks`, { timeout: isTest ? 900_000 : 0 }, async () => {
    const print = isTest ? () => {} : (line: string) => console.log(line);
    const progress = createProgress({
      name,
      // Simulations replace `performance` and `Date`.
      elapsed: () => process.uptime() * 1000,
      print,
      minutes: SIMULATION_MINUTES === undefined ? undefined : Number(SIMULATION_MINUTES),
      isStopped: () => SIMULATION_FILE !== undefined && !existsSync(SIMULATION_FILE),
    });
    const tell = (outcome: string): void =>
      print(`${name}: ${outcome} (operations: ${counted})\n${progress.summary()}`);
    try {
      await run({ seed, runs, progress });
    } catch (error) {
      tell(error instanceof BrokenInvariant ? 'an invariant broke' : 'ended by an error');
      throw error;
    }
    tell('no invariant broke');
    // Per database; a simulation may be stopped before its last history, a test may not.
    const played = Object.values(progress.histories());
    expect(played.filter((histories) => (isTest ? histories !== runs : histories > runs))).toEqual([]);
    // Histories in which nothing is stored, posted or delivered break no invariant either.
    const never = Object.values(progress.totals()).flatMap((totals) => Object.keys(totals).filter((of) => !totals[of]));
    expect(isTest ? never : []).toEqual([]);
  });
}
