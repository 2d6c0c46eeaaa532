/** Counts what each client does and tells when it is too much. Times are milliseconds of a monotonic clock. */
type RateLimit = {
  /**
   * Counts one action. Returns 0 if it is allowed, otherwise the seconds (1 or more) until it is. A refused action does
   * not count.
   */
  take(client: string, now: number): number;
  /** What `take` would return, without counting. */
  wait(client: string, now: number): number;
  /** Whether none of the allowance is used. */
  isUnused(client: string, now: number): boolean;
};

/**
 * Maximum of clients in memory: beyond it, the one not seen for longest is forgotten, so that memory does not grow with
 * the number of an attacker's addresses.
 */
const maxClients = 10_000;

/**
 * Allows a burst of `max`, then `max` per `window` milliseconds evenly: a whole office behind one address can write at
 * the same moment, a machine cannot keep sending. `max` 0 sets no limit.
 *
 * Stores one number per client: the time at which its whole allowance is available again. (@fastify/rate-limit uses
 * fixed windows, two of which meet at a border, and refuses before a form's body is read, so that its text could not be
 * given back.)
 */
export function createRateLimit(max: number, window: number, clients = maxClients): RateLimit {
  const fullAgainAt = new Map<string, number>();
  const cost = max === 0 ? 0 : window / max;

  function secondsUntil(client: string, now: number): number {
    const after = Math.max(fullAgainAt.get(client) ?? now, now) + cost;
    return after - now > window ? Math.ceil((after - now - window) / 1000) : 0;
  }

  return {
    wait: (client, now) => (cost === 0 ? 0 : secondsUntil(client, now)),
    isUnused: (client, now) => (fullAgainAt.get(client) ?? now) <= now,
    take(client, now) {
      if (cost === 0) return 0;
      const seconds = secondsUntil(client, now);
      if (seconds > 0) return seconds;
      const after = Math.max(fullAgainAt.get(client) ?? now, now) + cost;
      // Deleting it first moves it to the end: the map is ordered by when clients were last seen.
      fullAgainAt.delete(client);
      fullAgainAt.set(client, after);
      if (fullAgainAt.size > clients) {
        const [oldest] = fullAgainAt.keys();
        if (oldest !== undefined) fullAgainAt.delete(oldest);
      }
      return 0;
    },
  };
}
