import type { OpenedDatabase } from '#server/storage/opened-database.ts';

/** Checks what must hold whatever failed. @returns a description of the broken invariant; undefined if none is. */
export async function brokenInvariant({ kysely }: OpenedDatabase, latestLease: Date): Promise<string | undefined> {
  const enquiries = await kysely.selectFrom('enquiry').selectAll().execute();
  const deliveries = await kysely.selectFrom('delivery').selectAll().execute();
  const ids = new Set(enquiries.map(({ id }) => id));
  if (new Set(enquiries.map(({ reference }) => reference)).size < enquiries.length)
    return 'two enquiries share a reference';
  if (deliveries.some(({ enquiry_id }) => !ids.has(enquiry_id)))
    return 'a delivery belongs to an enquiry that does not exist';
  for (const { id, name } of enquiries) {
    const ownChannels = deliveries.filter(({ enquiry_id }) => enquiry_id === id).map(({ channel }) => channel);
    if (!ownChannels.includes('mail') || !ownChannels.includes('webhook'))
      return `the enquiry of ${name} lacks a delivery`;
    if (new Set(ownChannels).size < ownChannels.length) return `the enquiry of ${name} has two deliveries on a channel`;
  }
  for (const { state, lease_holder, leased_until } of deliveries) {
    if ((lease_holder === null) !== (leased_until === null)) return 'a lease has no holder, or no end';
    if (leased_until !== null && leased_until > latestLease.toISOString()) return `a lease lasts until ${leased_until}`;
    if (lease_holder !== null && state === 'delivered') return 'a delivered delivery is still leased';
  }
  return undefined;
}
