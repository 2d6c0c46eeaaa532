import { randomUUID } from 'node:crypto';
import type { OpenedDatabase } from './opened-database.ts';

/** Milliseconds for which a server has a day's digest to itself, and after which a failed one is tried again. */
const claimTime = 600_000;

/**
 * Claims the digest of a day for sending, unless it was sent, another server is sending it, or it has just failed.
 *
 * @returns the id of its mail, the same at every attempt; undefined if it is not to be sent now.
 */
export async function claimHeldDigest({ kysely }: OpenedDatabase, day: string, now: Date): Promise<string | undefined> {
  const claimed_until = new Date(now.getTime() + claimTime).toISOString();
  const row = await kysely
    .insertInto('held_digest')
    .values({ day, reference: randomUUID(), claimed_until, sent_at: null })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ claimed_until })
        .where('held_digest.sent_at', 'is', null)
        .where(({ eb, or }) =>
          or([
            eb('held_digest.claimed_until', '<', now.toISOString()),
            // No claim lasts this long: it was made by a clock that was ahead.
            eb('held_digest.claimed_until', '>', claimed_until),
          ]),
        ),
    )
    .returning('reference as mailId')
    .executeTakeFirst();
  return row?.mailId;
}

/** Records that the mail server accepted the day's digest. */
export async function markHeldDigestSent({ kysely }: OpenedDatabase, day: string, now: Date): Promise<void> {
  await kysely.updateTable('held_digest').set({ sent_at: now.toISOString() }).where('day', '=', day).execute();
}
