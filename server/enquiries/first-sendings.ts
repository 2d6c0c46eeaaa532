import { createHash } from 'node:crypto';

/**
 * When each form post was first sent. A form without JavaScript cannot say it, so a double click on Submit would be two
 * enquiries; with the first one's time both are the same six fields, which the store keeps once. Any changed field makes
 * it another post, so a corrected phone number is still a new enquiry.
 */
export type FirstSendings = {
  /** ISO 8601 in UTC, a whole minute. `words` is all that was sent. */
  timeOf(words: string, now: Date): string;
};

/** Milliseconds for which the same words are the same sending. */
const remembered = 600_000;

const most = 10_000;

export function createFirstSendings(): FirstSendings {
  // Only hashes: what people wrote is kept in the store and nowhere else. In the order of their times.
  const times = new Map<string, Date>();

  function forget(now: Date): void {
    for (const [key, time] of times) {
      if (now.getTime() - time.getTime() < remembered && times.size < most) return;
      times.delete(key);
    }
  }

  return {
    timeOf(words, now) {
      const key = createHash('sha256').update(words).digest('base64');
      forget(now);
      const time = times.get(key) ?? now;
      times.set(key, time);
      return wholeMinute(time);
    },
  };
}

/** So that two servers behind one address, each sent one of two clicks, nearly always say the same time. */
function wholeMinute(time: Date): string {
  return new Date(Math.floor(time.getTime() / 60_000) * 60_000).toISOString();
}
