import type { OpenedDatabase } from '#server/storage/opened-database.ts';

/** Everything stored, as comparable text, without values that depend on chance or a counter. */
export async function snapshot({ kysely }: OpenedDatabase): Promise<string> {
  const enquiries = await kysely.selectFrom('enquiry').selectAll().orderBy('key').execute();
  const keys = new Map(enquiries.map(({ id, key }) => [id, key]));
  const deliveries = await kysely.selectFrom('delivery').selectAll().orderBy('channel').execute();
  const contents = {
    enquiries: enquiries.map(({ id: _id, reference: _reference, ...row }) => row),
    deliveries: deliveries
      .map(({ id: _id, reference: _reference, enquiry_id, lease_holder, ...row }) => ({
        enquiry: keys.get(enquiry_id) ?? 'an enquiry that does not exist',
        // Which server holds the lease is left to chance.
        isHeld: lease_holder !== null,
        ...row,
      }))
      .toSorted((first, second) => (first.enquiry < second.enquiry ? -1 : Number(first.enquiry > second.enquiry))),
    audit: (await kysely.selectFrom('audit').selectAll().orderBy('id').execute()).map(({ id: _id, ...row }) => row),
    clock: await kysely.selectFrom('clock_record').selectAll().execute(),
    digests: (await kysely.selectFrom('held_digest').selectAll().orderBy('day').execute()).map(
      ({ reference: _reference, ...row }) => row,
    ),
    check: await kysely.selectFrom('write_check').selectAll().execute(),
  };
  return JSON.stringify(contents, null, 1);
}
