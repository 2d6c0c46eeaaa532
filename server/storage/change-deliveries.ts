import type { ChannelName, DeliveryState } from './database.ts';
import { giveUpAfter } from './give-up-after.ts';
import type { OpenedDatabase } from './opened-database.ts';

/** A delivery that was given up, with whose enquiry it was. */
export type FailedDelivery = {
  enquiry_id: number;
  channel: ChannelName;
  name: string;
  email: string;
  received_at: string;
  settled_at: string | null;
  attempts: number;
  last_error: string | null;
};

/** The oldest first. */
export async function failedDeliveries({ kysely }: OpenedDatabase): Promise<FailedDelivery[]> {
  return kysely
    .selectFrom('delivery')
    .innerJoin('enquiry', 'enquiry.id', 'delivery.enquiry_id')
    .select(['enquiry_id', 'channel', 'name', 'email', 'received_at', 'settled_at', 'attempts', 'last_error'])
    .where('state', '=', 'failed')
    .orderBy('enquiry_id')
    .orderBy('channel')
    .execute();
}

/**
 * Puts deliveries back as if they were new, due at `now`: of one enquiry whatever was not delivered, of all what failed.
 *
 * @returns how many.
 */
export async function retryDeliveries({ kysely }: OpenedDatabase, of: number | 'all', now: Date): Promise<number> {
  const states: DeliveryState[] = of === 'all' ? ['failed'] : ['failed', 'discarded', 'waiting'];
  const { numUpdatedRows } = await kysely
    .updateTable('delivery')
    .set({
      state: 'waiting',
      attempts: 0,
      refusals: 0,
      next_attempt_at: now.toISOString(),
      give_up_at: giveUpAfter(now).toISOString(),
      settled_at: null,
    })
    .where('state', 'in', states)
    .$if(of !== 'all', (query) => query.where('enquiry_id', '=', Number(of)))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Gives up what was not delivered of one enquiry, which stays stored.
 *
 * @returns how many deliveries.
 */
export async function discardDeliveries({ kysely }: OpenedDatabase, enquiryId: number, now: Date): Promise<number> {
  const { numUpdatedRows } = await kysely
    .updateTable('delivery')
    .set({ state: 'discarded', settled_at: now.toISOString(), lease_holder: null, leased_until: null })
    .where('enquiry_id', '=', enquiryId)
    .where('state', 'in', ['failed', 'waiting'])
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
