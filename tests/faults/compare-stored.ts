import { sql } from 'kysely';
import type { OpenedDatabase } from '#server/storage/opened-database.ts';

type StoredCounts = {
  /** Enquiries that were acknowledged but are not stored. */
  lost: number;
  /** Enquiries that are stored more than once. */
  duplicated: number;
  /** Enquiries with more or fewer deliveries than there are channels. */
  wrongDeliveries: number;
  /** Distinct enquiries that are stored, acknowledged or not. */
  stored: number;
};

/** Compares the stored enquiries with the names of the acknowledged ones. `channelCount` is the number of channels. */
export async function compareStored(
  { kysely }: OpenedDatabase,
  acknowledged: readonly string[],
  channelCount: number,
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
    duplicated: rows.filter(({ copies }) => Number(copies) > 1).length,
    wrongDeliveries: rows.filter(({ deliveries }) => Number(deliveries) !== channelCount).length,
    stored: rows.length,
  };
}
