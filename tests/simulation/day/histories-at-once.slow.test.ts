import { describe, expect, it } from 'vitest';
import { testPostgres } from '#server/testing/test-databases.ts';
import { playHistories } from '../play-histories.ts';
import type { PlayedHistory, Progress } from '../progress.ts';
import { openDayDatabases } from './day-databases.ts';
import type { DayDatabases } from './day-databases.ts';
import { playSeed } from './day-simulation.ts';

describe.runIf(testPostgres)('parallel histories', () => {
  async function open(number: number): Promise<DayDatabases[]> {
    const pending = Array.from({ length: number }, async () =>
      openDayDatabases(await testPostgres!.create(), 'postgres'),
    );
    return Promise.all(pending);
  }

  async function played(atOnce: number): Promise<[number, PlayedHistory][]> {
    const all: [number, PlayedHistory][] = [];
    const progress: Progress = {
      isOver: () => false,
      played: (_database, seed, history) => void all.push([seed, history]),
    };
    await playHistories(await open(atOnce), 'postgres', { seed: 5002, runs: 3, progress }, playSeed);
    return all.sort(([one], [other]) => one - other);
  }

  it('plays a history among others like it plays it alone', { timeout: 900_000 }, async () => {
    expect(await played(3)).toEqual(await played(1));
  });
});
