import type { Updateable } from 'kysely';
import type { DeliveryRow, DeliveryTable } from '../storage/database.ts';
import type { Outcome } from './channel.ts';
import { refusalDelay, retryDelay } from './retry-delay.ts';

/** Longest reason kept, in characters: some servers answer with a page. */
const longestReason = 500;

/** What becomes of a delivery after an attempt that ended at `now`. `random` is from 0 to 1. */
export function afterAttempt(
  { attempts, refusals, give_up_at }: Pick<DeliveryRow, 'attempts' | 'refusals' | 'give_up_at'>,
  outcome: Outcome,
  now: Date,
  random: number,
): Updateable<DeliveryTable> {
  const tried = { attempts: attempts + 1, lease_holder: null, leased_until: null };
  const settled_at = now.toISOString();
  if (outcome.result === 'delivered') {
    return { ...tried, state: 'delivered', settled_at, last_error: outcome.remark ?? null };
  }
  const last_error = outcome.reason.slice(0, longestReason).toWellFormed();
  const refused = outcome.result === 'refused' ? refusals + 1 : refusals;
  const delay = outcome.result === 'refused' ? refusalDelay(refused, random) : retryDelay(attempts + 1, random);
  const over = settled_at >= give_up_at;
  if (over || delay === undefined) return { ...tried, refusals: refused, state: 'failed', settled_at, last_error };
  const next = new Date(now.getTime() + delay).toISOString();
  return { ...tried, refusals: refused, next_attempt_at: next < give_up_at ? next : give_up_at, last_error };
}

/** The same when the attempt never got as far as the receiver: it does not count, and is due again at once. */
export function afterNoAttempt(reason: string, now: Date): Updateable<DeliveryTable> {
  return {
    lease_holder: null,
    leased_until: null,
    next_attempt_at: now.toISOString(),
    last_error: reason.slice(0, longestReason).toWellFormed(),
  };
}
