import { setTimeout as delay } from 'node:timers/promises';
import type { Probe } from '../channels/channel.ts';

/** Milliseconds from one probe to the next: 1, 2, 4, then 8 seconds. A probe that hangs does not hold up the next. */
const firstInterval = 1000;
const maxInterval = 8000;
/** After a refused login: asking with a wrong password every few seconds gets an address locked out. */
const loginInterval = 60_000;

/** A probe that failed because the receiver does not accept our name and password. */
export class LoginRefusedError extends Error {
  override name = 'LoginRefusedError';
}

/** Resolves at the first probe that succeeds, or when `signal` is aborted. Leaves no probe running. */
export async function waitUntilReachable(probe: Probe, signal: AbortSignal): Promise<void> {
  const reached = new AbortController();
  const over = AbortSignal.any([signal, reached.signal]);
  let interval = firstInterval;
  let notBefore = 0;
  while (!over.aborted) {
    if (performance.now() >= notBefore) {
      probe(over).then(
        () => reached.abort(),
        (error: unknown) => {
          if (error instanceof LoginRefusedError) notBefore = performance.now() + loginInterval;
        },
      );
    }
    await delay(interval, undefined, { signal: over }).catch(() => {});
    interval = Math.min(interval * 2, maxInterval);
  }
}
