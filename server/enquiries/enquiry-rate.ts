import { clientKey, networkKey, organizationKey } from '../http/client-key.ts';
import { createRateLimit } from '../http/rate-limit.ts';

/** Maximum of enquiries in ten minutes; 0 sets no limit. */
export type EnquiryRateLimits = { perClient: number; overall: number };

/** `wait` and `take` return the seconds until an enquiry from this address would be accepted; 0 is now. */
export type EnquiryRate = {
  /** Counts nothing. */
  wait(address: string): number;
  /** Counts an enquiry: call it once it is known to be valid. */
  take(address: string): number;
  /** Counts a body that was not an enquiry. */
  countBad(address: string): void;
};

const tenMinutes = 600_000;
/** The share of the overall limit that one network may use. */
const networkShare = 1 / 10;
/**
 * The share of one organization, which may have hundreds of networks: less than the unreserved part, so that none
 * exhausts it.
 */
const organizationShare = 1 / 5;
/** The share of the overall limit that is reserved for organizations that have sent next to nothing. */
const reservedShare = 1 / 4;
/** Number of an organization's first enquiries that may use the reserve. */
const firstOnes = 3;

/** Maximum of enquiries of a network, and of an organization, in ten minutes; 0 sets no limit. */
export function sharedLimits({ perClient, overall }: EnquiryRateLimits): {
  perNetwork: number;
  perOrganization: number;
} {
  const share = (part: number): number => (overall === 0 ? 0 : Math.max(perClient, Math.ceil(overall * part)));
  return { perNetwork: share(networkShare), perOrganization: share(organizationShare) };
}

/**
 * Limits each client, network and organization, and all of them together. A rejected enquiry uses up none of these:
 * invalid bodies have limits of their own, of the same size, after which their sender must wait. If a network has used
 * up its limit of invalid bodies, only its clients that have sent some must wait: the others should not suffer from
 * their neighbors. If it has used up its limit of enquiries, all of them must.
 *
 * `uptime` gives milliseconds of a monotonic clock: the machine's own may be adjusted.
 */
export function createEnquiryRate({ perClient, overall }: EnquiryRateLimits, uptime: () => number): EnquiryRate {
  const { perNetwork, perOrganization } = sharedLimits({ perClient, overall });
  const reserved = Math.floor(overall * reservedShare);
  const client = createRateLimit(perClient, tenMinutes);
  const network = createRateLimit(perNetwork, tenMinutes);
  const organization = createRateLimit(perOrganization, tenMinutes);
  const common = createRateLimit(overall - reserved, tenMinutes);
  const reserve = createRateLimit(reserved, tenMinutes);
  const first = createRateLimit(firstOnes, tenMinutes);
  // Without a limit for a client there is one all the same: who has sent none does not wait with the network.
  const badOfClient = createRateLimit(perClient || perNetwork, tenMinutes);
  const badOfNetwork = createRateLimit(perNetwork, tenMinutes);

  function waitForBad(address: string, now: number): number {
    const sender = clientKey(address);
    const ofNetwork = badOfClient.isUnused(sender, now) ? 0 : badOfNetwork.wait(networkKey(address), now);
    return Math.max(badOfClient.wait(sender, now), ofNetwork);
  }

  /** The wait for the common limit, or for the reserve if one is configured and its wait is shorter. */
  function waitForAll(organizationOfSender: string, now: number): number {
    const seconds = common.wait('all', now);
    if (seconds === 0 || reserved === 0) return seconds;
    return Math.min(seconds, Math.max(reserve.wait('all', now), first.wait(organizationOfSender, now)));
  }

  function waitAt(address: string, now: number): number {
    if (perClient === 0 && overall === 0) return 0;
    const largest = organizationKey(address);
    return Math.max(
      waitForBad(address, now),
      client.wait(clientKey(address), now),
      network.wait(networkKey(address), now),
      organization.wait(largest, now),
      waitForAll(largest, now),
    );
  }

  return {
    wait: (address) => waitAt(address, uptime()),
    take(address) {
      const now = uptime();
      const seconds = waitAt(address, now);
      if (seconds > 0 || (perClient === 0 && overall === 0)) return seconds;
      const largest = organizationKey(address);
      client.take(clientKey(address), now);
      network.take(networkKey(address), now);
      organization.take(largest, now);
      first.take(largest, now);
      if (common.take('all', now) > 0) reserve.take('all', now);
      return 0;
    },
    countBad(address) {
      const now = uptime();
      badOfClient.take(clientKey(address), now);
      badOfNetwork.take(networkKey(address), now);
    },
  };
}
