import { createHash } from 'node:crypto';

/**
 * When each form post was first sent. A form without JavaScript cannot say it, so a double click on Submit would be two
 * enquiries; with the first one's time both are the same six fields, which the store keeps once. Any changed field makes
 * it another post, so a corrected phone number is still a new enquiry.
 */
export type FirstSubmissionTimes = {
  /** ISO 8601 in UTC, a whole minute. `body` is all that was sent. */
  timeOf(body: string, now: Date): string;
};

/** Milliseconds for which the same fields are the same submission. */
const rememberedFor = 600_000;

const maxRemembered = 10_000;

/** `uptime` gives milliseconds of a monotonic clock: the one that says the time may be set. */
export function createFirstSubmissionTimes(uptime: () => number): FirstSubmissionTimes {
  // Only hashes: what people wrote is kept in the store and nowhere else. In the order in which they came.
  const submissions = new Map<string, { time: Date; at: number }>();

  function forget(now: number): void {
    for (const [key, { at }] of submissions) {
      if (now - at < rememberedFor && submissions.size < maxRemembered) return;
      submissions.delete(key);
    }
  }

  return {
    timeOf(body, time) {
      const key = createHash('sha256').update(body).digest('base64');
      const now = uptime();
      forget(now);
      const first = submissions.get(key) ?? { time, at: now };
      submissions.set(key, first);
      return wholeMinute(first.time);
    },
  };
}

/** So that two servers behind one address, each sent one of two clicks, nearly always say the same time. */
function wholeMinute(time: Date): string {
  return new Date(Math.floor(time.getTime() / 60_000) * 60_000).toISOString();
}
