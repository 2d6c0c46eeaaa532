const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The longest delay after an attempt that was not refused for good. */
const maxRetryDelay = 6 * hour;

/**
 * Milliseconds until a delivery is tried again after `attempts` failures: 2, 4 and then 8 seconds up to the sixth (an
 * outage of half a minute), then twice as long each time up to 6 hours. `random` is from 0 to 1.
 */
export function retryDelay(attempts: number, random: number): number {
  const seconds = attempts <= 6 ? Math.min(8, 2 ** attempts) : 8 * 2 ** (attempts - 6);
  return withJitter(Math.min(seconds * second, maxRetryDelay), random);
}

/** Delays after the first, second, … permanent refusal: such a refusal is often wrong while somebody is setting up the server. */
const refusalDelays = [15 * minute, hour, 4 * hour, 18 * hour];

/** The number of refusals from which a delivery can fail, though not before `refusalDeadline`. */
export const maxRefusals = refusalDelays.length + 1;

/** Milliseconds until a delivery that was permanently refused `refusals` times is tried again. `random` is from 0 to 1. */
export function refusalDelay(refusals: number, random: number): number {
  return withJitter(refusalDelays[refusals - 1] ?? refusalDelays.at(-1)!, random);
}

/**
 * Milliseconds until a delivery that may have arrived is sent again after `attempts`: a minute, then ten times as long
 * each time up to 6 hours. `random` is from 0 to 1.
 */
export function repeatDelay(attempts: number, random: number): number {
  return withJitter(Math.min(minute * 10 ** (attempts - 1), maxRetryDelay), random);
}

/** Shortens a delay by up to a fifth, so that deliveries that failed together are not retried together. */
function withJitter(delay: number, random: number): number {
  return delay * (1 - random / 5);
}
