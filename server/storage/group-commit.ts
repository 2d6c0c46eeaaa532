/**
 * Commits everything that waits in one transaction. A durable commit costs a flush of the disk whether it has one row
 * or a hundred, so items gather while a commit runs, and each is answered after its own.
 */
type GroupCommit<Item, Result> = {
  /**
   * Resolves with its commit's result for the item.
   *
   * @throws the error of its commit, or that too many wait, that it took too long (and may yet be committed), or that
   * `close` was called.
   */
  add(item: Item): Promise<Result>;
  /** Resolves when nothing waits or is being committed. Nothing more can be added from the call on. */
  close(): Promise<void>;
};

export type GroupCommitLimits = {
  /** The most items in one commit. */
  batchSize: number;
  /**
   * The most items that wait for a commit, including those that could not be committed at the moment. More are rejected
   * immediately, so that a stuck disk or another server's stuck transaction does not fill the memory. An item that was
   * accepted keeps its place, so a postponed group may exceed the maximum by `batchSize`.
   */
  maxWaiting: number;
  /** Milliseconds after which a waiting item is rejected, and no longer committed unless that has begun. */
  timeLimit: number;
};

/**
 * Turns of the event loop in which more items may join a commit. Clients answered by the last commit send again within
 * these: waiting costs microseconds if nobody does, and saves much of the work if many do.
 */
const turnsToGather = 3;

/** Milliseconds until an item that could not be committed at the moment is tried again. */
const postponementDelay = 50;

/** Whether a commit's error may be caused by one of its items, so that the others are worth trying without it. */
type IsItemError = (error: unknown) => boolean;

/** An item on its way into a commit, and the promise of its caller. */
type QueuedItem<Item, Result> = { item: Item; deferred: PromiseWithResolvers<Result>; isRejected: boolean };

/**
 * `commit` returns a result for each item, in order; undefined for one that cannot be committed at this moment and
 * must not keep the others waiting: it is tried again with a later group.
 */
export function createGroupCommit<Item, Result>(
  commit: (items: readonly Item[]) => Promise<readonly (Result | undefined)[]>,
  limits: GroupCommitLimits,
  isItemError: IsItemError = () => false,
): GroupCommit<Item, Result> {
  const queue: QueuedItem<Item, Result>[] = [];
  const postponedItems = new Set<QueuedItem<Item, Result>>();
  const unsettledItems = new Set<Promise<Result>>();
  let running: Promise<void> | undefined;
  let isClosed = false;

  async function commitQueue(): Promise<void> {
    while (queue.length > 0) {
      for (let turn = 0; turn < turnsToGather; turn += 1) await new Promise((resume) => setImmediate(resume));
      await commitGroup(queue.splice(0, limits.batchSize));
    }
    running = undefined;
  }

  function enqueue(queued: QueuedItem<Item, Result>): void {
    queue.push(queued);
    running ??= commitQueue();
  }

  function postpone(queued: QueuedItem<Item, Result>): void {
    if (queued.isRejected) return;
    postponedItems.add(queued);
    setTimeout(() => {
      // False if it was rejected in the meantime.
      if (postponedItems.delete(queued)) enqueue(queued);
    }, postponementDelay);
  }

  /**
   * Splits a group that fails because of an item into halves: a bad one among 200 costs some 17 commits, not 200.
   */
  async function commitGroup(candidates: QueuedItem<Item, Result>[]): Promise<void> {
    const group = candidates.filter(({ isRejected }) => !isRejected);
    if (group.length === 0) return;
    try {
      const results = await commit(group.map(({ item }) => item));
      for (const [index, queued] of group.entries()) {
        const result = results[index];
        if (result === undefined) postpone(queued);
        else queued.deferred.resolve(result);
      }
    } catch (error) {
      if (group.length === 1 || !isItemError(error)) {
        for (const { deferred } of group) deferred.reject(error);
        return;
      }
      const half = Math.ceil(group.length / 2);
      await commitGroup(group.slice(0, half));
      await commitGroup(group.slice(half));
    }
  }

  return {
    async add(item) {
      if (isClosed) throw new Error('closed: nothing is committed anymore');
      if (queue.length + postponedItems.size >= limits.maxWaiting)
        throw new Error(`${limits.maxWaiting} are waiting to be committed already`);
      const queued: QueuedItem<Item, Result> = { item, deferred: Promise.withResolvers<Result>(), isRejected: false };
      const { promise, reject } = queued.deferred;
      unsettledItems.add(promise);
      enqueue(queued);
      const timer = setTimeout(() => {
        queued.isRejected = true;
        postponedItems.delete(queued);
        reject(new Error(`not committed within ${limits.timeLimit} ms`));
      }, limits.timeLimit);
      try {
        return await promise;
      } finally {
        clearTimeout(timer);
        unsettledItems.delete(promise);
      }
    },
    async close() {
      isClosed = true;
      // Includes postponed items, which are not in the queue.
      await Promise.allSettled(unsettledItems);
      await running;
    },
  };
}
