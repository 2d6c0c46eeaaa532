import { describe, expect, it } from 'vitest';
import { testPostgres } from '#server/testing/test-databases.ts';
import { playHistories } from '../play-histories.ts';
import type { PlayedHistory, Progress } from '../progress.ts';
import { openDayDatabases } from './day-databases.ts';
import type { DayDatabases } from './day-databases.ts';
import { playSeed } from './day-simulation.ts';

describe.runIf(testPostgres)('histories played in parallel', () => {
  async function openDatabases(count: number): Promise<DayDatabases[]> {
    const opening = Array.from({ length: count }, async () =>
      openDayDatabases(await testPostgres!.create(), 'postgres'),
    );
    return Promise.all(opening);
  }

  async function playInParallel(playerCount: number): Promise<[number, PlayedHistory][]> {
    const all: [number, PlayedHistory][] = [];
    const progress: Progress = {
      isOver: () => false,
      recordHistory: (_database, seed, history) => void all.push([seed, history]),
    };
    await playHistories(await openDatabases(playerCount), 'postgres', { seed: 5002, runs: 3, progress }, playSeed);
    return all.sort(([first], [second]) => first - second);
  }

  it('give the same results as the same seeds played one after the other', { timeout: 3_600_000 }, async () => {
    expect(await playInParallel(3)).toEqual(await playInParallel(1));
  });
});
