import { createRetention } from '../retention/start-retention.ts';
import { writeClockRecord } from '../storage/clock-record.ts';
import { exampleEnquiry } from './example-enquiry.ts';
import { interceptedDatabase } from './intercepted-database.ts';
import { createPatientStore } from './patient-store.ts';
import type { TestDatabase } from './test-databases.ts';

const day = 24 * 60 * 60 * 1000;
const months = 12;
const start = Date.parse('2026-11-21T18:00:00.000Z');

/**
 * Stores enquiries received these numbers of days before the start. Returns servers on their database, whose clock and
 * elapsed time the test sets.
 */
export async function storeAgedEnquiries(create: () => Promise<TestDatabase>, ...daysAgo: number[]) {
  const database = await interceptedDatabase(await create());
  const store = createPatientStore(database);
  for (const [index, days] of daysAgo.entries()) {
    const receivedAt = new Date(start - days * day);
    await store.add(exampleEnquiry({ name: `${index}: ${days}` }), { receivedAt });
  }
  await writeClockRecord(database, {
    seenAt: new Date(start),
    steadySince: new Date(start - 7 * day),
    unproven: 0,
    unprovenSince: null,
  });
  const logged: string[] = [];
  let time = 0;
  let ahead = 0;
  const log = {
    info: () => {},
    error: (fields: unknown) => void logged.push((fields as { reason: string }).reason),
  };
  const startServer = () =>
    createRetention(database, months, { clock: () => new Date(start + time + ahead), elapsed: () => time, log });
  return {
    database,
    logged,
    /** Starts a server's retention. Returns a function that makes it check once. */
    startServer,
    /** Deletes the record of the clock, as before the first check. */
    forgetClock: () => database.kysely.deleteFrom('clock_record').execute(),
    /** Lets time pass, by the clock and by the elapsed time. */
    pass: (days: number) => void (time += days * day),
    /** Sets the clock this number of days ahead of the true time. */
    setAhead: (days: number) => void (ahead = days * day),
    /** The ages in days, at the start, of the enquiries that are still stored. */
    remainingAges: async () =>
      (await database.kysely.selectFrom('enquiry').select('name').orderBy('id').execute()).map(({ name }) =>
        Number(name.split(': ')[1]),
      ),
  };
}
