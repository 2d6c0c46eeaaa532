import { clientKey, networkKey } from '../http/client-key.ts';
import { createRateLimit } from '../http/rate-limit.ts';

/** Limits the confirmations that enquiries may cause, by client, by network and in all. The store limits each recipient to one a day. */
type ConfirmationRate = {
  /** Whether an enquiry from `address` may cause another confirmation; counts it if so. */
  take(address: string): boolean;
};

const hour = 3_600_000;

/**
 * The most confirmations per hour. A person causes one or two, an office a few; the overall limit is far above the number
 * of enquiries that a company gets.
 */
const limits = { client: 3, network: 10, overall: 60 };

/**
 * Keeps anybody from making us send mail to strangers in bulk, whatever addresses they enter. `uptime` gives
 * milliseconds of a monotonic clock. Each server counts for itself, from its start.
 */
export function createConfirmationRate(uptime: () => number): ConfirmationRate {
  const clientLimit = createRateLimit(limits.client, hour);
  const networkLimit = createRateLimit(limits.network, hour);
  const overallLimit = createRateLimit(limits.overall, hour);
  return {
    take(address) {
      const now = uptime();
      const sender = clientKey(address);
      const senderNetwork = networkKey(address);
      const mustWait =
        clientLimit.wait(sender, now) > 0 ||
        networkLimit.wait(senderNetwork, now) > 0 ||
        overallLimit.wait('all', now) > 0;
      if (mustWait) return false;
      clientLimit.take(sender, now);
      networkLimit.take(senderNetwork, now);
      overallLimit.take('all', now);
      return true;
    },
  };
}
