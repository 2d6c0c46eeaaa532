import { sql } from 'kysely';
import type { Updateable } from 'kysely';
import type { ChannelName, DeliveryRow, DeliveryTable, EnquiryRow } from './database.ts';
import type { OpenedDatabase } from './opened-database.ts';

/** Who attempts a delivery just now, and until when it is nobody else's. */
export type Lease = { holder: string; until: Date };

/** What waits to be delivered. Several servers may take from one queue, each delivery by one of them at a time. */
export type DeliveryQueue = {
  /** Whether something is due. Only reads. */
  isDue(channel: ChannelName, now: Date): Promise<boolean>;
  /** Takes up to `limit` due deliveries that nobody holds, those due longest. */
  claim(
    channel: ChannelName,
    lease: Lease,
    now: Date,
    limit: number,
  ): Promise<{ row: DeliveryRow; enquiry: EnquiryRow }[]>;
  /** Keeps what `holder` holds. */
  renew(lease: Lease): Promise<void>;
  /** Writes what became of a delivery; nothing when it was deleted meanwhile. */
  update(id: number, change: Updateable<DeliveryTable>): Promise<void>;
  /** Makes everything of a channel that waits due at once. */
  hasten(channel: ChannelName, now: Date): Promise<void>;
  /** Gives back what `holder` holds; without one, what anybody holds. */
  release(holder?: string): Promise<void>;
};

export function createDeliveryQueue({ kysely, dialect }: OpenedDatabase): DeliveryQueue {
  const due = (channel: ChannelName, now: string) =>
    kysely
      .selectFrom('delivery')
      .select('id')
      // Written out as the index has it, or SQLite would look through every delivery there ever was.
      .where(sql<boolean>`state in ('waiting', 'failed')`)
      .where('channel', '=', channel)
      .where('state', '=', 'waiting')
      .where('next_attempt_at', '<=', now)
      .where(({ eb, or }) => or([eb('leased_until', 'is', null), eb('leased_until', '<', now)]));

  return {
    async isDue(channel, now) {
      return (await due(channel, now.toISOString()).limit(1).executeTakeFirst()) !== undefined;
    },

    async claim(channel, { holder, until }, now, limit) {
      const rows = await kysely
        .updateTable('delivery')
        .set({ lease_holder: holder, leased_until: until.toISOString() })
        .where('id', 'in', () => {
          const oldest = due(channel, now.toISOString()).orderBy('next_attempt_at').orderBy('id').limit(limit);
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

    async hasten(channel, now) {
      await kysely
        .updateTable('delivery')
        .set({ next_attempt_at: now.toISOString() })
        .where(sql<boolean>`state in ('waiting', 'failed')`)
        .where('channel', '=', channel)
        .where('state', '=', 'waiting')
        .where('lease_holder', 'is', null)
        .where('refusals', '=', 0)
        .where('next_attempt_at', '>', now.toISOString())
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
