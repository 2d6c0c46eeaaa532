import type { PlayedHistory } from './progress.ts';
import type { SimulationOptions } from './simulation.ts';

/**
 * Plays a history for each seed, one at a time per player, until all are played or the time is over. Histories that have
 * started are always finished. After one breaks an invariant, no other starts and the promise rejects.
 */
export async function playHistories<Player>(
  players: readonly Player[],
  database: string,
  { seed, runs, progress }: SimulationOptions,
  play: (player: Player, seed: number) => Promise<PlayedHistory>,
): Promise<void> {
  const end = seed + runs;
  let next = seed;
  async function playOneByOne(player: Player): Promise<void> {
    try {
      while (next < end && !progress.isOver(database)) {
        const ownSeed = next++;
        progress.recordHistory(database, ownSeed, await play(player, ownSeed));
      }
    } finally {
      next = end;
    }
  }
  const results = await Promise.allSettled(players.map(playOneByOne));
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}
