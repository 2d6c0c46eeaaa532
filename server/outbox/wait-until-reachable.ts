import type { Probe } from '../model/delivery.ts';
import { pause } from './timers.ts';
import type { Timers } from './timers.ts';

/** Milliseconds between probes: 1, 2, 4, then 8 seconds. A probe that hangs does not delay the next. */
const firstInterval = 1000;
const maxInterval = 8000;
/** Milliseconds after a refused login: retrying a wrong password every few seconds gets an address locked out. */
const loginInterval = 60_000;

/** A probe failed because the receiver refused our login. */
export class LoginRefusedError extends Error {
  override name = 'LoginRefusedError';
}

/** Resolves at the first probe that succeeds, or when `signal` is aborted. Leaves no probe running. */
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
