import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createProgress } from './progress.ts';
import { BrokenInvariant } from './simulation.ts';
import type { Simulation } from './simulation.ts';

/** Set by `npm run simulate`, which plays until its runs or minutes are over or the marker is gone; absent in `npm test`. */
const { SIMULATION_SEED, SIMULATION_RUNS, SIMULATION_MINUTES, SIMULATION_MARKER } = process.env;

/** The time limit of a test, in milliseconds. On a busy machine, a run of seconds has taken a quarter of an hour. */
const maxTestTime = 3_600_000;

/** Defines the test of a simulation: plays the seeds given on the command line, or else as many histories as fit into a test. */
export function testSimulation({ name, runsInTest, countedOperations, run }: Simulation): void {
  const isTest = SIMULATION_RUNS === undefined;
  const seed = Number(SIMULATION_SEED ?? 1);
  const runs = Number(SIMULATION_RUNS ?? runsInTest);
  it(`${name}: no invariant breaks`, { timeout: isTest ? maxTestTime : 0 }, async () => {
    const print = isTest ? () => {} : (line: string) => console.log(line);
    const progress = createProgress({
      name,
      // Simulations replace `performance` and `Date`.
      elapsed: () => process.uptime() * 1000,
      print,
      minutes: SIMULATION_MINUTES === undefined ? undefined : Number(SIMULATION_MINUTES),
      isStopped: () => SIMULATION_MARKER !== undefined && !existsSync(SIMULATION_MARKER),
    });
    const printOutcome = (outcome: string): void =>
      print(`${name}: ${outcome} (operations: ${countedOperations})\n${progress.summary()}`);
    try {
      await run({ seed, runs, progress });
    } catch (error) {
      printOutcome(error instanceof BrokenInvariant ? 'an invariant broke' : 'ended by an error');
      throw error;
    }
    printOutcome('no invariant broke');
    const historyCounts = Object.values(progress.historyCounts());
    expect(historyCounts.length).toBeGreaterThan(0);
    // A simulation may be stopped before its last history, a test may not.
    expect(historyCounts.filter((count) => (isTest ? count !== runs : count > runs))).toEqual([]);
    // Histories in which nothing is stored, posted or delivered break no invariant either.
    const zeroTotals = Object.values(progress.totals()).flatMap((totals) =>
      Object.keys(totals).filter((figure) => totals[figure] === 0),
    );
    expect(isTest ? zeroTotals : []).toEqual([]);
  });
}
