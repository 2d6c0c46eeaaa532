import type { PlayedHistory } from './progress.ts';
import type { SimulationOptions } from './simulation.ts';

/**
 * Plays a history for each seed, one at a time per player, until all are played or the time is over: started ones are
 * finished. After one breaks an invariant no other starts, and this rejects.
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
        const own = next++;
        progress.played(database, own, await play(player, own));
      }
    } finally {
      next = end;
    }
  }
  const played = await Promise.allSettled(players.map(playOneByOne));
  const broken = played.find((one) => one.status === 'rejected');
  if (broken) throw broken.reason;
}
