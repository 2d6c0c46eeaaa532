import { describe, expect, it } from 'vitest';
import { createProgress } from './progress.ts';

describe('the progress of a simulation', () => {
  function watched({ minutes }: { minutes?: number } = {}) {
    const lines: string[] = [];
    const world = { elapsed: 0, isStopped: false };
    const progress = createProgress({
      name: 'day',
      elapsed: () => world.elapsed,
      print: (line) => void lines.push(line),
      minutes,
      isStopped: () => world.isStopped,
    });
    /** Plays a history that takes the given number of seconds. */
    function play(database: string, seed: number, seconds: number): void {
      world.elapsed += seconds * 1000;
      progress.played(database, seed, { operations: 100, figures: { stored: 2, hours: 0.6 } });
    }
    return { lines, world, progress, play };
  }

  it('is reported when a history ends a minute or more after the last line', () => {
    const { lines, progress, play } = watched();
    expect(progress.isOver('sqlite')).toBe(false);
    play('sqlite', 7, 59);
    expect(lines).toEqual([]);
    play('sqlite', 8, 1);
    play('sqlite', 9, 59);
    play('sqlite', 10, 41);
    expect(lines).toEqual([
      'day on sqlite: 2 histories, seeds 7 to 8; 200 operations in 60 s, 3 a second',
      'day on sqlite: 4 histories, seeds 7 to 10; 400 operations in 160 s, 3 a second',
    ]);
  });

  it('is summed up by database, whether a history was played or not', () => {
    const { progress, play } = watched();
    progress.isOver('sqlite');
    play('sqlite', 8, 1);
    play('sqlite', 7, 1);
    progress.isOver('postgres');
    expect(progress.summary()).toBe(
      '  on sqlite: 2 histories, seeds 7 to 8; 200 operations in 2 s, 100 a second; stored: 4; hours: 1\n' +
        '  on postgres: no history yet',
    );
    expect(progress.histories()).toEqual({ sqlite: 2, postgres: 0 });
    expect(progress.totals()).toEqual({
      sqlite: { operations: 200, stored: 4, hours: 1.2 },
      postgres: { operations: 0 },
    });
  });

  it('is over after the given minutes, on each database', () => {
    const { progress, play } = watched({ minutes: 2 });
    expect(progress.isOver('sqlite')).toBe(false);
    play('sqlite', 1, 119);
    expect(progress.isOver('sqlite')).toBe(false);
    play('sqlite', 2, 1);
    expect(progress.isOver('sqlite')).toBe(true);
    expect(progress.isOver('postgres')).toBe(false);
  });

  it('is over once somebody stops it', () => {
    const { progress, world } = watched();
    expect(progress.isOver('sqlite')).toBe(false);
    world.isStopped = true;
    expect(progress.isOver('sqlite')).toBe(true);
  });
});
