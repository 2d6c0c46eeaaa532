import { describe, expect, it } from 'vitest';
import { doubleAll, groupLimits as limits, useFakeTimeouts } from '../testing/group-commits.ts';
import { createGroupCommit } from './group-commit.ts';

describe('committing in groups', () => {
  it('puts everything that waits into one commit, and returns each item’s result', async () => {
    const groups: (readonly number[])[] = [];
    const commits = createGroupCommit<number, number>(async (items) => {
      groups.push(items);
      return doubleAll(items);
    }, limits);
    expect(await Promise.all([1, 2, 3].map((item) => commits.add(item)))).toEqual([2, 4, 6]);
    expect(groups).toEqual([[1, 2, 3]]);
  });

  it('gathers the next group while a commit runs, and answers each after its own', async () => {
    const groups: (readonly number[])[] = [];
    const firstCommit = Promise.withResolvers<void>();
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const commits = createGroupCommit<number, number>(async (items) => {
      groups.push(items);
      firstCommit.resolve();
      await gates[groups.length - 1]?.promise;
      return doubleAll(items);
    }, limits);
    const answered: number[] = [];
    const add = (item: number): Promise<void> => commits.add(item).then(() => void answered.push(item));
    const first = add(1);
    await firstCommit.promise;
    const laterItems = Promise.all([add(2), add(3)]);
    expect(groups).toEqual([[1]]);
    expect(answered).toEqual([]);
    gates[0]?.resolve();
    await first;
    expect(answered).toEqual([1]);
    gates[1]?.resolve();
    await laterItems;
    expect(groups).toEqual([[1], [2, 3]]);
  });

  it('splits a group that is too large', async () => {
    const sizes: number[] = [];
    const commits = createGroupCommit<number, number>(
      async (items) => {
        sizes.push(items.length);
        return doubleAll(items);
      },
      { ...limits, batchSize: 2 },
    );
    await Promise.all([1, 2, 3, 4, 5].map((item) => commits.add(item)));
    expect(sizes).toEqual([2, 2, 1]);
  });

  it('rejects everything in a group whose commit failed, and continues with the next', async () => {
    let isFailing = true;
    const commits = createGroupCommit<number, number>(async (items) => {
      if (isFailing) throw new Error('disk full');
      return doubleAll(items);
    }, limits);
    const results = await Promise.allSettled([commits.add(1), commits.add(2)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isFailing = false;
    await expect(commits.add(3)).resolves.toBe(6);
  });

  it('one item that cannot be committed does not affect its neighbors', async () => {
    const tries: (readonly number[])[] = [];
    const commits = createGroupCommit<number, number>(
      async (items) => {
        tries.push(items);
        if (items.includes(6)) throw new Error('six is refused');
        return doubleAll(items);
      },
      limits,
      () => true,
    );
    const all = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7, 8].map((item) => commits.add(item)));
    expect(all.map(({ status }) => status === 'fulfilled')).toEqual([true, true, true, true, true, false, true, true]);
    expect(tries).toEqual([[1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4], [5, 6, 7, 8], [5, 6], [5], [6], [7, 8]]);
  });

  it('tries an item again that cannot be committed at the moment, and answers its neighbors without it', async () => {
    let isBusy = true;
    const groups: (readonly number[])[] = [];
    const commits = createGroupCommit<number, number>(async (items) => {
      groups.push(items);
      return items.map((item) => (item === 2 && isBusy ? undefined : item * 2));
    }, limits);
    const postponed = commits.add(2);
    expect(await Promise.all([commits.add(1), commits.add(3)])).toEqual([2, 6]);
    isBusy = false;
    expect(await postponed).toBe(4);
    expect(groups).toEqual([[2, 1, 3], [2]]);
  });

  it('commits nothing that was rejected while it waited', async () => {
    const timers = useFakeTimeouts();
    const groups: (readonly number[])[] = [];
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const commits = createGroupCommit<number, number>(
      async (items) => {
        groups.push(items);
        begun.resolve();
        await gate.promise;
        return doubleAll(items);
      },
      { ...limits, batchSize: 1, timeLimit: 10 },
    );
    const settled = Promise.allSettled([commits.add(1), commits.add(2)]);
    await begun.promise;
    timers.advanceTimersByTime(10);
    const all = await settled;
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    gate.resolve();
    await commits.close();
    expect(groups).toEqual([[1]]);
  });

  it('rejects new items immediately if too many wait', async () => {
    const gate = Promise.withResolvers<number[]>();
    const commits = createGroupCommit<number, number>(() => gate.promise, { ...limits, maxWaiting: 2 });
    const waiting = [commits.add(1), commits.add(2)];
    await expect(commits.add(3)).rejects.toThrow('2 are waiting');
    gate.resolve([1, 2]);
    await Promise.all(waiting);
  });

  it('counts an item that could not be committed yet as waiting until it is committed', async () => {
    let isBusy = true;
    const groups: (readonly number[])[] = [];
    const commits = createGroupCommit<number, number>(
      async (items) => {
        groups.push(items);
        return items.map((item) => (item > 1 && isBusy ? undefined : item * 2));
      },
      { ...limits, maxWaiting: 3 },
    );
    const postponed = [commits.add(2), commits.add(3)];
    await commits.add(1);
    expect(groups).toEqual([[2, 3, 1]]);
    const gathering = commits.add(4);
    await expect(commits.add(5)).rejects.toThrow('3 are waiting');
    isBusy = false;
    expect(await Promise.all([...postponed, gathering])).toEqual([4, 6, 8]);
    expect(await Promise.all([6, 7, 8].map((item) => commits.add(item)))).toEqual([12, 14, 16]);
  });

  it('an item that times out while it is postponed makes room for another', async () => {
    const timers = useFakeTimeouts();
    const commits = createGroupCommit<number, number>(
      async (items) => items.map((item) => (item === 1 ? undefined : item * 2)),
      { ...limits, maxWaiting: 2, timeLimit: 10 },
    );
    const postponed = commits.add(1);
    await commits.add(2);
    timers.advanceTimersByTime(10);
    await expect(postponed).rejects.toThrow('not committed within 10 ms');
    expect(await Promise.all([commits.add(3), commits.add(4)])).toEqual([6, 8]);
  });
});
