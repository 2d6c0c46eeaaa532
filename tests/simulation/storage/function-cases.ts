import { channels, optionalChannels } from '#server/channels/channels.ts';
import { createRetention } from '#server/retention/start-retention.ts';
import { createHeldDigest } from '#server/digest/start-held-digest.ts';
import { latestAudit, writeAudit } from '#server/storage/audit.ts';
import { discardDeliveries, failedDeliveries, retryDeliveries } from '#server/storage/change-deliveries.ts';
import { checkWritable } from '#server/storage/check-writable.ts';
import { readClockRecord, writeClockRecord } from '#server/storage/clock-record.ts';
import { createDeliveryQueue } from '#server/storage/delivery-queue.ts';
import { countEnquiries, readEnquiryStats } from '#server/storage/enquiry-stats.ts';
import { eraseEnquiries, purgeableEnquiries, purgeEnquiries } from '#server/storage/erase-enquiries.ts';
import { claimHeldDigest, markHeldDigestSent } from '#server/storage/held-digest.ts';
import { countHeld, heldEnquiries, isAnyHeldSince, newestHeld, settleHeld } from '#server/storage/held-enquiries.ts';
import { createKyselyEnquiryStore } from '#server/storage/kysely-enquiry-store.ts';
import { versionOfTables } from '#server/storage/migrate.ts';
import type { OpenedDatabase } from '#server/storage/opened-database.ts';
import { readOutboxStats } from '#server/storage/outbox-stats.ts';
import {
  deliveriesOf,
  enquiriesByEmail,
  enquiriesNewestFirst,
  enquiriesSince,
  enquiryById,
  enquiryByReference,
  latestEnquiries,
} from '#server/storage/read-enquiries.ts';
import { searchEnquiries } from '#server/storage/search-enquiries.ts';
import { exampleEnquiry } from '#server/testing/example-enquiry.ts';
import { secondsFromNow, now } from './scene.ts';

/** A public function that uses the database, with example arguments. */
export type FunctionCase = {
  name: string;
  /**
   * Calls the function; rejects if it failed. With `isHurried`, a function that gives up on hanging steps does so soon.
   */
  call(database: OpenedDatabase, isHurried?: boolean): Promise<unknown>;
  /** Whether the function writes in several steps, each of which leaves a valid state. By default it is all or nothing. */
  writesInParts?: boolean;
  /** The reaction of a caller to a failure; by default, it calls the function again immediately. */
  retry?(database: OpenedDatabase): Promise<unknown>;
  /** Whether a retry may lead to another state than one successful call. */
  retryMayDiffer?: boolean;
};

/** Milliseconds after which a store gives up on its database. */
const patientLimit = 5000;
/**
 * Milliseconds in which a commit begins even on a busy machine. With 5 ms, the first of three enquiries added at once reached
 * its limit before that, and was left out of the commit of the other two.
 */
export const hurriedLimit = 200;

function addCase(name: string, ...senders: string[]): FunctionCase {
  async function call(database: OpenedDatabase, isHurried = false): Promise<void> {
    const limits = { batchSize: 200, maxWaiting: 1000, timeLimit: isHurried ? hurriedLimit : patientLimit };
    const store = createKyselyEnquiryStore(database, { channels, holdsSuspected: true, limits });
    const adds = senders.map((sender) =>
      store.add(exampleEnquiry({ name: sender, email: `${sender.replace(' ', '.')}@sender.example` }), {
        receivedAt: now,
        suspicion: sender.startsWith('Spam') ? '4 links' : null,
        mayConfirm: true,
      }),
    );
    const failure = (await Promise.allSettled(adds)).find((result) => result.status === 'rejected');
    if (failure) throw failure.reason;
  }
  return { name, call };
}

const mailClaim = { channel: 'mail', now, underWay: [] };
const lease = { holder: 'simulated', until: secondsFromNow(15) };
const silentLog = { info: () => {}, warn: () => {}, error: () => {} };

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

const readCases: FunctionCase[] = Object.entries({
  latestEnquiries: (database) => latestEnquiries(database, 10),
  enquiryById: (database) => enquiryById(database, 1),
  enquiryByReference: (database) => enquiryByReference(database, 'K4MX-7R2W'),
  enquiriesByEmail: (database) => enquiriesByEmail(database, 'person-0@example.com'),
  deliveriesOf: (database) => deliveriesOf(database, 1),
  enquiriesSince: (database) => collect(enquiriesSince(database, new Date(0))),
  enquiriesNewestFirst: (database) => collect(enquiriesNewestFirst(database)),
  searchEnquiries: (database) => searchEnquiries(database, ['person'], { limit: 3 }),
  countEnquiries: (database) => countEnquiries(database),
  readEnquiryStats: (database) => readEnquiryStats(database, now),
  purgeableEnquiries: (database) => purgeableEnquiries(database, now),
  failedDeliveries: (database) => failedDeliveries(database),
  heldEnquiries: (database) => heldEnquiries(database),
  countHeld: (database) => countHeld(database),
  isAnyHeldSince: (database) => isAnyHeldSince(database, now, now),
  newestHeld: (database) => newestHeld(database, 3),
  readOutboxStats: (database) => readOutboxStats(database, now, optionalChannels),
  latestAudit: (database) => latestAudit(database, 3),
  readClockRecord: (database) => readClockRecord(database),
  versionOfTables: ({ kysely, dialect }) => versionOfTables(kysely, dialect),
  'queue.time': async (database) => void (await createDeliveryQueue(database).time(now)),
  'queue.isDue': (database) => createDeliveryQueue(database).isDue(mailClaim),
} satisfies Record<string, FunctionCase['call']>).map(([name, call]) => ({ name, call }));

const claimTwo = (database: OpenedDatabase, claim = mailClaim): Promise<unknown> =>
  createDeliveryQueue(database).claim(claim, { holder: 'simulated', until: new Date(claim.now.getTime() + 15_000) }, 2);

const queueCases: FunctionCase[] = [
  {
    name: 'queue.claim',
    call: (database) => claimTwo(database),
    // The caller holds the lease without knowing it: only after it expires can the delivery be claimed again.
    retry: (database) => claimTwo(database, { ...mailClaim, now: secondsFromNow(16) }),
    retryMayDiffer: true,
  },
  {
    name: 'queue.renew',
    call: (database) => createDeliveryQueue(database).renew([1], { ...lease, holder: 'another' }),
  },
  {
    name: 'queue.update',
    call: (database) =>
      createDeliveryQueue(database).update({ id: 1, attempts: 0, give_up_at: now.toISOString() }, 'another', {
        state: 'delivered',
        lease_holder: null,
        leased_until: null,
        settled_at: now.toISOString(),
      }),
  },
  { name: 'queue.makeDueNow', call: (database) => createDeliveryQueue(database).makeDueNow('mail', 'all') },
  {
    name: 'queue.makeDueNow, the next',
    call: (database) => createDeliveryQueue(database).makeDueNow('mail', 'next unless answer lost'),
    // The second call makes the next one due.
    retryMayDiffer: true,
  },
  { name: 'queue.release', call: (database) => createDeliveryQueue(database).release() },
];

const writeCases: FunctionCase[] = [
  addCase('store.add', 'Ada'),
  addCase('store.add, three at once', 'Ada', 'Spam', 'Ada Lovelace'),
  addCase('store.add, the same sender twice', 'Ada', 'Ada'),
  { name: 'retryDeliveries', call: (database) => retryDeliveries(database, 1, now) },
  { name: 'retryDeliveries, all', call: (database) => retryDeliveries(database, 'all', now) },
  { name: 'discardDeliveries', call: (database) => discardDeliveries(database, 1, now) },
  { name: 'settleHeld, release', call: (database) => settleHeld(database, 'all', 'release', now) },
  { name: 'settleHeld, drop', call: (database) => settleHeld(database, 1, 'drop', now) },
  { name: 'eraseEnquiries', call: (database) => eraseEnquiries(database, [1, 2]) },
  { name: 'purgeEnquiries', call: (database) => purgeEnquiries(database, [1, 2]) },
  {
    name: 'writeAudit',
    call: (database) => writeAudit(database, { at: now.toISOString(), by: 'ada', action: 'list', enquiries: 3 }),
    // A line whose answer was lost is written twice, which is better than not at all.
    retryMayDiffer: true,
  },
  {
    name: 'writeClockRecord',
    call: (database) => writeClockRecord(database, { seenAt: now, steadySince: now, unproven: 0, unprovenSince: null }),
  },
  { name: 'checkWritable', call: (database) => checkWritable(database, now) },
  {
    name: 'claimHeldDigest',
    call: (database) => claimHeldDigest(database, '2026-11-21', now),
    // If the answer is lost, nobody gets the digest for ten minutes.
    retry: (database) => claimHeldDigest(database, '2026-11-21', secondsFromNow(601)),
    retryMayDiffer: true,
  },
  { name: 'markHeldDigestSent', call: (database) => markHeldDigestSent(database, '2026-11-21', now) },
];

/** Periodic jobs. Their runs never reject: what failed is done in the next run. */
const jobCases: FunctionCase[] = [
  {
    name: 'a retention run',
    writesInParts: true,
    call: (database) => createRetention(database, 12, { clock: () => now, log: silentLog, elapsed: () => 0 })(),
    // An audit line for a deletion that did not happen stays.
    retryMayDiffer: true,
  },
  {
    name: 'a digest run',
    writesInParts: true,
    call: (database) => runDigest(database, now),
    retry: (database) => runDigest(database, secondsFromNow(601)),
    retryMayDiffer: true,
  },
];

function runDigest(database: OpenedDatabase, at: Date): Promise<void> {
  const send = async (): Promise<{ result: 'delivered' }> => ({ result: 'delivered' });
  const dependencies = { send, timeZone: 'UTC', clock: () => at, log: silentLog, uptime: () => 0 };
  return createHeldDigest(database, dependencies, new AbortController().signal)();
}

/** Every public function of `server/storage/` that uses the database, and the periodic jobs that call them. */
export const functionCases: readonly FunctionCase[] = [...readCases, ...queueCases, ...writeCases, ...jobCases];
