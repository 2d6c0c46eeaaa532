import { setTimeout as delay } from 'node:timers/promises';
import { isTransientError } from './database-errors.ts';

type OpeningOptions = {
  /** Once aborted, no further attempt is made. */
  stopping: AbortSignal;
  /** Called for each failure that differs from the one before. */
  onFailure: (error: Error) => void;
  /** Called with the number of attempts that it took. Must not throw. */
  onOpened: (attempts: number) => void;
  /** Milliseconds until the first attempt counts as failed, though it may still succeed. */
  timeLimit: number;
  /** Milliseconds between two attempts. */
  interval?: number;
};

/**
 * Opens a database that may be unreachable: if `open` fails, it is called again until it works.
 *
 * `firstTry` resolves when the database is opened, with the error that prevents it for now, or when `stopping` is aborted,
 * which ends no attempt that is under way. After an error, attempts continue whatever the next one is. It rejects if the
 * first attempt fails, within the time limit, with an error that does not pass by itself.
 */
export function openWithRetry(
  open: () => Promise<void>,
  { stopping, onFailure, onOpened, timeLimit, interval = 1000 }: OpeningOptions,
): { firstTry: Promise<Error | undefined> } {
  const { promise: firstTry, resolve, reject } = Promise.withResolvers<Error | undefined>();
  const timeout = setTimeout(() => reportFailure(new Error('The database does not answer.')), timeLimit);
  let isFirstTrySettled = false;
  let lastMessage = '';

  function reportFailure(error: Error): void {
    clearTimeout(timeout);
    isFirstTrySettled = true;
    if (error.message !== lastMessage) onFailure(error);
    lastMessage = error.message;
    resolve(error);
  }

  async function tryUntilOpened(): Promise<void> {
    for (let attempt = 1; !stopping.aborted; attempt++) {
      try {
        await open();
        onOpened(attempt);
        resolve(undefined);
        return;
      } catch (thrown) {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown));
        if (!isFirstTrySettled && !isTransientError(error)) {
          reject(error);
          return;
        }
        reportFailure(error);
        await delay(interval, undefined, { signal: stopping }).catch(() => {});
      }
    }
    resolve(undefined);
  }

  void tryUntilOpened().finally(() => clearTimeout(timeout));
  return { firstTry };
}
