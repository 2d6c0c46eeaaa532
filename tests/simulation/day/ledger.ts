import type { DeliveryRow, EnquiryRow } from '#server/model/database.ts';
import type { SendingProcess } from './receiver.ts';
import { leaseTime } from './simulated-server.ts';
import { day, hour } from './units.ts';

type Arrival = { at: number; process: SendingProcess; isAnswered: boolean };

/** Of a delivery, the last: `endedAt` is undefined while it is under way, and of a process that died at it. */
type Attempt = { process: SendingProcess; endedAt: number | undefined };

/** The shortest month, less the hour by which a clock may be off without being distrusted. */
const youngestPurged = 28 * day - hour;

/** Keeps the books of one history; `elapsed` is the true time. Each function that finds something broken returns it in words. */
export function createLedger(elapsed: () => number) {
  const acknowledged = new Map<string, string>();
  const firstPosted = new Map<string, number>();
  const arrivals = new Map<string, Arrival[]>();
  const attempts = new Map<string, Attempt>();
  const leases = new Map<number, { holder: string; since: number; until: string }>();
  const erased = new Set<string>();
  const outages: { from: number; to: number }[] = [];
  let clockSetAt = -Infinity;
  let asked = -Infinity;
  let isClockTrouble = false;
  const broken: string[] = [];

  /** Whether leases may have run out although their holders were alive: nobody could renew them. */
  function leasesRanOut(since: number): boolean {
    const from = since - leaseTime;
    const away = outages.reduce(
      (sum, outage) => sum + Math.max(0, Math.min(outage.to, elapsed()) - Math.max(outage.from, from)),
      0,
    );
    return away >= leaseTime / 2;
  }

  /** When somebody was last at a delivery: now, where somebody is. */
  function attemptedAt(id: string): number {
    const attempt = attempts.get(id);
    if (!attempt) return -Infinity;
    const { process, endedAt } = attempt;
    return endedAt ?? process.diedAt() ?? elapsed();
  }

  return {
    broken,
    get isClockTrouble() {
      return isClockTrouble;
    },
    posted: (key: string) => void (firstPosted.has(key) || firstPosted.set(key, elapsed())),
    acknowledge(key: string, reference: string) {
      const known = acknowledged.get(key);
      if (known !== undefined && known !== reference && !erased.has(key))
        broken.push(`one enquiry was acknowledged by two references, ${known} and ${reference}`);
      acknowledged.set(key, reference);
      erased.delete(key);
    },
    outage: (milliseconds: number) => void outages.push({ from: elapsed(), to: elapsed() + milliseconds }),
    clockSet() {
      clockSetAt = elapsed();
      isClockTrouble = true;
    },
    personAsked: () => void (asked = elapsed()),
    erase: (key: string) => void erased.add(key),
    attempt: (id: string, process: SendingProcess) => void attempts.set(id, { process, endedAt: undefined }),
    attempted(id: string) {
      const attempt = attempts.get(id);
      if (attempt) attempt.endedAt = elapsed();
    },
    arrive(id: string, process: SendingProcess) {
      const before = arrivals.get(id) ?? [];
      const last = before.at(-1);
      if (
        last?.isAnswered &&
        last.process.isAlive() &&
        asked < last.at &&
        clockSetAt < last.at - leaseTime &&
        !leasesRanOut(last.at)
      )
        broken.push(`${id.startsWith('digest') ? 'a digest' : 'a delivery'} arrived twice, though its answer came`);
      arrivals.set(id, [...before, { at: elapsed(), process, isAnswered: false }]);
    },
    answered(id: string) {
      const last = arrivals.get(id)?.at(-1);
      if (last) last.isAnswered = true;
    },
    acknowledgedCount: () => acknowledged.size,
    arrivalCount: () => [...arrivals.values()].reduce((sum, { length }) => sum + length, 0),

    /** What must hold at any moment. */
    check(enquiries: readonly EnquiryRow[], deliveries: readonly DeliveryRow[]): void {
      const byKey = new Map(enquiries.map((enquiry) => [enquiry.key, enquiry]));
      for (const [key, reference] of acknowledged) {
        const row = byKey.get(key);
        if (row && row.reference !== reference && !erased.has(key))
          broken.push('an enquiry has another reference than was acknowledged');
        if (row || erased.has(key)) continue;
        const age = elapsed() - (firstPosted.get(key) ?? 0);
        if (age < youngestPurged && !isClockTrouble) broken.push(`an enquiry of ${Math.round(age / day)} days is gone`);
        erased.add(key);
      }
      for (const { id, reference, state, lease_holder, leased_until } of deliveries) {
        if (state === 'delivered' && !arrivals.has(reference))
          broken.push('a delivery is said to be made, and never arrived');
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
