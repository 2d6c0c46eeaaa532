import { sql } from 'kysely';
import type { EnquiryRow } from '../model/database.ts';
import { dueNow } from './due-now.ts';
import { deliveryDeadline } from './delivery-deadline.ts';
import type { OpenedDatabase } from './opened-database.ts';
import type { Pagination } from './pagination.ts';

/** The condition of a held delivery, worded exactly like the index's, or the index would not be used. */
const isHeld = sql<boolean>`state = 'held'`;

const selectHeld = (kysely: OpenedDatabase['kysely']) =>
  kysely
    .selectFrom('enquiry')
    .selectAll()
    .where('id', 'in', ({ selectFrom }) => selectFrom('delivery').select('enquiry_id').where(isHeld));

/** Enquiries held until a person releases them, all or one page, oldest first. */
export async function heldEnquiries({ kysely }: OpenedDatabase, pagination?: Pagination): Promise<EnquiryRow[]> {
  return selectHeld(kysely)
    .orderBy('id')
    .$call((query) => (pagination ? query.limit(pagination.limit).offset(pagination.offset) : query))
    .execute();
}

/** The number of held enquiries. */
export async function countHeld({ kysely }: OpenedDatabase): Promise<number> {
  const { count } = await kysely
    .selectFrom('delivery')
    .where(isHeld)
    .select(({ fn }) => fn.count('enquiry_id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether an enquiry is held that was received before `before`, or by a clock that was ahead of `now`. */
export async function isAnyHeldSince({ kysely }: OpenedDatabase, before: Date, now: Date): Promise<boolean> {
  const row = await kysely
    .selectFrom('delivery')
    .innerJoin('enquiry', 'enquiry.id', 'delivery.enquiry_id')
    .select('enquiry_id')
    .where(isHeld)
    .where(({ eb, or }) =>
      or([eb('received_at', '<', before.toISOString()), eb('received_at', '>', now.toISOString())]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The newest held enquiries, newest first. */
export async function newestHeld({ kysely }: OpenedDatabase, limit: number): Promise<EnquiryRow[]> {
  return selectHeld(kysely).orderBy('id', 'desc').limit(limit).execute();
}

/** One held enquiry by its id, all, or those with ids up to `upTo`, so that later ones are not settled unseen. */
export type HeldTarget = number | 'all' | { upTo: number };

/**
 * Releases the held enquiries of `target` for delivery, or discards their deliveries, at `now`. They stay stored either way.
 *
 * @returns the number of enquiries.
 */
export async function settleHeld(
  { kysely }: OpenedDatabase,
  target: HeldTarget,
  action: 'release' | 'drop',
  now: Date,
): Promise<number> {
  const released = {
    state: 'waiting',
    next_attempt_at: dueNow,
    give_up_at: deliveryDeadline(now).toISOString(),
  } as const;
  const discarded = { state: 'discarded', settled_at: now.toISOString() } as const;
  const rows = await kysely
    .updateTable('delivery')
    .set(action === 'release' ? released : discarded)
    .where(isHeld)
    .$call((query) => {
      if (target === 'all') return query;
      return typeof target === 'number'
        ? query.where('enquiry_id', '=', target)
        : query.where('enquiry_id', '<=', target.upTo);
    })
    .returning('enquiry_id')
    .execute();
  return new Set(rows.map(({ enquiry_id }) => enquiry_id)).size;
}
