import { sql } from 'kysely';
import type { Transaction, Updateable } from 'kysely';
import type { Database, DeliveryRow, DeliveryTable, EnquiryRow } from '../model/database.ts';
import { dueNow } from './due-now.ts';
import type { OpenedDatabase } from './opened-database.ts';

/** Who attempts a delivery just now, and until when it is nobody else's. */
type Lease = { holder: string; until: Date };

export type ClaimedDelivery = { row: DeliveryRow; enquiry: EnquiryRow };

/** A look for what is due on a channel: `underWay` are the ids of what whoever looks is attempting. */
type DueLook = { channel: string; now: Date; underWay: readonly number[] };

/**
 * What waits to be delivered. Several servers may take from one queue, each delivery by one of them at a time. A lease that
 * nobody renews runs out, also that of a claim whose answer was lost: then anybody may take it, its holder too.
 */
export type DeliveryQueue = {
  /** The time by which the servers of this queue agree: the database's where several may be, `now` otherwise. */
  time(now: Date): Promise<Date>;
  /** Whether something is due that could be claimed. Only reads. */
  isDue(look: DueLook): Promise<boolean>;
  /** Takes up to `limit` due deliveries that nobody holds, those due longest: all of what it takes is in its answer, or none is taken. */
  claim(look: DueLook, lease: Lease, limit: number): Promise<ClaimedDelivery[]>;
  /** Keeps what `holder` holds of these. */
  renew(ids: readonly number[], lease: Lease): Promise<void>;
  /**
   * Writes what became of an attempt, once or again; nothing when the delivery was deleted, given up, taken over or put back by a
   * person meanwhile. That it was delivered is written whoever holds it.
   */
  update(id: number, holder: string, change: Updateable<DeliveryTable>): Promise<void>;
  /** Makes what waits on a channel due at once. What may have arrived already gains nothing by that, and may come twice. */
  makeDueNow(channel: string, which: 'all' | 'unless answer lost' | 'next unless answer lost'): Promise<void>;
  /** Gives back what `holder` holds; without one, what anybody holds. */
  release(holder?: string): Promise<void>;
};

/** Milliseconds. Leases are a quarter of it. */
const maxLease = 60_000;

export function createDeliveryQueue({ kysely, dialect }: OpenedDatabase): DeliveryQueue {
  const waiting = () =>
    kysely
      .selectFrom('delivery')
      .select('id')
      // Written out as the index has it, or SQLite would look through every delivery there ever was.
      .where(sql<boolean>`state in ('waiting', 'failed')`)
      .where('state', '=', 'waiting');
  const due = ({ channel, now, underWay }: DueLook) =>
    waiting()
      .where('channel', '=', channel)
      .where('next_attempt_at', '<=', now.toISOString())
      // Whatever the clock says of their leases.
      .$if(underWay.length > 0, (query) => query.where('id', 'not in', underWay))
      .where(({ eb, or }) =>
        or([
          eb('leased_until', 'is', null),
          eb('leased_until', '<', now.toISOString()),
          // No lease lasts so long: its holder's clock was wrong.
          eb('leased_until', '>', new Date(now.getTime() + maxLease).toISOString()),
        ]),
      );

  return {
    async time(now) {
      if (dialect === 'sqlite') return now;
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(kysely);
      return rows[0]?.now ?? now;
    },

    async isDue(look) {
      return (await due(look).limit(1).executeTakeFirst()) !== undefined;
    },

    claim(look, { holder, until }, limit) {
      return kysely.transaction().execute(async (transaction) => {
        const rows = await transaction
          .updateTable('delivery')
          // Due from now on: should its holder die, nobody waits for what a clock said that was ahead.
          .set({ lease_holder: holder, leased_until: until.toISOString(), next_attempt_at: dueNow })
          .where('id', 'in', () => {
            const oldest = due(look).orderBy('next_attempt_at').orderBy('id').limit(limit);
            // What another server is claiming at this moment is passed over rather than waited for.
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

    async update(id, holder, change) {
      await kysely
        .updateTable('delivery')
        .set(change)
        .where('id', '=', id)
        .$if(change.state !== 'delivered', (query) => query.where('lease_holder', '=', holder))
        // Since it was put back it counts anew.
        .$if(change.state !== 'delivered' && typeof change.attempts === 'number', (query) =>
          query.where('attempts', '=', Number(change.attempts) - 1),
        )
        .execute();
    },

    async makeDueNow(channel, which) {
      await kysely
        .updateTable('delivery')
        .set({ next_attempt_at: dueNow })
        .where('id', 'in', () =>
          waiting()
            .where('channel', '=', channel)
            .where('lease_holder', 'is', null)
            .where('next_attempt_at', '>', dueNow)
            .$if(which !== 'all', (query) => query.where('answer_lost', '=', 0))
            .$if(which === 'next unless answer lost', (query) =>
              query.orderBy('next_attempt_at').orderBy('id').limit(1),
            ),
        )
        // Once more, since somebody may be claiming it.
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
  const byId = new Map(enquiries.map((enquiry) => [enquiry.id, enquiry]));
  return rows.flatMap((row) => {
    const enquiry = byId.get(row.enquiry_id);
    return enquiry ? [{ row, enquiry }] : [];
  });
}
