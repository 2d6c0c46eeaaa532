import { clientOf } from '../http/client-of.ts';
import { createRateLimit } from '../http/rate-limit.ts';

/** How many enquiries are taken in ten minutes; 0 sets no limit. */
export type EnquiryRateLimits = { perClient: number; overall: number };

export type EnquiryRate = {
  /** Counts one enquiry from this address; gives 0, or the seconds until one would be taken. */
  take(address: string, now: Date): number;
};

const tenMinutes = 600_000;

/** Both limits at once. What one client is refused does not use up what is left for all. */
export function createEnquiryRate({ perClient, overall }: EnquiryRateLimits): EnquiryRate {
  const each = createRateLimit(perClient, tenMinutes);
  const all = createRateLimit(overall, tenMinutes);
  return {
    take(address, now) {
      const busy = all.wait('all', now);
      if (busy > 0) return busy;
      const seconds = each.take(clientOf(address), now);
      if (seconds === 0) all.take('all', now);
      return seconds;
    },
  };
}
