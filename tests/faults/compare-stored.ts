import { sql } from 'kysely';
import type { OpenedDatabase } from '#server/storage/opened-database.ts';

type StoredCounts = {
  /** Enquiries that were acknowledged and are not there. */
  lost: number;
  /** Enquiries that are there more than once. */
  twice: number;
  /** Enquiries without a delivery, or with more than one, on a channel. */
  untold: number;
  stored: number;
};

/** Compares what is stored with the names of the enquiries that were acknowledged. `channels` is how many channels there are. */
export async function compareStored(
  { kysely }: OpenedDatabase,
  acknowledged: readonly string[],
  channels: number,
): Promise<StoredCounts> {
  const rows = await kysely
    .selectFrom('enquiry')
    .leftJoin('delivery', 'delivery.enquiry_id', 'enquiry.id')
    .select(['enquiry.name', sql<number | string>`count(distinct enquiry.id)`.as('copies')])
    .select(({ fn }) => fn.count<number | string>('delivery.id').as('deliveries'))
    .groupBy('enquiry.name')
    .execute();
  const names = new Set(rows.map(({ name }) => name));
  return {
    lost: acknowledged.filter((name) => !names.has(name)).length,
    twice: rows.filter(({ copies }) => Number(copies) > 1).length,
    untold: rows.filter(({ deliveries }) => Number(deliveries) !== channels).length,
    stored: rows.length,
  };
}
