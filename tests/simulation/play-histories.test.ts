import { describe, expect, it } from 'vitest';
import { playHistories } from './play-histories.ts';

describe('histories', () => {
  /** Plays with two players; returns the seeds in starting order. */
  async function played(isOver: (begun: number) => boolean, breaksAt?: number) {
    const begun: number[] = [];
    const ended: number[] = [];
    const progress = { isOver: () => isOver(begun.length), played: (_: string, seed: number) => void ended.push(seed) };
    const outcome = playHistories(['one', 'other'], 'sqlite', { seed: 5, runs: 6, progress }, async (_player, seed) => {
      begun.push(seed);
      if (seed === breaksAt) throw new Error('broken');
      return { operations: 1, figures: {} };
    });
    const reason = await outcome.then(
      () => undefined,
      (error: Error) => error.message,
    );
    return { begun, ended, reason };
  }

  it('are played once per seed', async () => {
    expect(await played(() => false)).toEqual({
      begun: [5, 6, 7, 8, 9, 10],
      ended: [5, 6, 7, 8, 9, 10],
      reason: undefined,
    });
  });

  it('that have begun are finished when the time is over, and no other begins', async () => {
    expect(await played((begun) => begun >= 3)).toEqual({ begun: [5, 6, 7], ended: [5, 6, 7], reason: undefined });
  });

  it('do not begin after one that breaks an invariant', async () => {
    expect(await played(() => false, 5)).toEqual({ begun: [5, 6], ended: [6], reason: 'broken' });
  });
});
