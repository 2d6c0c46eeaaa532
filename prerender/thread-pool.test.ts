import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { ThreadPool } from './thread-pool.ts';

interface Result {
  task: string;
  threadId: number;
  workerData: unknown;
}

/** A pool of at most two threads, whose script fails at the task `fail` and otherwise says which thread it is. */
function createPool(): ThreadPool<string, Result> {
  const script = join(temporaryFolder(), 'worker.mjs');
  writeFileSync(
    script,
    `import { parentPort, threadId, workerData } from 'node:worker_threads';
    parentPort.on('message', (task) => {
      if (task === 'fail') throw new Error('no disk');
      parentPort.postMessage({ task, threadId, workerData });
    });`,
  );
  const pool = new ThreadPool<string, Result>(script, 2, 'the data');
  onTestFinished(() => pool.close());
  return pool;
}

test('tasks share the allowed number of threads, and each gets its own result', async () => {
  const pool = createPool();
  const tasks = ['a', 'b', 'c', 'd', 'e'];
  const results = await Promise.all(tasks.map((task) => pool.run(task)));
  expect(results.map(({ task }) => task)).toEqual(tasks);
  expect(new Set(results.map(({ threadId }) => threadId)).size).toBe(2);
  expect(results[0]?.workerData).toBe('the data');
});

test('an idle thread gets the next task', async () => {
  const pool = createPool();
  const first = await pool.run('a');
  expect(await pool.run('b')).toMatchObject({ threadId: first.threadId });
});

test('a task whose thread fails is rejected with the thread’s error, and the next task gets another thread', async () => {
  const pool = createPool();
  const { threadId } = await pool.run('a');
  await expect(pool.run('fail')).rejects.toThrow('no disk');
  expect((await pool.run('b')).threadId).not.toBe(threadId);
});
