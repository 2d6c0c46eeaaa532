import { describe, expect, it } from 'vitest';
import { testPostgres } from '#server/testing/test-databases.ts';
import { openDayDatabases } from './day-databases.ts';
import type { DayDatabases } from './day-databases.ts';
import { playSeeds } from './day-simulation.ts';

describe.runIf(testPostgres)('histories at once', () => {
  async function open(number: number): Promise<DayDatabases[]> {
    const opening = Array.from({ length: number }, async () =>
      openDayDatabases(await testPostgres!.create(), 'postgres'),
    );
    return Promise.all(opening);
  }

  it('plays a history among others as it plays it alone', { timeout: 900_000 }, async () => {
    const among = await playSeeds(await open(4), 5002, 6);
    const alone = await playSeeds(await open(1), 5002, 6);
    expect(among).toEqual(alone);
  });
});
