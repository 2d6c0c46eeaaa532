import type { DeliveryState } from '../model/database.ts';
import { dueNow } from './due-now.ts';
import { deliveryDeadline } from './delivery-deadline.ts';
import type { OpenedDatabase } from './opened-database.ts';
import type { Pagination } from './pagination.ts';

/** A delivery that failed, with the sender of its enquiry. */
export type FailedDelivery = {
  enquiry_id: number;
  channel: string;
  name: string;
  email: string;
  received_at: string;
  settled_at: string | null;
  attempts: number;
  last_error: string | null;
};

/** All failed deliveries, or one page of them, oldest first. */
export async function failedDeliveries({ kysely }: OpenedDatabase, pagination?: Pagination): Promise<FailedDelivery[]> {
  return kysely
    .selectFrom('delivery')
    .innerJoin('enquiry', 'enquiry.id', 'delivery.enquiry_id')
    .select(['enquiry_id', 'channel', 'name', 'email', 'received_at', 'settled_at', 'attempts', 'last_error'])
    .where('state', '=', 'failed')
    .orderBy('enquiry_id')
    .orderBy('channel')
    .$call((query) => (pagination ? query.limit(pagination.limit).offset(pagination.offset) : query))
    .execute();
}

/**
 * Makes deliveries due now, with all their attempts ahead: the undelivered ones of the enquiry with the id `target`, or,
 * for `all`, only those that failed or wait for a later attempt. Deliveries on `excludedChannels` are left
 * alone: their deadline is shorter than the five days that are set here.
 *
 * @returns the number of deliveries.
 */
export async function retryDeliveries(
  { kysely }: OpenedDatabase,
  target: number | 'all',
  now: Date,
  excludedChannels: readonly string[] = [],
): Promise<number> {
  const undelivered: DeliveryState[] = ['held', 'failed', 'discarded', 'waiting'];
  const { numUpdatedRows } = await kysely
    .updateTable('delivery')
    .set({
      state: 'waiting',
      attempts: 0,
      refusals: 0,
      answer_lost: 0,
      next_attempt_at: dueNow,
      give_up_at: deliveryDeadline(now).toISOString(),
      settled_at: null,
    })
    .$if(excludedChannels.length > 0, (query) => query.where('channel', 'not in', excludedChannels))
    .where(({ eb, or, and }) =>
      target === 'all'
        ? or([
            eb('state', '=', 'failed'),
            and([eb('state', '=', 'waiting'), eb('next_attempt_at', '>', dueNow), eb('lease_holder', 'is', null)]),
          ])
        : and([eb('enquiry_id', '=', target), eb('state', 'in', undelivered)]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Discards the undelivered deliveries of one enquiry, which stays stored.
 *
 * @returns the number of deliveries.
 */
export async function discardDeliveries({ kysely }: OpenedDatabase, enquiryId: number, now: Date): Promise<number> {
  const { numUpdatedRows } = await kysely
    .updateTable('delivery')
    .set({ state: 'discarded', settled_at: now.toISOString(), lease_holder: null, leased_until: null })
    .where('enquiry_id', '=', enquiryId)
    .where('state', 'in', ['held', 'failed', 'waiting'])
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
