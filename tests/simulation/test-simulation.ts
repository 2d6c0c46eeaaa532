import { expect, it } from 'vitest';
import type { Simulation, SimulationReport } from './simulation.ts';

/** Of `npm run simulate`, which plays as long as it is told; absent in `npm test`. */
const { SIMULATION_SEED, SIMULATION_RUNS } = process.env;

/** The test of a file: its simulation, with the seeds and as many histories as the command line says, or as fit into a test. */
export function testSimulation({ name, runsInTest, run }: Simulation): void {
  const seed = Number(SIMULATION_SEED ?? 1);
  const runs = Number(SIMULATION_RUNS ?? runsInTest);
  const timeout = SIMULATION_RUNS === undefined ? 900_000 : 0;
  it(`${name}: no invariant breaks`, { timeout }, async () => {
    const began = performance.now();
    const report = await run({ seed, runs });
    expect(report.runs).toBe(runs);
    if (SIMULATION_RUNS !== undefined) console.log(inWords(name, seed, report, performance.now() - began));
  });
}

function inWords(name: string, seed: number, report: SimulationReport, milliseconds: number): string {
  const { runs, operations, counted, figures } = report;
  const seconds = Math.round(milliseconds / 1000);
  const perSecond = Math.round(operations / Math.max(1, milliseconds / 1000));
  return [
    `${name}: ${runs} histories, seeds ${seed} to ${seed + runs - 1}, in ${seconds} s; no invariant broke`,
    `  ${operations} operations (${counted}), ${perSecond} a second`,
    ...Object.entries(figures).map(([what, count]) => `  ${what}: ${count}`),
  ].join('\n');
}
