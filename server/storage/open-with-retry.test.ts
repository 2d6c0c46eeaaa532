import { describe, expect, it } from 'vitest';
import { openWithRetry } from './open-with-retry.ts';

const unreachable = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' });
const starting = Object.assign(new Error('the database is starting up'), { code: '57P03' });
const wrongPassword = Object.assign(new Error('password authentication failed'), { code: '28P01' });

/** Opens a database whose attempts end with these errors in turn, and then work. */
function openAfter(...errors: Error[]) {
  const failures: string[] = [];
  const stopping = new AbortController();
  const opened = Promise.withResolvers<number>();
  let attempts = 0;
  const { firstTry } = openWithRetry(
    async () => {
      attempts += 1;
      const error = errors.shift();
      if (error) throw error;
    },
    {
      stopping: stopping.signal,
      onFailure: ({ message }) => void failures.push(message),
      onOpened: opened.resolve,
      timeLimit: 60_000,
      interval: 0,
    },
  );
  return { firstTry, failures, stopping, opened: opened.promise, attempts: () => attempts };
}

describe('opening a database', () => {
  it('succeeds at the first attempt if nothing prevents it', async () => {
    const { firstTry, opened, failures } = openAfter();
    expect(await firstTry).toBeUndefined();
    expect(await opened).toBe(1);
    expect(failures).toEqual([]);
  });

  it('is repeated until it succeeds, and each different error is reported once', async () => {
    const { firstTry, opened, failures } = openAfter(unreachable, unreachable, starting, wrongPassword, wrongPassword);
    expect(await firstTry).toBe(unreachable);
    expect(await opened).toBe(6);
    expect(failures).toEqual([unreachable, starting, wrongPassword].map(({ message }) => message));
  });

  it('fails for good with an error that only a person can fix', async () => {
    const { firstTry, attempts } = openAfter(wrongPassword);
    await expect(firstTry).rejects.toBe(wrongPassword);
    expect(attempts()).toBe(1);
  });

  it('is not repeated once the server stops', async () => {
    const { firstTry, stopping, attempts } = openAfter(unreachable, unreachable, unreachable);
    stopping.abort();
    expect(await firstTry).toBe(unreachable);
    // Takes as long as the attempts that would have followed.
    await openAfter(unreachable, unreachable, unreachable).opened;
    expect(attempts()).toBe(1);
  });

  it('does not report that the database gives no answer after it has refused', async () => {
    const failures: string[] = [];
    const opened = Promise.withResolvers<number>();
    const secondAttempt = Promise.withResolvers<void>();
    let attempts = 0;
    openWithRetry(
      async () => {
        attempts += 1;
        if (attempts === 1) throw unreachable;
        await secondAttempt.promise;
      },
      {
        stopping: new AbortController().signal,
        onFailure: ({ message }) => void failures.push(message),
        onOpened: opened.resolve,
        timeLimit: 5,
        interval: 0,
      },
    );
    // Longer than the time limit, whose timer was started before and would have ended by then.
    await new Promise((resolve) => setTimeout(resolve, 10));
    secondAttempt.resolve();
    await opened.promise;
    expect(failures).toEqual([unreachable.message]);
  });

  it('counts as failed after the time limit, and still succeeds when the database answers', async () => {
    const gate = Promise.withResolvers<void>();
    const opened = Promise.withResolvers<number>();
    const { firstTry } = openWithRetry(() => gate.promise, {
      stopping: new AbortController().signal,
      onFailure: () => {},
      onOpened: opened.resolve,
      timeLimit: 1,
    });
    expect((await firstTry)?.message).toBe('The database does not answer.');
    gate.resolve();
    expect(await opened.promise).toBe(1);
  });
});
