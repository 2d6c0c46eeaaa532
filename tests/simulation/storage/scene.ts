import * as fc from 'fast-check';
import type { Updateable } from 'kysely';
import { channels } from '#server/channels/channels.ts';
import type { DeliveryState, DeliveryTable } from '#server/model/database.ts';
import type { OpenedDatabase } from '#server/storage/opened-database.ts';
import { resetTables } from '#server/testing/empty-tables.ts';
import { exampleEnquiry } from '#server/testing/example-enquiry.ts';
import { createPatientStore } from '#server/testing/patient-store.ts';

/** The time at which the functions are called. */
export const now = new Date('2026-11-21T18:00:00.000Z');

const day = 24 * 60 * 60 * 1000;
export const secondsFromNow = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** The possible states of a delivery before the call. */
const situations = {
  due: {},
  'waits for later': { next_attempt_at: secondsFromNow(3600).toISOString(), attempts: 7, last_error: '451 later' },
  'may have arrived': {
    next_attempt_at: secondsFromNow(60).toISOString(),
    attempts: 1,
    answer_lost: 1,
    last_error: 'cut',
  },
  'held by another': { lease_holder: 'another', leased_until: secondsFromNow(10).toISOString() },
  'held by one that died': { lease_holder: 'gone', leased_until: secondsFromNow(-10).toISOString() },
  delivered: { state: 'delivered', attempts: 1, settled_at: secondsFromNow(-60).toISOString() },
  failed: { state: 'failed', attempts: 30, settled_at: secondsFromNow(-60).toISOString(), last_error: '550 no' },
  discarded: { state: 'discarded', settled_at: secondsFromNow(-60).toISOString() },
} as const satisfies Record<string, Updateable<DeliveryTable> & { state?: DeliveryState }>;

type Situation = keyof typeof situations;

type SceneEnquiry = { name: string; ageInDays: number; isSuspected: boolean; situation: Situation };

/** The rows stored before the call; always includes the first enquiry. */
export type Scene = readonly SceneEnquiry[];

const enquiryArbitrary = fc.record({
  ageInDays: fc.constantFrom(0, 1, 40, 400),
  isSuspected: fc.boolean(),
  situation: fc.constantFrom(...(Object.keys(situations) as Situation[])),
});

/** The scene of a seed. */
export function sceneOf(seed: number): Scene {
  const [enquiries = []] = fc.sample(fc.array(enquiryArbitrary, { minLength: 1, maxLength: 5 }), { seed, numRuns: 1 });
  return enquiries.map((enquiry, index) => ({ name: `Person ${index + 1}`, ...enquiry }));
}

/** Describes a scene for the report of a broken invariant, one enquiry a line. */
export function describeScene(scene: Scene): string[] {
  return scene.map(
    ({ name, ageInDays, isSuspected, situation }) =>
      `an enquiry of ${name}, ${ageInDays} days old${isSuspected ? ', suspected and held' : `, its deliveries: ${situation}`}`,
  );
}

/** Empties the database, then stores the scene: the ids of its enquiries are 1, 2, 3… */
export async function setScene(database: OpenedDatabase, scene: Scene): Promise<void> {
  const { kysely } = database;
  await resetTables(database);
  const store = createPatientStore(database, { channels, holdsSuspected: true });
  for (const [index, { name, ageInDays, isSuspected, situation }] of scene.entries()) {
    await store.add(exampleEnquiry({ name, email: `person-${index}@example.com` }), {
      receivedAt: new Date(now.getTime() - ageInDays * day - 60_000),
      suspicion: isSuspected ? '4 links' : null,
      mayConfirm: !isSuspected,
    });
    const change = situations[situation];
    if (!isSuspected && situation !== 'due')
      await kysely
        .updateTable('delivery')
        .set(change)
        .where('enquiry_id', '=', index + 1)
        .execute();
  }
}
