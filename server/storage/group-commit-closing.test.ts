import { describe, expect, it } from 'vitest';
import { doubleAll, groupLimits as limits, useFakeTimeouts } from '../testing/group-commits.ts';
import { createGroupCommit } from './group-commit.ts';

describe('closing commits in groups', () => {
  it('rejects an item whose commit takes too long, and closes only after that commit', async () => {
    const timers = useFakeTimeouts();
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const order: string[] = [];
    const commits = createGroupCommit<number, number>(
      async (items) => {
        begun.resolve();
        await gate.promise;
        order.push('committed');
        return doubleAll(items);
      },
      { ...limits, timeLimit: 10 },
    );
    const rejected = commits.add(1);
    await begun.promise;
    timers.advanceTimersByTime(10);
    await expect(rejected).rejects.toThrow('not committed within 10 ms');
    const closing = commits.close().then(() => order.push('closed'));
    setImmediate(() => gate.resolve());
    await closing;
    expect(order).toEqual(['committed', 'closed']);
  });

  it('closes after what is waiting, and accepts nothing more', async () => {
    const order: string[] = [];
    const commits = createGroupCommit<number, number>(async (items) => doubleAll(items), limits);
    const adding = commits.add(1).then(() => order.push('committed'));
    const closing = commits.close().then(() => order.push('closed'));
    await expect(commits.add(2)).rejects.toThrow('closed');
    await Promise.all([adding, closing]);
    expect(order).toEqual(['committed', 'closed']);
  });

  it('closes after what could not be committed at the moment', async () => {
    let isBusy = true;
    const order: string[] = [];
    const commits = createGroupCommit<number, number>(
      async (items) => items.map((item) => (item === 1 && isBusy ? undefined : item * 2)),
      limits,
    );
    const postponed = commits.add(1).then(() => order.push('committed'));
    await commits.add(2);
    const closing = commits.close().then(() => order.push('closed'));
    isBusy = false;
    await Promise.all([postponed, closing]);
    expect(order).toEqual(['committed', 'closed']);
  });
});
