import { setTimeout as delay } from 'node:timers/promises';
import { memoryOf } from './memory.ts';
import type { Memory } from './memory.ts';
import { emptyFolder, startMain } from './servers.ts';

/** Milliseconds after the start by which a server is at rest. */
const settled = 3000;

/** Times in milliseconds: on the clock, and of the processor. */
export type AtRest = { memory: Memory; startTimes: number[]; startCpus: number[] };

/** Starts the server several times on one SQLite file, and looks at the last when nothing has happened for a while. */
export async function measureAtRest(starts: number): Promise<AtRest> {
  const settings = { DATA_DIR: emptyFolder() };
  // The first one makes the tables and compiles the code.
  await (await startMain(settings)).stop();
  const times: { startTime: number; startCpu: number }[] = [];
  for (let start = 1; start < starts; start += 1) {
    const server = await startMain(settings);
    times.push(server);
    await server.stop();
  }
  const last = await startMain(settings);
  times.push(last);
  await delay(settled);
  const memory = memoryOf(last.pid);
  await last.stop();
  return {
    memory,
    startTimes: times.map(({ startTime }) => startTime),
    startCpus: times.map(({ startCpu }) => startCpu),
  };
}
