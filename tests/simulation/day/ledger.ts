import type { DeliveryRow, EnquiryRow } from '#server/model/database.ts';
import { recipientsOf } from './receiver.ts';
import type { SendingProcess } from './receiver.ts';
import { createRetentionLedger } from './retention-ledger.ts';
import { leaseTime } from './simulated-server.ts';

/** A message that reached a recipient; times are in milliseconds of `elapsed`. */
type Arrival = { at: number; begunAt: number; process: SendingProcess; isAnswered: boolean };

/** The latest attempt at a delivery: `endedAt` is undefined while it is under way, or if its process died. */
type Attempt = { process: SendingProcess; endedAt: number | undefined };

const arrivalKey = (messageId: string, recipient: string): string => `${messageId} ${recipient}`;

/** A delivery that waits because a person put it back, and the number of attempts since then. */
type RequeuedDelivery = { key: string; at: number; attempts: number };

/**
 * Records one history; `elapsed` is the true time in milliseconds. Functions that find a violation add its description to `violations`.
 * A `messageId` is the reference of a delivery, or that of a digest, which begins with `digest`.
 */
export function createLedger(elapsed: () => number) {
  /** The acknowledged reference of each enquiry, by key. */
  const acknowledged = new Map<string, string>();
  const retention = createRetentionLedger(elapsed);
  /** The time at which each enquiry was received, by key, at the last check of the stored rows. */
  let receivedAt = new Map<string, string>();
  /** The deliveries that were put back, by reference. */
  const requeued = new Map<string, RequeuedDelivery>();
  /** The arrivals of each message at each recipient, by `arrivalKey`. */
  const arrivals = new Map<string, Arrival[]>();
  /** The latest attempt at each delivery, by its message id. */
  const attempts = new Map<string, Attempt>();
  /** The time at which each process last began to attempt a delivery: two processes may attempt the same one. */
  const attemptStarts = new Map<string, Map<SendingProcess, number>>();
  /** The current lease of each delivery, by the id of its row. */
  const leases = new Map<number, { holder: string; since: number; until: string }>();
  /** The keys of enquiries that a person erased, that retention deleted, or that are missing and were reported. */
  const goneKeys = new Set<string>();
  const outages: { from: number; to: number }[] = [];
  let clockSetAt = -Infinity;
  let lastCommandAt = -Infinity;
  const violations: string[] = [];

  /** Whether leases may have expired although their holders were alive: nobody could renew them. */
  function leasesMayHaveExpired(since: number): boolean {
    const from = since - leaseTime;
    const outageTime = outages.reduce(
      (sum, outage) => sum + Math.max(0, Math.min(outage.to, elapsed()) - Math.max(outage.from, from)),
      0,
    );
    return outageTime >= leaseTime / 2;
  }

  /** The time at which the latest attempt at a delivery ended or its process died; now, if it is under way; -Infinity if there is none. */
  function attemptTime(messageId: string): number {
    const attempt = attempts.get(messageId);
    if (!attempt) return -Infinity;
    const { process, endedAt } = attempt;
    return endedAt ?? process.deathTime() ?? elapsed();
  }

  /** Whether a delivery of the enquiry was put back and has not been attempted since. */
  function waitsForRetry(key: string): boolean {
    return [...requeued].some(([reference, delivery]) => delivery.key === key && attemptTime(reference) < delivery.at);
  }

  function checkEnquiries(enquiries: readonly EnquiryRow[]): void {
    const byKey = new Map(enquiries.map((enquiry) => [enquiry.key, enquiry]));
    for (const [key, reference] of acknowledged) {
      const row = byKey.get(key);
      if (row && row.reference !== reference && !goneKeys.has(key))
        violations.push('an enquiry has a different reference from the acknowledged one');
      if (row || goneKeys.has(key)) continue;
      if (!retention.mayBeDeleted(key, receivedAt.get(key) ?? ''))
        violations.push('an enquiry is gone, though nobody erased it and it is not old');
      if (waitsForRetry(key)) violations.push('an enquiry is gone, though a person has put its delivery back');
      goneKeys.add(key);
    }
    receivedAt = new Map(enquiries.map(({ key, received_at }) => [key, received_at]));
  }

  function checkDelivery({ reference, channel, state, attempts: attemptCount }: DeliveryRow): void {
    // One attempt may have been under way when the delivery was put back.
    if (state !== 'delivered' && attemptCount > 1 + (requeued.get(reference)?.attempts ?? Infinity))
      violations.push('a delivery still counts its attempts from before a person put it back');
    if (state !== 'waiting') requeued.delete(reference);
    const hasArrived = recipientsOf(channel).every((recipient) => arrivals.has(arrivalKey(reference, recipient)));
    if (state === 'delivered' && !hasArrived)
      violations.push('a delivery is stored as delivered, but has not arrived at every recipient');
  }

  function checkLease({ id, reference, lease_holder, leased_until }: DeliveryRow): void {
    if (lease_holder === null || leased_until === null) {
      leases.delete(id);
      return;
    }
    const lease = leases.get(id);
    if (lease?.holder !== lease_holder) {
      leases.set(id, { holder: lease_holder, since: elapsed(), until: leased_until });
    } else if (leased_until > lease.until) {
      if (attemptTime(reference) < lease.since - leaseTime)
        violations.push('a lease is renewed, though nobody attempts its delivery');
      lease.until = leased_until;
    }
  }

  return {
    violations,
    recordPost: retention.recordPost,
    recordRetentionCheck: retention.recordRetentionCheck,
    recordAcknowledgment(key: string, reference: string) {
      const earlier = acknowledged.get(key);
      if (earlier !== undefined && earlier !== reference && !goneKeys.has(key))
        violations.push(`one enquiry was acknowledged by two references, ${earlier} and ${reference}`);
      acknowledged.set(key, reference);
      goneKeys.delete(key);
    },
    recordOutage: (milliseconds: number) => void outages.push({ from: elapsed(), to: elapsed() + milliseconds }),
    recordClockChange: () => void (clockSetAt = elapsed()),
    recordCommand: () => void (lastCommandAt = elapsed()),
    /** Records that a person has put these deliveries back. */
    recordRequeue(deliveries: readonly { key: string; reference: string }[]) {
      for (const { key, reference } of deliveries) requeued.set(reference, { key, at: elapsed(), attempts: 0 });
    },
    /** Checks that a digest lists at least one enquiry. */
    checkDigest: (count: number) => void (count > 0 || violations.push('a digest lists nothing')),
    recordErasure: (key: string) => void goneKeys.add(key),
    recordAttemptStart(messageId: string, process: SendingProcess) {
      attempts.set(messageId, { process, endedAt: undefined });
      const starts = attemptStarts.get(messageId) ?? new Map<SendingProcess, number>();
      attemptStarts.set(messageId, starts.set(process, elapsed()));
      const requeuedDelivery = requeued.get(messageId);
      if (requeuedDelivery) requeuedDelivery.attempts += 1;
    },
    recordAttemptEnd(messageId: string, process: SendingProcess) {
      const attempt = attempts.get(messageId);
      if (attempt?.process === process) attempt.endedAt = elapsed();
    },
    recordArrival(messageId: string, process: SendingProcess, recipient: string) {
      const earlier = arrivals.get(arrivalKey(messageId, recipient)) ?? [];
      const last = earlier.at(-1);
      if (
        last?.isAnswered &&
        last.process.isAlive() &&
        lastCommandAt < last.at &&
        // A lease counts by the clock from before the change, and a slow receiver takes longer than the lease.
        clockSetAt < last.begunAt - leaseTime &&
        !leasesMayHaveExpired(last.at)
      )
        violations.push(
          `${messageId.startsWith('digest') ? 'a digest' : 'a delivery'} arrived twice, though its answer had arrived`,
        );
      const begunAt = attemptStarts.get(messageId)?.get(process) ?? elapsed();
      const arrival = { at: elapsed(), begunAt, process, isAnswered: false };
      arrivals.set(arrivalKey(messageId, recipient), [...earlier, arrival]);
    },
    recordAnswer(messageId: string, recipient: string) {
      const last = arrivals.get(arrivalKey(messageId, recipient))?.at(-1);
      if (last) last.isAnswered = true;
    },
    acknowledgedCount: () => acknowledged.size,
    arrivalCount: () => [...arrivals.values()].reduce((sum, { length }) => sum + length, 0),

    /** Checks what must hold at any moment. */
    check(enquiries: readonly EnquiryRow[], deliveries: readonly DeliveryRow[]): void {
      checkEnquiries(enquiries);
      for (const delivery of deliveries) {
        checkDelivery(delivery);
        checkLease(delivery);
      }
    },
  };
}
