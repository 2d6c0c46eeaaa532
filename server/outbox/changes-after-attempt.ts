import type { Updateable } from 'kysely';
import type { DeliveryRow, DeliveryTable } from '../model/database.ts';
import type { Outcome } from '../model/delivery.ts';
import { truncateExternalText } from '../text/truncate-external-text.ts';
import { deliveryDeadline, refusalDeadline } from '../storage/delivery-deadline.ts';
import { maxRefusals, refusalDelay, repeatDelay, retryDelay } from './retry-delay.ts';

/** The number of attempts from which the deadline counts: if a clock was set or a server was off, it may pass before the first. */
const minAttempts = 20;

/** The changes to a delivery after an attempt that ended at `now`. `random` is from 0 to 1. */
export function changesAfterAttempt(
  { attempts, refusals, give_up_at }: Pick<DeliveryRow, 'attempts' | 'refusals' | 'give_up_at'>,
  outcome: Outcome,
  now: Date,
  random: number,
): Updateable<DeliveryTable> {
  const attempted = {
    attempts: attempts + 1,
    lease_holder: null,
    leased_until: null,
    // Kept whatever becomes of the delivery: nobody who has received it may receive it again.
    ...(outcome.result === 'deferred' && outcome.recipients && { recipients: JSON.stringify(outcome.recipients) }),
  };
  const endedAt = now.toISOString();
  if (outcome.result === 'delivered') {
    const last_error = outcome.remark ?? null;
    return { ...attempted, state: 'delivered', settled_at: endedAt, last_error, recipients: null };
  }
  const last_error = truncateExternalText(outcome.reason);
  const refusalCount = outcome.result === 'refused' ? refusals + 1 : refusals;
  // A later deadline was written by a clock that was ahead.
  const deadline = earlierOf(give_up_at, deliveryDeadline(now).toISOString());
  const isPastDeadline = endedAt >= deadline && attempted.attempts >= minAttempts;
  const isRefusedTooLong = refusalCount >= maxRefusals && endedAt >= refusalDeadline(deadline).toISOString();
  if (isPastDeadline || isRefusedTooLong)
    return { ...attempted, refusals: refusalCount, state: 'failed', settled_at: endedAt, last_error };
  const delay = delayAfter(outcome, { attempts: attempted.attempts, refusals: refusalCount }, random);
  const next = new Date(now.getTime() + delay).toISOString();
  return {
    ...attempted,
    refusals: refusalCount,
    answer_lost: Number(isAnswerLost(outcome)),
    next_attempt_at: endedAt < deadline ? earlierOf(next, deadline) : next,
    give_up_at: deadline,
    last_error,
  };
}

/** Whether everything was sent and only the answer is missing. */
export function isAnswerLost(outcome: Outcome): boolean {
  return outcome.result === 'lost' && outcome.mayHaveArrived === true;
}

/** Milliseconds until the next attempt. */
function delayAfter(outcome: Outcome, failures: { attempts: number; refusals: number }, random: number): number {
  if (outcome.result === 'refused') return refusalDelay(failures.refusals, random);
  return isAnswerLost(outcome) ? repeatDelay(failures.attempts, random) : retryDelay(failures.attempts, random);
}

/** The earlier of two times in ISO 8601. */
export function earlierOf(a: string, b: string): string {
  return a < b ? a : b;
}

/**
 * The changes to a delivery whose receiver was not reached: the attempt does not count, and it is due again immediately.
 */
export function changesIfUnreachable(reason: string, now: Date): Updateable<DeliveryTable> {
  return {
    lease_holder: null,
    leased_until: null,
    next_attempt_at: now.toISOString(),
    last_error: truncateExternalText(reason),
  };
}
