import { sql } from 'kysely';
import { countHeld } from './held-enquiries.ts';
import type { OpenedDatabase } from './opened-database.ts';
import { enquiryById } from './read-enquiries.ts';

/** How deliveries are doing, over all channels but the optional ones. */
export type OutboxFigures = {
  /** Deliveries that are still to be made. */
  waiting: number;
  /** Age in seconds of the enquiry that was stored first of those with a delivery still to be made; 0 when there is none. */
  oldestSeconds: number;
  /** Deliveries that were given up and that nobody has put back or discarded. */
  failed: number;
  /** Enquiries whose deliveries wait until a person releases them. */
  held: number;
};

/** Each state has an index of its own: this stays quick however many enquiries there are. */
export async function readOutboxFigures(
  database: OpenedDatabase,
  now: Date,
  optionalChannels: readonly string[],
): Promise<OutboxFigures> {
  // Without the enquiries: of a hundred thousand that wait, to look each up would keep a new one waiting.
  const { waiting, failed, oldest } = await database.kysely
    .selectFrom('delivery')
    // Written out as the index has it, or it would not be used.
    .where(sql<boolean>`state in ('waiting', 'failed')`)
    .where('channel', 'not in', optionalChannels)
    .select(({ fn }) => [
      fn.countAll().filterWhere('state', '=', 'waiting').as('waiting'),
      fn.countAll().filterWhere('state', '=', 'failed').as('failed'),
      fn.min<number | null>('enquiry_id').filterWhere('state', '=', 'waiting').as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  const first = oldest === null ? undefined : await enquiryById(database.kysely, oldest);
  const age = first ? Math.max(0, now.getTime() - Date.parse(first.received_at)) / 1000 : 0;
  const held = await countHeld(database);
  return { waiting: Number(waiting), oldestSeconds: age, failed: Number(failed), held };
}
