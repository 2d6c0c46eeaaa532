/**
 * Commits whatever is waiting in one go. A durable commit costs a flush of the disk whether it holds one row or a
 * hundred, so while one commit runs the others gather, and each is answered after its own.
 */
export type GroupCommit<Item> = {
  /** @throws what its commit threw, or that too many wait, or that it took too long (and may yet be committed). */
  add(item: Item): Promise<void>;
  /** Resolves when nothing is waiting or being committed any more. Adding afterwards is an error. */
  close(): Promise<void>;
};

export type GroupCommitLimits = {
  /** Most items in one commit. */
  together: number;
  /** Most items waiting; more are turned away at once, so that a stuck disk does not fill the memory. */
  waiting: number;
  /** Milliseconds until the one who waits is told that it took too long. */
  patience: number;
};

/**
 * Turns of the event loop in which more may join a commit. Those who were answered by the last one come back in these:
 * it is microseconds where nobody comes, and a third of the work where many do.
 */
const turnsToGather = 3;

type Waiting<Item> = { item: Item; settle: PromiseWithResolvers<void> };

export function createGroupCommit<Item>(
  commit: (items: Item[]) => Promise<void>,
  limits: GroupCommitLimits,
): GroupCommit<Item> {
  const queue: Waiting<Item>[] = [];
  let running: Promise<void> | undefined;
  let closed = false;

  async function run(): Promise<void> {
    while (queue.length > 0) {
      for (let turn = 0; turn < turnsToGather; turn += 1) await new Promise((resume) => setImmediate(resume));
      const group = queue.splice(0, limits.together);
      try {
        await commit(group.map(({ item }) => item));
        for (const { settle } of group) settle.resolve();
      } catch (error) {
        for (const { settle } of group) settle.reject(error);
      }
    }
    running = undefined;
  }

  return {
    async add(item) {
      if (closed) throw new Error('closed: nothing is committed any more');
      if (queue.length >= limits.waiting) throw new Error(`${limits.waiting} are waiting to be committed already`);
      const settle = Promise.withResolvers<void>();
      queue.push({ item, settle });
      running ??= run();
      const timer = setTimeout(
        () => settle.reject(new Error(`not committed within ${limits.patience} ms`)),
        limits.patience,
      );
      try {
        await settle.promise;
      } finally {
        clearTimeout(timer);
      }
    },
    async close() {
      closed = true;
      await running;
    },
  };
}
