import type { DeliveryRow, EnquiryRow } from '#server/model/database.ts';
import { recipientsOf } from './receiver.ts';
import type { SendingProcess } from './receiver.ts';
import { createRetentionLedger } from './retention-ledger.ts';
import { leaseTime } from './simulated-server.ts';

type Arrival = { at: number; begunAt: number; process: SendingProcess; isAnswered: boolean };

/** The last attempt at a delivery: `endedAt` is undefined while it is under way, or if its process died. */
type Attempt = { process: SendingProcess; endedAt: number | undefined };

const arrivalKey = (id: string, recipient: string): string => `${id} ${recipient}`;

/** Records one history; `elapsed` is the true time. Functions that find a violation add its description to `broken`. */
export function createLedger(elapsed: () => number) {
  const acknowledged = new Map<string, string>();
  const retention = createRetentionLedger(elapsed);
  /** By key, at the last check of the stored rows: when each was received. */
  let stored = new Map<string, string>();
  /** Deliveries that wait since a person put them back, and the number of attempts since. */
  const putBack = new Map<string, { key: string; at: number; attempts: number }>();
  /** By delivery and recipient. */
  const arrivals = new Map<string, Arrival[]>();
  const attempts = new Map<string, Attempt>();
  /** When each process last began to attempt a delivery: two may attempt the same one. */
  const begun = new Map<string, Map<SendingProcess, number>>();
  const leases = new Map<number, { holder: string; since: number; until: string }>();
  const erased = new Set<string>();
  const outages: { from: number; to: number }[] = [];
  let clockSetAt = -Infinity;
  let asked = -Infinity;
  const broken: string[] = [];

  /** Whether leases may have expired although their holders were alive: nobody could renew them. */
  function leasesRanOut(since: number): boolean {
    const from = since - leaseTime;
    const away = outages.reduce(
      (sum, outage) => sum + Math.max(0, Math.min(outage.to, elapsed()) - Math.max(outage.from, from)),
      0,
    );
    return away >= leaseTime / 2;
  }

  /** The time of the last attempt at a delivery; now, if one is under way. */
  function attemptedAt(id: string): number {
    const attempt = attempts.get(id);
    if (!attempt) return -Infinity;
    const { process, endedAt } = attempt;
    return endedAt ?? process.diedAt() ?? elapsed();
  }

  /** Whether it is deleted before anybody has retried it although a person requested that. */
  function isPutBack(key: string): boolean {
    return [...putBack].some(([reference, since]) => since.key === key && attemptedAt(reference) < since.at);
  }

  return {
    broken,
    posted: retention.posted,
    retentionRan: retention.retentionRan,
    acknowledge(key: string, reference: string) {
      const known = acknowledged.get(key);
      if (known !== undefined && known !== reference && !erased.has(key))
        broken.push(`one enquiry was acknowledged by two references, ${known} and ${reference}`);
      acknowledged.set(key, reference);
      erased.delete(key);
    },
    outage: (milliseconds: number) => void outages.push({ from: elapsed(), to: elapsed() + milliseconds }),
    clockSet: () => void (clockSetAt = elapsed()),
    personAsked: () => void (asked = elapsed()),
    /** Records that a person has put these deliveries back. */
    putBack(waiting: readonly { key: string; reference: string }[]) {
      for (const { key, reference } of waiting) putBack.set(reference, { key, at: elapsed(), attempts: 0 });
    },
    /** Records that a digest of the given number of enquiries is sent. */
    digest: (count: number) => void (count > 0 || broken.push('a digest lists nothing')),
    erase: (key: string) => void erased.add(key),
    attempt(id: string, process: SendingProcess) {
      attempts.set(id, { process, endedAt: undefined });
      begun.set(id, (begun.get(id) ?? new Map<SendingProcess, number>()).set(process, elapsed()));
      const since = putBack.get(id);
      if (since) since.attempts += 1;
    },
    attempted(id: string) {
      const attempt = attempts.get(id);
      if (attempt) attempt.endedAt = elapsed();
    },
    arrive(id: string, process: SendingProcess, recipient: string) {
      const before = arrivals.get(arrivalKey(id, recipient)) ?? [];
      const last = before.at(-1);
      if (
        last?.isAnswered &&
        last.process.isAlive() &&
        asked < last.at &&
        // A lease counts by the clock from before the change, and a slow receiver takes longer than it.
        clockSetAt < last.begunAt - leaseTime &&
        !leasesRanOut(last.at)
      )
        broken.push(`${id.startsWith('digest') ? 'a digest' : 'a delivery'} arrived twice, though its answer came`);
      const begunAt = begun.get(id)?.get(process) ?? elapsed();
      arrivals.set(arrivalKey(id, recipient), [...before, { at: elapsed(), begunAt, process, isAnswered: false }]);
    },
    answered(id: string, recipient: string) {
      const last = arrivals.get(arrivalKey(id, recipient))?.at(-1);
      if (last) last.isAnswered = true;
    },
    acknowledgedCount: () => acknowledged.size,
    arrivalCount: () => [...arrivals.values()].reduce((sum, { length }) => sum + length, 0),

    /** Checks what must hold at any moment. */
    check(enquiries: readonly EnquiryRow[], deliveries: readonly DeliveryRow[]): void {
      const byKey = new Map(enquiries.map((enquiry) => [enquiry.key, enquiry]));
      for (const [key, reference] of acknowledged) {
        const row = byKey.get(key);
        if (row && row.reference !== reference && !erased.has(key))
          broken.push('an enquiry has another reference than was acknowledged');
        if (row || erased.has(key)) continue;
        if (!retention.mayBeDeleted(key, stored.get(key) ?? ''))
          broken.push('an enquiry is gone that nobody erased and that is not old');
        if (isPutBack(key)) broken.push('an enquiry is gone, though a person has put its delivery back');
        erased.add(key);
      }
      stored = new Map(enquiries.map(({ key, received_at }) => [key, received_at]));
      for (const { id, reference, channel, state, attempts: counted, lease_holder, leased_until } of deliveries) {
        // One attempt may have been under way.
        if (state !== 'delivered' && counted > 1 + (putBack.get(reference)?.attempts ?? Infinity))
          broken.push('a person has put a delivery back, and its attempts from before count');
        if (state !== 'waiting') putBack.delete(reference);
        const hasArrived = recipientsOf(channel).every((recipient) => arrivals.has(arrivalKey(reference, recipient)));
        if (state === 'delivered' && !hasArrived)
          broken.push('a delivery is said to be made, and never arrived, or not at all recipients');
        if (lease_holder === null || leased_until === null) {
          leases.delete(id);
          continue;
        }
        const known = leases.get(id);
        if (known?.holder !== lease_holder) {
          leases.set(id, { holder: lease_holder, since: elapsed(), until: leased_until });
        } else if (leased_until > known.until) {
          if (attemptedAt(reference) < known.since - leaseTime)
            broken.push('a lease is renewed of a delivery that nobody attempts');
          known.until = leased_until;
        }
      }
    },
  };
}
