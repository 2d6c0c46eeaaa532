import { emptyTables } from '#server/testing/empty-tables.ts';
import type { PlayedHistory } from '../progress.ts';
import type { Action } from './actions.ts';
import { checkRows } from './check-rows.ts';
import { readRows } from './day-databases.ts';
import type { DayDatabases } from './day-databases.ts';
import { recover } from './recover.ts';
import { takeAction } from './take-action.ts';
import { hour } from './units.ts';
import { createWorld } from './world.ts';
import type { World } from './world.ts';

/** Plays a history on an empty database. Throws the first violation. */
export async function playDay(databases: DayDatabases, history: readonly Action[]): Promise<PlayedHistory> {
  await emptyTables(databases.observer);
  const world = createWorld(databases);
  try {
    for (const action of history) {
      await takeAction(world, action);
      await checkRows(world);
    }
    await recover(world);
    return await figuresOf(world);
  } finally {
    await endProcesses(world);
  }
}

async function figuresOf({ counts, ledger, observer, time }: World): Promise<PlayedHistory> {
  const { enquiries } = await readRows(observer);
  const { operations, steps } = counts;
  const figures = { steps, stored: enquiries.length, arrivals: ledger.arrivalCount(), hours: time.elapsed() / hour };
  return { operations, figures };
}

/** Ends all processes and hanging steps, so that the next day begins without them. */
async function endProcesses(world: World): Promise<void> {
  for (const server of world.servers()) {
    server.kill();
    await server.gate.endInterruptions();
  }
  await world.waitUntilIdle();
}
