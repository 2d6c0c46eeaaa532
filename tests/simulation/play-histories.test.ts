import { describe, expect, it } from 'vitest';
import { playHistories } from './play-histories.ts';

describe('playHistories', () => {
  /** Plays the seeds 5 to 10 with two players; returns the seeds in the order in which they started and finished. */
  async function playSixSeeds(isOver: (startedCount: number) => boolean, brokenSeed?: number) {
    const started: number[] = [];
    const finished: number[] = [];
    const progress = {
      isOver: () => isOver(started.length),
      recordHistory: (_database: string, seed: number) => void finished.push(seed),
    };
    const options = { seed: 5, runs: 6, progress };
    const outcome = playHistories(['first player', 'second player'], 'sqlite', options, async (_player, seed) => {
      started.push(seed);
      if (seed === brokenSeed) throw new Error('broken');
      return { operations: 1, figures: {} };
    });
    const error = await outcome.then(
      () => undefined,
      ({ message }: Error) => message,
    );
    return { started, finished, error };
  }

  it('plays every seed once', async () => {
    expect(await playSixSeeds(() => false)).toEqual({
      started: [5, 6, 7, 8, 9, 10],
      finished: [5, 6, 7, 8, 9, 10],
      error: undefined,
    });
  });

  it('finishes the histories it has started when its time is up, and starts no more', async () => {
    expect(await playSixSeeds((startedCount) => startedCount >= 3)).toEqual({
      started: [5, 6, 7],
      finished: [5, 6, 7],
      error: undefined,
    });
  });

  it('starts no more histories after one has broken an invariant', async () => {
    expect(await playSixSeeds(() => false, 5)).toEqual({ started: [5, 6], finished: [6], error: 'broken' });
  });
});
