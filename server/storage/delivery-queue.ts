import { sql } from 'kysely';
import type { Transaction, Updateable } from 'kysely';
import type { Database, DeliveryRow, DeliveryTable, EnquiryRow } from '../model/database.ts';
import { dueNow } from './due-now.ts';
import type { OpenedDatabase } from './opened-database.ts';

/** The right to attempt a delivery: its holder, and the time until which nobody else may. */
type Lease = { holder: string; until: Date };

export type ClaimedDelivery = { row: DeliveryRow; enquiry: EnquiryRow };

/** A claimed delivery, with what changes if a person puts it back. */
type AttemptedRow = Pick<DeliveryRow, 'id' | 'attempts' | 'give_up_at'>;

/** Asks for the due deliveries of a channel. */
type DueQuery = {
  channel: string;
  now: Date;
  /** The ids of deliveries that the caller is already attempting: they are left out. */
  underWay: readonly number[];
};

/**
 * The deliveries still to be made. Several servers may take from one queue, each delivery by one of them at a time. A
 * lease that is not renewed expires, even that of a claim whose answer was lost: then any server may take it, including
 * its holder.
 */
export type DeliveryQueue = {
  /** The time that all servers of this queue agree on: the database's if there may be several, otherwise `now`. */
  time(now: Date): Promise<Date>;
  /** Whether a due delivery could be claimed. Read-only. */
  isDue(query: DueQuery): Promise<boolean>;
  /**
   * Claims up to `limit` due deliveries that nobody holds, longest due first. If it fails, it has claimed none, unless
   * only the answer to its commit was lost: then their leases expire.
   */
  claim(query: DueQuery, lease: Lease, limit: number): Promise<ClaimedDelivery[]>;
  /** Extends the holder's leases on these deliveries, of which there is at least one. */
  renew(ids: readonly number[], lease: Lease): Promise<void>;
  /**
   * Writes the result of an attempt at a claimed delivery; may be repeated. Does nothing if it has since been deleted,
   * given up or taken over. If a person has put it back, it is only released, for those who have not received it. A success
   * is written no matter who holds it.
   */
  update(claimed: AttemptedRow, holder: string, change: Updateable<DeliveryTable>): Promise<void>;
  /**
   * Makes waiting deliveries of a channel due now. A delivery whose answer was lost may have arrived already, and
   * could then arrive twice.
   */
  makeDueNow(channel: string, selection: 'all' | 'unless answer lost' | 'next unless answer lost'): Promise<void>;
  /** Gives back what `holder` holds; without a holder, everything. */
  release(holder?: string): Promise<void>;
};

/** Milliseconds that no lease exceeds: servers take leases of at most half of it (LEASE_SECONDS). */
const maxLease = 60_000;

export function createDeliveryQueue({ kysely, dialect }: OpenedDatabase): DeliveryQueue {
  const selectWaiting = () =>
    kysely
      .selectFrom('delivery')
      .select('id')
      // Worded exactly like the index's condition, or SQLite would scan every delivery ever made.
      .where(sql<boolean>`state in ('waiting', 'failed')`)
      .where('state', '=', 'waiting');
  const selectDue = ({ channel, now, underWay }: DueQuery) =>
    selectWaiting()
      .where('channel', '=', channel)
      .where('next_attempt_at', '<=', now.toISOString())
      // Excluded even if, by the clock, their leases have expired.
      .$if(underWay.length > 0, (query) => query.where('id', 'not in', underWay))
      .where(({ eb, or }) =>
        or([
          eb('leased_until', 'is', null),
          eb('leased_until', '<', now.toISOString()),
          // No lease lasts this long: its holder's clock was wrong.
          eb('leased_until', '>', new Date(now.getTime() + maxLease).toISOString()),
        ]),
      );

  return {
    async time(now) {
      if (dialect === 'sqlite') return now;
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(kysely);
      return rows[0]?.now ?? now;
    },

    async isDue(query) {
      return (await selectDue(query).limit(1).executeTakeFirst()) !== undefined;
    },

    claim(query, { holder, until }, limit) {
      return kysely.transaction().execute(async (transaction) => {
        const rows = await transaction
          .updateTable('delivery')
          // Due immediately if its holder dies, even if the time it was due came from a clock that was ahead.
          .set({ lease_holder: holder, leased_until: until.toISOString(), next_attempt_at: dueNow })
          .where('id', 'in', () => {
            const oldest = selectDue(query).orderBy('next_attempt_at').orderBy('id').limit(limit);
            // Skips rows that another server is claiming at this moment, rather than waiting for them.
            return dialect === 'postgres' ? oldest.forUpdate().skipLocked() : oldest;
          })
          .returningAll()
          .execute();
        return withEnquiries(transaction, rows);
      });
    },

    async renew(ids, { holder, until }) {
      await kysely
        .updateTable('delivery')
        .set({ leased_until: until.toISOString() })
        .where('id', 'in', ids)
        .where('lease_holder', '=', holder)
        .execute();
    },

    async update({ id, attempts, give_up_at }, holder, change) {
      const { numUpdatedRows } = await kysely
        .updateTable('delivery')
        .set(change)
        .where('id', '=', id)
        .$if(change.state !== 'delivered', (query) =>
          query
            .where('lease_holder', '=', holder)
            // A delivery that was put back has all attempts and another deadline ahead: the result is out of date.
            .where('attempts', '=', attempts)
            .where('give_up_at', '=', give_up_at),
        )
        .executeTakeFirst();
      if (numUpdatedRows > 0n) return;
      const { recipients } = change;
      await kysely
        .updateTable('delivery')
        .set({ lease_holder: null, leased_until: null, ...(recipients !== undefined && { recipients }) })
        .where('id', '=', id)
        .where('lease_holder', '=', holder)
        .execute();
    },

    async makeDueNow(channel, selection) {
      await kysely
        .updateTable('delivery')
        .set({ next_attempt_at: dueNow })
        .where('id', 'in', () =>
          selectWaiting()
            .where('channel', '=', channel)
            .where('lease_holder', 'is', null)
            .where('next_attempt_at', '>', dueNow)
            .$if(selection !== 'all', (query) => query.where('answer_lost', '=', 0))
            .$if(selection === 'next unless answer lost', (query) =>
              query.orderBy('next_attempt_at').orderBy('id').limit(1),
            ),
        )
        // Repeated here, since another server may be claiming it.
        .where('lease_holder', 'is', null)
        .execute();
    },

    async release(holder) {
      await kysely
        .updateTable('delivery')
        .set({ lease_holder: null, leased_until: null })
        .where(sql<boolean>`state in ('waiting', 'failed')`)
        .where('lease_holder', holder === undefined ? 'is not' : '=', holder ?? null)
        .execute();
    },
  };
}

async function withEnquiries(
  transaction: Transaction<Database>,
  rows: readonly DeliveryRow[],
): Promise<ClaimedDelivery[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ enquiry_id }) => enquiry_id);
  const enquiries = await transaction.selectFrom('enquiry').selectAll().where('id', 'in', ids).execute();
  const enquiriesById = new Map(enquiries.map((enquiry) => [enquiry.id, enquiry]));
  return rows.flatMap((row) => {
    const enquiry = enquiriesById.get(row.enquiry_id);
    return enquiry ? [{ row, enquiry }] : [];
  });
}
