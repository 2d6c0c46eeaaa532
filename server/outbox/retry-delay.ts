const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The longest delay between two attempts. */
const maxDelay = 6 * hour;

/**
 * Milliseconds until a delivery is tried again after `attempts` failures: 2, 4 and then 8 seconds up to the sixth (an
 * outage of half a minute), then twice as long each time up to 6 hours. `random` (0 to 1) takes off up to a fifth, so
 * that deliveries that failed together are not retried together.
 */
export function retryDelay(attempts: number, random: number): number {
  const doubled = attempts <= 6 ? Math.min(8, 2 ** attempts) : 8 * 2 ** Math.min(attempts - 6, 20);
  return Math.min(doubled * second, maxDelay) * (1 - random / 5);
}

/** Delays after permanent refusals: such a refusal is often wrong while somebody is setting up the server. */
const refusalDelays = [15 * minute, hour, 4 * hour, 18 * hour];

/** Refusals after which a delivery fails. */
export const maxRefusals = refusalDelays.length + 1;

/** Milliseconds until a delivery that was permanently refused `refusals` times is tried again. `random` is from 0 to 1. */
export function refusalDelay(refusals: number, random: number): number {
  return (refusalDelays[refusals - 1] ?? 18 * hour) * (1 - random / 5);
}

/**
 * Milliseconds until a delivery that may have arrived is sent again after `attempts`: a minute, then ten times as long
 * each time. `random` is from 0 to 1.
 */
export function repeatDelay(attempts: number, random: number): number {
  return Math.min(minute * 10 ** (attempts - 1), maxDelay) * (1 - random / 5);
}
