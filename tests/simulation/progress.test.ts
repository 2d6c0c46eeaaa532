import { describe, expect, it } from 'vitest';
import { createProgress } from './progress.ts';

describe('createProgress', () => {
  function createTestProgress({ minutes }: { minutes?: number } = {}) {
    const lines: string[] = [];
    const run = { elapsed: 0, isStopped: false };
    const progress = createProgress({
      name: 'day',
      elapsed: () => run.elapsed,
      print: (line) => void lines.push(line),
      minutes,
      isStopped: () => run.isStopped,
    });
    /** Plays a history that takes the given number of seconds. */
    function play(database: string, seed: number, seconds: number): void {
      run.elapsed += seconds * 1000;
      progress.recordHistory(database, seed, { operations: 100, figures: { stored: 2, hours: 0.6 } });
    }
    return { lines, run, progress, play };
  }

  it('prints a line when a history ends at least a minute after the previous line', () => {
    const { lines, progress, play } = createTestProgress();
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

  it('sums up each database, including one on which no history was played', () => {
    const { progress, play } = createTestProgress();
    progress.isOver('sqlite');
    play('sqlite', 8, 1);
    play('sqlite', 7, 1);
    progress.isOver('postgres');
    expect(progress.summary()).toBe(
      '  on sqlite: 2 histories, seeds 7 to 8; 200 operations in 2 s, 100 a second; stored: 4; hours: 1\n' +
        '  on postgres: no history yet',
    );
    expect(progress.historyCounts()).toEqual({ sqlite: 2, postgres: 0 });
    expect(progress.totals()).toEqual({
      sqlite: { operations: 200, stored: 4, hours: 1.2 },
      postgres: { operations: 0 },
    });
  });

  it('is over after the given number of minutes, counted separately for each database', () => {
    const { progress, play } = createTestProgress({ minutes: 2 });
    expect(progress.isOver('sqlite')).toBe(false);
    play('sqlite', 1, 119);
    expect(progress.isOver('sqlite')).toBe(false);
    play('sqlite', 2, 1);
    expect(progress.isOver('sqlite')).toBe(true);
    expect(progress.isOver('postgres')).toBe(false);
  });

  it('is over once the user stops it', () => {
    const { progress, run } = createTestProgress();
    expect(progress.isOver('sqlite')).toBe(false);
    run.isStopped = true;
    expect(progress.isOver('sqlite')).toBe(true);
  });
});
