import { sql } from 'kysely';
import type { Updateable } from 'kysely';
import type { DeliveryRow, DeliveryTable, EnquiryRow } from './database.ts';
import { dueNow } from './due-now.ts';
import type { OpenedDatabase } from './opened-database.ts';

/** Who attempts a delivery just now, and until when it is nobody else's. */
export type Lease = { holder: string; until: Date };

export type ClaimedDelivery = { row: DeliveryRow; enquiry: EnquiryRow };

/** What waits to be delivered. Several servers may take from one queue, each delivery by one of them at a time. */
export type DeliveryQueue = {
  /** The time by which the servers of this queue agree: the database's where several may be, `now` otherwise. */
  time(now: Date): Promise<Date>;
  /** Whether something is due that `holder` could take. Only reads. */
  isDue(channel: string, holder: string, now: Date): Promise<boolean>;
  /** Takes up to `limit` due deliveries that nobody holds, those due longest. What `holder` holds it has already. */
  claim(channel: string, lease: Lease, now: Date, limit: number): Promise<ClaimedDelivery[]>;
  /** Keeps what `holder` holds. */
  renew(lease: Lease): Promise<void>;
  /** Writes what became of a delivery; nothing when it was deleted meanwhile. */
  update(id: number, change: Updateable<DeliveryTable>): Promise<void>;
  /** Makes what waits on a channel due at once. What may have arrived already gains nothing by that, and may come twice. */
  makeDueNow(channel: string, which: 'all' | 'unless answer lost'): Promise<void>;
  /** Gives back what `holder` holds; without one, what anybody holds. */
  release(holder?: string): Promise<void>;
};

/** Milliseconds. Leases are a quarter of it. */
const maxLease = 60_000;

export function createDeliveryQueue({ kysely, dialect }: OpenedDatabase): DeliveryQueue {
  const due = (channel: string, holder: string, now: Date) =>
    kysely
      .selectFrom('delivery')
      .select('id')
      // Written out as the index has it, or SQLite would look through every delivery there ever was.
      .where(sql<boolean>`state in ('waiting', 'failed')`)
      .where('channel', '=', channel)
      .where('state', '=', 'waiting')
      .where('next_attempt_at', '<=', now.toISOString())
      .where(({ eb, or, and }) =>
        or([
          eb('leased_until', 'is', null),
          and([eb('leased_until', '<', now.toISOString()), eb('lease_holder', '!=', holder)]),
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

    async isDue(channel, holder, now) {
      return (await due(channel, holder, now).limit(1).executeTakeFirst()) !== undefined;
    },

    async claim(channel, { holder, until }, now, limit) {
      const rows = await kysely
        .updateTable('delivery')
        .set({ lease_holder: holder, leased_until: until.toISOString() })
        .where('id', 'in', () => {
          const oldest = due(channel, holder, now).orderBy('next_attempt_at').orderBy('id').limit(limit);
          // What another server is claiming at this moment is passed over rather than waited for.
          return dialect === 'postgres' ? oldest.forUpdate().skipLocked() : oldest;
        })
        .returningAll()
        .execute();
      if (rows.length === 0) return [];
      const enquiries = await kysely
        .selectFrom('enquiry')
        .selectAll()
        .where(
          'id',
          'in',
          rows.map(({ enquiry_id }) => enquiry_id),
        )
        .execute();
      const byId = new Map(enquiries.map((enquiry) => [enquiry.id, enquiry]));
      return rows.flatMap((row) => {
        const enquiry = byId.get(row.enquiry_id);
        return enquiry ? [{ row, enquiry }] : [];
      });
    },

    async renew({ holder, until }) {
      await kysely
        .updateTable('delivery')
        .set({ leased_until: until.toISOString() })
        .where(sql<boolean>`state in ('waiting', 'failed')`)
        .where('lease_holder', '=', holder)
        .execute();
    },

    async update(id, change) {
      await kysely.updateTable('delivery').set(change).where('id', '=', id).execute();
    },

    async makeDueNow(channel, which) {
      await kysely
        .updateTable('delivery')
        .set({ next_attempt_at: dueNow })
        .where(sql<boolean>`state in ('waiting', 'failed')`)
        .where('channel', '=', channel)
        .where('state', '=', 'waiting')
        .where('lease_holder', 'is', null)
        .where('next_attempt_at', '>', dueNow)
        .$if(which === 'unless answer lost', (query) => query.where('answer_lost', '=', 0))
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
