/** Counts what each client does and tells when it is too much. Times are milliseconds of a monotonic clock. */
type RateLimit = {
  /**
   * Counts one action. Returns 0 if it is allowed, otherwise the seconds (1 or more) until it is. A refused action does
   * not count.
   */
  take(client: string, now: number): number;
  /** Returns what `take` would, without counting. */
  wait(client: string, now: number): number;
  /** Whether the whole allowance is available. */
  isUnused(client: string, now: number): boolean;
};

/**
 * The most clients in memory. If there are more, the one whose last allowed action is the oldest is forgotten, so that
 * memory does not grow with the number of an attacker's addresses.
 */
const defaultMaxClients = 10_000;

/**
 * Allows a burst of `max`, then `max` per `window` milliseconds evenly: a whole office behind one address can write at
 * the same moment, a machine cannot keep sending. `max` 0 sets no limit.
 *
 * Stores one number per client: the time at which its whole allowance is available again. (@fastify/rate-limit uses
 * fixed windows, which let twice as many through around a boundary, and refuses a form before its body is read, so that
 * its text could not be given back.)
 */
export function createRateLimit(max: number, window: number, maxClients = defaultMaxClients): RateLimit {
  const fullAgainAt = new Map<string, number>();
  const cost = max === 0 ? 0 : window / max;

  // Sums of fractions are rounded: without a tolerance, the last action of an allowance would often be refused.
  const tolerance = cost / 1000;

  function secondsUntilAllowed(client: string, now: number): number {
    const fullAgainAfter = Math.max(fullAgainAt.get(client) ?? now, now) + cost;
    return Math.max(0, Math.ceil((fullAgainAfter - now - window - tolerance) / 1000));
  }

  return {
    wait: (client, now) => (cost === 0 ? 0 : secondsUntilAllowed(client, now)),
    isUnused: (client, now) => (fullAgainAt.get(client) ?? now) <= now,
    take(client, now) {
      if (cost === 0) return 0;
      const seconds = secondsUntilAllowed(client, now);
      if (seconds > 0) return seconds;
      const fullAgainAfter = Math.max(fullAgainAt.get(client) ?? now, now) + cost;
      // Deleting it first moves it to the end: the map is ordered by when clients were last allowed something.
      fullAgainAt.delete(client);
      fullAgainAt.set(client, fullAgainAfter);
      if (fullAgainAt.size > maxClients) {
        const [oldest] = fullAgainAt.keys();
        if (oldest !== undefined) fullAgainAt.delete(oldest);
      }
      return 0;
    },
  };
}
