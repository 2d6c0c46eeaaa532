import type { OpenedDatabase } from '#server/storage/opened-database.ts';

/** Everything stored, as comparable text, without values that depend on chance or a counter. */
export async function snapshot({ kysely }: OpenedDatabase): Promise<string> {
  const enquiries = await kysely.selectFrom('enquiry').selectAll().orderBy('key').execute();
  const keys = new Map(enquiries.map(({ id, key }) => [id, key]));
  const deliveries = await kysely.selectFrom('delivery').selectAll().orderBy('channel').execute();
  const all = {
    enquiries: enquiries.map(({ id: _id, reference: _reference, ...row }) => row),
    deliveries: deliveries
      .map(({ id: _id, reference: _reference, enquiry_id, lease_holder, ...row }) => ({
        enquiry: keys.get(enquiry_id) ?? 'an enquiry that is not there',
        // One server is like another.
        isHeld: lease_holder !== null,
        ...row,
      }))
      .toSorted((one, other) => (one.enquiry < other.enquiry ? -1 : Number(one.enquiry > other.enquiry))),
    audit: (await kysely.selectFrom('audit').selectAll().orderBy('id').execute()).map(({ id: _id, ...row }) => row),
    clock: await kysely.selectFrom('clock_record').selectAll().execute(),
    digests: (await kysely.selectFrom('held_digest').selectAll().orderBy('day').execute()).map(
      ({ reference: _reference, ...row }) => row,
    ),
    check: await kysely.selectFrom('write_check').selectAll().execute(),
  };
  return JSON.stringify(all, null, 1);
}

/** Rules that must hold whatever failed. @returns a description of the broken one; undefined if all hold. */
export async function brokenRule({ kysely }: OpenedDatabase, latestLease: Date): Promise<string | undefined> {
  const enquiries = await kysely.selectFrom('enquiry').selectAll().execute();
  const deliveries = await kysely.selectFrom('delivery').selectAll().execute();
  const ids = new Set(enquiries.map(({ id }) => id));
  if (new Set(enquiries.map(({ reference }) => reference)).size < enquiries.length)
    return 'two enquiries have one reference';
  if (deliveries.some(({ enquiry_id }) => !ids.has(enquiry_id))) return 'a delivery is of no enquiry';
  for (const { id, name } of enquiries) {
    const own = deliveries.filter(({ enquiry_id }) => enquiry_id === id).map(({ channel }) => channel);
    if (!own.includes('mail') || !own.includes('webhook')) return `the enquiry of ${name} lacks a delivery`;
    if (new Set(own).size < own.length) return `the enquiry of ${name} has two deliveries on a channel`;
  }
  for (const { state, lease_holder, leased_until } of deliveries) {
    if ((lease_holder === null) !== (leased_until === null)) return 'a lease has no holder, or no end';
    if (leased_until !== null && leased_until > latestLease.toISOString()) return `a lease lasts until ${leased_until}`;
    if (lease_holder !== null && state === 'delivered') return 'what is delivered is still held';
  }
  return undefined;
}
