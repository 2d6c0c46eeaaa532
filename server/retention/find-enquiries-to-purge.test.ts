import { describe, expect, it } from 'vitest';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { createPatientStore } from '../testing/patient-store.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { findEnquiriesToPurge } from './find-enquiries-to-purge.ts';

const day = 24 * 60 * 60 * 1000;
const now = new Date('2026-11-21T18:00:00.000Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * day);

describe.each(testDatabases)('what retention deletes at a time, on $dialect,', ({ create }) => {
  it.each([
    ['five, whatever their share', 5, 6, 12, true],
    ['a tenth', 6, 60, 12, true],
    ['no more than a tenth', 7, 60, 12, false],
    ['the share that becomes old in ten days', 20, 60, 1, true],
    ['no more than the share that becomes old in ten days', 21, 60, 1, false],
  ])('is %s: %i of %i, kept for %i months', async (_, oldCount, total, months, isDue) => {
    const database = await (await create()).open();
    const store = createPatientStore(database);
    const adding = Array.from({ length: total }, (_enquiry, index) =>
      store.add(exampleEnquiry({ name: `Person ${index}` }), { receivedAt: daysAgo(index < oldCount ? 400 : 0) }),
    );
    await Promise.all(adding);
    const decision = await findEnquiriesToPurge(database, months, {
      seenAt: now,
      steadySince: daysAgo(7),
      unproven: 0,
      unprovenSince: null,
    });
    const found = 'ids' in decision ? decision.ids.length : decision.refusal.split(',', 1)[0];
    const age = months === 1 ? '1 month' : `${months} months`;
    expect(found).toBe(isDue ? oldCount : `${oldCount} of ${total} seem older than ${age}`);
  });
});
