import { clientKey, networkKey, organizationKey } from '../http/client-key.ts';
import { createRateLimit } from '../http/rate-limit.ts';

/** Enquiries taken in ten minutes; 0 sets no limit. */
export type EnquiryRateLimits = { perClient: number; overall: number };

/** Each answers the seconds until an enquiry from this address would be taken; 0 is at once. */
export type EnquiryRate = {
  /** Counts nothing. */
  wait(address: string): number;
  /** Counts an enquiry that is taken: call it when it is known to be one. */
  take(address: string): number;
  /** Counts a body that was no enquiry. */
  countBad(address: string): void;
};

const tenMinutes = 600_000;
/** What one network may have of the overall allowance. */
const networkShare = 1 / 10;
/** An organization's share, whose networks may be hundreds: below the common part, so that none exhausts it. */
const organizationShare = 1 / 5;
/** What is kept of the overall allowance for organizations that have sent next to nothing. */
const reservedShare = 1 / 4;
/** Enquiries of an organization that may come out of it. */
const firstOnes = 3;

/** Enquiries of a network, and of an organization, taken in ten minutes; 0 sets no limit. */
export function sharedLimits({ perClient, overall }: EnquiryRateLimits): {
  perNetwork: number;
  perOrganization: number;
} {
  const share = (part: number): number => (overall === 0 ? 0 : Math.max(perClient, Math.ceil(overall * part)));
  return { perNetwork: share(networkShare), perOrganization: share(organizationShare) };
}

/**
 * The limits of a client, of a network, of an organization and of all together. What is refused uses up none of them: bodies that are no
 * enquiries have an allowance of their own, as large, after which their sender must wait. Where a network has used up its
 * own, those in it that sent some must; the others are not to suffer from their neighbors.
 *
 * `uptime` gives milliseconds of a monotonic clock: the machine's own may be set.
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
  const badOfClient = createRateLimit(perClient, tenMinutes);
  const badOfNetwork = createRateLimit(perNetwork, tenMinutes);

  function waitForBad(address: string, now: number): number {
    const sender = clientKey(address);
    const ofNetwork = badOfClient.isFull(sender, now) ? 0 : badOfNetwork.wait(networkKey(address), now);
    return Math.max(badOfClient.wait(sender, now), ofNetwork);
  }

  /** From the reserve when that is shorter; without one there is nothing to have. */
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
