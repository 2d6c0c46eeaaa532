import { sql } from 'kysely';
import { deliveryStart } from './delivery-deadline.ts';
import { countHeld } from './held-enquiries.ts';
import type { OpenedDatabase } from './opened-database.ts';

/** The state of deliveries, over all channels but the optional ones. */
export type OutboxStats = {
  /** Deliveries that are still to be made. */
  waiting: number;
  /** Seconds since the oldest of these was created, released or put back; 0 if there is none. */
  oldestSeconds: number;
  /** Deliveries that were given up and that nobody has put back or discarded. */
  failed: number;
  /** Enquiries whose deliveries wait until a person releases them. */
  held: number;
};

/** Read from the indexes of what is not settled: this stays fast however many enquiries there are. */
export async function readOutboxStats(
  database: OpenedDatabase,
  now: Date,
  optionalChannels: readonly string[],
): Promise<OutboxStats> {
  // Does not join the enquiries: with a hundred thousand waiting, that would delay a new one.
  const { waiting, failed, deadline } = await database.kysely
    .selectFrom('delivery')
    // Worded exactly like the index's condition, or it would not be used.
    .where(sql<boolean>`state in ('waiting', 'failed')`)
    .where('channel', 'not in', optionalChannels)
    .select(({ fn }) => [
      fn.countAll().filterWhere('state', '=', 'waiting').as('waiting'),
      fn.countAll().filterWhere('state', '=', 'failed').as('failed'),
      fn.min<string | null>('give_up_at').filterWhere('state', '=', 'waiting').as('deadline'),
    ])
    .executeTakeFirstOrThrow();
  const age = deadline === null ? 0 : Math.max(0, now.getTime() - deliveryStart(deadline).getTime()) / 1000;
  const held = await countHeld(database);
  return { waiting: Number(waiting), oldestSeconds: age, failed: Number(failed), held };
}
