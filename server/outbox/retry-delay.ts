const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** No two attempts are farther apart. */
const maxDelay = 6 * hour;

/**
 * Milliseconds until a delivery is tried again after `attempts` that failed: 2, 4 and then 8 seconds up to the sixth,
 * which is an outage of half a minute, then twice as long each time up to 6 hours. `random` (0 to 1) takes up to a
 * fifth off, so that what failed together does not come back together.
 */
export function retryDelay(attempts: number, random: number): number {
  const doubled = attempts <= 6 ? Math.min(8, 2 ** attempts) : 8 * 2 ** Math.min(attempts - 6, 20);
  return Math.min(doubled * second, maxDelay) * (1 - random / 5);
}

/** Tries after a refusal for good: it is seldom the truth when it comes from a server somebody is just setting up. */
const refusalDelays = [15 * minute, hour, 4 * hour, 18 * hour];

/** Refusals before a delivery is given up. */
export const maxRefusals = refusalDelays.length + 1;

/** Milliseconds until a delivery that was refused for good `refusals` times is tried again. */
export function refusalDelay(refusals: number, random: number): number {
  return (refusalDelays[refusals - 1] ?? 18 * hour) * (1 - random / 5);
}

/** Milliseconds until what may have arrived is sent again after `attempts`: a minute, then ten times as long each time. */
export function repeatDelay(attempts: number, random: number): number {
  return Math.min(minute * 10 ** (attempts - 1), maxDelay) * (1 - random / 5);
}
