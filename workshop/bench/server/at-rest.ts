import { setTimeout as delay } from 'node:timers/promises';
import { memoryOf } from './memory.ts';
import type { Memory } from './memory.ts';
import { emptyFolder, startMain } from './servers.ts';

/** Milliseconds after the start until a server is at rest. */
const settlingTime = 3000;

export type AtRest = {
  /** The memory of the server that was started last, at rest. */
  memory: Memory;
  /** Milliseconds of wall time of each start. */
  startTimes: number[];
  /** Milliseconds of processor time of each start. */
  startCpus: number[];
};

/** Measures `starts` starts of the server on one SQLite file, after one that does not count, and the memory of the last at rest. */
export async function measureAtRest(starts: number): Promise<AtRest> {
  const settings = { DATA_DIR: emptyFolder() };
  // The first start creates the tables and compiles the code.
  await (await startMain(settings)).stop();
  const times: { startTime: number; startCpu: number }[] = [];
  for (let start = 1; start < starts; start += 1) {
    const server = await startMain(settings);
    times.push(server);
    await server.stop();
  }
  const last = await startMain(settings);
  times.push(last);
  await delay(settlingTime);
  const memory = memoryOf(last.pid);
  await last.stop();
  return {
    memory,
    startTimes: times.map(({ startTime }) => startTime),
    startCpus: times.map(({ startCpu }) => startCpu),
  };
}
