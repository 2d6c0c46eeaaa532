import { createHash } from 'node:crypto';

/**
 * When each form post was first sent. A form without JavaScript cannot say it, so a double click on Submit would be two
 * enquiries; with the first one's time both are the same six fields, which the store keeps once. Any changed field makes
 * it another post, so a corrected phone number is still a new enquiry.
 */
export type IdempotencyCache = {
  /** ISO 8601 in UTC, a whole minute. `words` is all that was sent. */
  timeOf(words: string, now: Date): string;
};

/** Milliseconds for which the same words are the same sending. */
const remembered = 600_000;

const most = 10_000;

/** `uptime` gives milliseconds of a clock that only goes on: the one that says the time may be set. */
export function createIdempotencyCache(uptime: () => number): IdempotencyCache {
  // Only hashes: what people wrote is kept in the store and nowhere else. In the order in which they came.
  const sendings = new Map<string, { time: Date; at: number }>();

  function forget(now: number): void {
    for (const [key, { at }] of sendings) {
      if (now - at < remembered && sendings.size < most) return;
      sendings.delete(key);
    }
  }

  return {
    timeOf(words, time) {
      const key = createHash('sha256').update(words).digest('base64');
      const now = uptime();
      forget(now);
      const first = sendings.get(key) ?? { time, at: now };
      sendings.set(key, first);
      return wholeMinute(first.time);
    },
  };
}

/** So that two servers behind one address, each sent one of two clicks, nearly always say the same time. */
function wholeMinute(time: Date): string {
  return new Date(Math.floor(time.getTime() / 60_000) * 60_000).toISOString();
}
