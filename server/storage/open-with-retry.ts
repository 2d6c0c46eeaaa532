import { setTimeout as delay } from 'node:timers/promises';
import { isTransientError } from './database-errors.ts';

type OpeningOptions = {
  /** Ends it between two tries. */
  stopping: AbortSignal;
  /** Called for each try that fails in another way than the one before it. */
  onTrouble: (error: Error) => void;
  onOpened: (tries: number) => void;
  /** Milliseconds until the first try is taken for failed, though it may succeed yet. */
  timeLimit: number;
};

/** Milliseconds between two tries. */
const interval = 1000;

/**
 * Opens a database that may be away: when `open` fails, it is called again until it works.
 *
 * `firstTry` resolves when it is opened, or with what keeps it from that for now; from then on it is tried whatever it
 * says. It rejects with what does not pass by itself.
 */
export function openWithRetry(
  open: () => Promise<void>,
  { stopping, onTrouble, onOpened, timeLimit }: OpeningOptions,
): { firstTry: Promise<Error | undefined> } {
  const { promise: firstTry, resolve, reject } = Promise.withResolvers<Error | undefined>();
  const silent = setTimeout(() => failed(new Error('The database does not answer.')), timeLimit);
  let started = false;
  let trouble = '';

  function failed(error: Error): void {
    started = true;
    if (error.message !== trouble) onTrouble(error);
    trouble = error.message;
    resolve(error);
  }

  async function tryUntilOpened(): Promise<void> {
    for (let tries = 1; !stopping.aborted; tries++) {
      try {
        await open();
        onOpened(tries);
        resolve(undefined);
        return;
      } catch (thrown) {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown));
        if (!started && !isTransientError(error)) {
          reject(error);
          return;
        }
        failed(error);
        await delay(interval, undefined, { signal: stopping }).catch(() => {});
      }
    }
    resolve(undefined);
  }

  void tryUntilOpened().finally(() => clearTimeout(silent));
  return { firstTry };
}
