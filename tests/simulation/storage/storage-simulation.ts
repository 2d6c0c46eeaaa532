import { sql } from 'kysely';
import { interceptedDatabase } from '#server/testing/intercepted-database.ts';
import { testDatabases } from '#server/testing/test-databases.ts';
import { playHistories } from '../play-histories.ts';
import { BrokenInvariant } from '../simulation.ts';
import type { Simulation } from '../simulation.ts';
import { functionCases } from './function-cases.ts';
import { interruptEachStep } from './interrupt-function.ts';
import type { Databases, InterruptedCall } from './interrupt-function.ts';
import { interruptOutbox } from './interrupt-outbox.ts';
import { describeScene, sceneOf } from './scene.ts';

/**
 * Interrupts every step of every function that uses the database, and of an outbox: a history is all of this in one scene. A
 * single call breaks an invariant, so a history cannot be shortened.
 */
export const storageSimulation: Simulation = {
  name: 'storage',
  runsInTest: 1,
  countedOperations: 'calls with one interrupted step',
  async run(options) {
    for (const { dialect, create } of testDatabases) {
      const database = await create();
      const databases = { subject: await interceptedDatabase(database), observer: await database.open() };
      // Whether commits survive a power cut is not tested here.
      if (dialect === 'sqlite') {
        for (const { kysely } of Object.values(databases)) await sql`pragma synchronous = off`.execute(kysely);
      }
      await playHistories([databases], dialect, options, async (player, seed) => ({
        operations: await interruptEverything(player, seed),
        figures: {},
      }));
    }
  },
};

/** Interrupts each step of each function, and of an outbox, in one scene. @returns the number of calls. */
async function interruptEverything(databases: Databases, seed: number): Promise<number> {
  const scene = sceneOf(seed);
  const report = ({ name, step, interruption }: InterruptedCall, problem: string): never => {
    const history = [...describeScene(scene), `${name}, on ${databases.subject.dialect}: step ${step} ${interruption}`];
    throw new BrokenInvariant('storage', seed, `${name} ${problem}`, history);
  };
  let calls = 0;
  for (const functionCase of functionCases) calls += await interruptEachStep(databases, scene, functionCase, report);
  return calls + (await interruptOutbox(databases, scene, report));
}
