import type { Probe } from '../model/delivery.ts';
import { pause } from './timers.ts';
import type { Timers } from './timers.ts';

/** Milliseconds between the first two probes; each further interval is twice as long. */
const firstInterval = 1000;
/** The most milliseconds between two probes, except after a refused login. */
const maxInterval = 8000;
/** The fewest milliseconds from a refused login to the next probe: a wrong password every few seconds gets an address locked out. */
const loginInterval = 60_000;

/** A probe failed because the receiver refused our login. */
export class LoginRefusedError extends Error {
  override name = 'LoginRefusedError';
}

/**
 * Resolves at the first probe that succeeds, or when `signal` is aborted. Leaves no probe running. A probe that hangs does
 * not delay the next.
 */
export async function waitUntilReachable(probe: Probe, signal: AbortSignal, timers: Timers): Promise<void> {
  const reached = new AbortController();
  const ending = AbortSignal.any([signal, reached.signal]);
  let interval = firstInterval;
  let nextProbeAt = 0;
  while (!ending.aborted) {
    if (timers.elapsed() >= nextProbeAt) {
      probe(ending).then(
        () => reached.abort(),
        (error: unknown) => {
          if (error instanceof LoginRefusedError) nextProbeAt = timers.elapsed() + loginInterval;
        },
      );
    }
    await pause(timers, interval, ending);
    interval = Math.min(interval * 2, maxInterval);
  }
}
