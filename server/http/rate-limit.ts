/** Counts what each client does, and says when it is too much. Times are milliseconds of a monotonic clock. */
type RateLimit = {
  /** Counts one; gives 0 when it may be done, else the seconds (1 or more) until it may. What is refused costs nothing. */
  take(client: string, now: number): number;
  /** What `take` would give, without counting. */
  wait(client: string, now: number): number;
  /** Whether the whole allowance is left. */
  isFull(client: string, now: number): boolean;
};

/**
 * So many clients are remembered at once. One that has not been seen for a window is forgotten before one that has; past
 * this number the one not seen for the longest is let off, rather than that memory grows with the addresses an attacker
 * has.
 */
const maxClients = 10_000;

/**
 * At most `max` at one go and, after that, `max` per `window` milliseconds evenly: a whole office behind one address
 * can write at the same moment, a machine cannot go on. `max` 0 sets no limit.
 *
 * One number a client is kept: the moment from which its whole allowance is there again. (@fastify/rate-limit counts in
 * fixed windows, of which two meet at a border, forgets clients by number only, and refuses before a form's body is
 * read, so that its words could not be given back.)
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
    isFull: (client, now) => (fullAgainAt.get(client) ?? now) <= now,
    take(client, now) {
      if (cost === 0) return 0;
      const seconds = secondsUntil(client, now);
      if (seconds > 0) return seconds;
      const after = Math.max(fullAgainAt.get(client) ?? now, now) + cost;
      // Deleting first puts it last: the map's order is who was seen when.
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
