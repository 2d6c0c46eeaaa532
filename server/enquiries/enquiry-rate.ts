import { clientKey, networkKey, organizationKey } from '../http/client-key.ts';
import { createRateLimit } from '../http/rate-limit.ts';

/** The most enquiries in ten minutes; 0 sets no limit. */
export type EnquiryRateLimits = { perClient: number; overall: number };

/** `wait` and `take` return the seconds until an enquiry from this address would be accepted; 0 is now. */
export type EnquiryRate = {
  /** Counts nothing. */
  wait(address: string): number;
  /** Counts an enquiry: call it once it is known to be valid. */
  take(address: string): number;
  /** Counts a body that was not an enquiry. */
  countBadBody(address: string): void;
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
/** The number of an organization's first enquiries that may use the reserve. */
const maxFirstEnquiries = 3;

/** The most enquiries from a network, and from an organization, in ten minutes; 0 sets no limit. */
export function sharedLimits({ perClient, overall }: EnquiryRateLimits): {
  perNetwork: number;
  perOrganization: number;
} {
  const share = (part: number): number => (overall === 0 ? 0 : Math.max(perClient, Math.ceil(overall * part)));
  return { perNetwork: share(networkShare), perOrganization: share(organizationShare) };
}

/**
 * Limits each client, network and organization, and all of them together. A rejected enquiry uses up none of these:
 * invalid bodies have separate limits of the same size, after which their sender must wait. If a network has used
 * up its limit of invalid bodies, only its clients that have sent some must wait: the others should not suffer from
 * their neighbors. If it has used up its limit of enquiries, all of them must.
 *
 * `uptime` gives milliseconds of a monotonic clock: the machine's own may be adjusted.
 */
export function createEnquiryRate({ perClient, overall }: EnquiryRateLimits, uptime: () => number): EnquiryRate {
  const { perNetwork, perOrganization } = sharedLimits({ perClient, overall });
  const reserved = Math.floor(overall * reservedShare);
  const clientLimit = createRateLimit(perClient, tenMinutes);
  const networkLimit = createRateLimit(perNetwork, tenMinutes);
  const organizationLimit = createRateLimit(perOrganization, tenMinutes);
  const commonLimit = createRateLimit(overall - reserved, tenMinutes);
  const reserveLimit = createRateLimit(reserved, tenMinutes);
  const firstEnquiriesLimit = createRateLimit(maxFirstEnquiries, tenMinutes);
  // Applies even without a limit for a client, so that a client without bad bodies does not wait with its network.
  const badBodiesOfClient = createRateLimit(perClient || perNetwork, tenMinutes);
  const badBodiesOfNetwork = createRateLimit(perNetwork, tenMinutes);

  function waitForBadBodies(address: string, now: number): number {
    const sender = clientKey(address);
    const networkWait = badBodiesOfClient.isUnused(sender, now) ? 0 : badBodiesOfNetwork.wait(networkKey(address), now);
    return Math.max(badBodiesOfClient.wait(sender, now), networkWait);
  }

  /** The wait for the common limit, or for the reserve if one is configured and its wait is shorter. */
  function waitForAll(organization: string, now: number): number {
    const seconds = commonLimit.wait('all', now);
    if (seconds === 0 || reserved === 0) return seconds;
    return Math.min(seconds, Math.max(reserveLimit.wait('all', now), firstEnquiriesLimit.wait(organization, now)));
  }

  function waitFor(address: string, now: number): number {
    if (perClient === 0 && overall === 0) return 0;
    const organization = organizationKey(address);
    return Math.max(
      waitForBadBodies(address, now),
      clientLimit.wait(clientKey(address), now),
      networkLimit.wait(networkKey(address), now),
      organizationLimit.wait(organization, now),
      waitForAll(organization, now),
    );
  }

  return {
    wait: (address) => waitFor(address, uptime()),
    take(address) {
      const now = uptime();
      const seconds = waitFor(address, now);
      if (seconds > 0 || (perClient === 0 && overall === 0)) return seconds;
      const organization = organizationKey(address);
      clientLimit.take(clientKey(address), now);
      networkLimit.take(networkKey(address), now);
      organizationLimit.take(organization, now);
      firstEnquiriesLimit.take(organization, now);
      if (commonLimit.take('all', now) > 0) reserveLimit.take('all', now);
      return 0;
    },
    countBadBody(address) {
      const now = uptime();
      badBodiesOfClient.take(clientKey(address), now);
      badBodiesOfNetwork.take(networkKey(address), now);
    },
  };
}
