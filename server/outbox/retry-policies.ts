import type { Updateable } from 'kysely';
import type { DeliveryRow, DeliveryTable } from '../model/database.ts';
import type { Outcome, RetryPolicy } from '../model/delivery.ts';
import { confirmationDeadline, deliveryDeadline } from '../storage/delivery-deadline.ts';
import { changesAfterAttempt, earlierOf, isAnswerLost } from './changes-after-attempt.ts';

/**
 * For deliveries that must arrive: retries them for five days, or for about one if they are refused for good, and then
 * keeps them as failed until a person retries or discards them.
 */
export const retryForFiveDays: RetryPolicy = { deadline: deliveryDeadline, changesAfterAttempt };

/** For optional deliveries: retries them for a day, and discards them at the first permanent refusal. */
export const retryForOneDay: RetryPolicy = {
  deadline: confirmationDeadline,
  changesAfterAttempt: changesAfterBestEffortAttempt,
};

/**
 * The changes to an optional delivery after an attempt: a mistyped address gets nothing, and nobody here needs to know.
 * It is discarded, as if by a person, when it is permanently refused, when its day is over, or when a second answer is
 * lost: two copies are enough.
 */
function changesAfterBestEffortAttempt(
  row: Pick<DeliveryRow, 'attempts' | 'refusals' | 'give_up_at' | 'answer_lost'>,
  outcome: Outcome,
  now: Date,
  random: number,
): Updateable<DeliveryTable> {
  // A later deadline was written by a clock that was ahead, or by an earlier release, whose `retry` set five days.
  const give_up_at = earlierOf(row.give_up_at, confirmationDeadline(now).toISOString());
  const change = changesAfterAttempt({ ...row, give_up_at }, outcome, now, random);
  if (outcome.result === 'delivered') return change;
  const isOver =
    outcome.result === 'refused' || now.toISOString() >= give_up_at || (row.answer_lost === 1 && isAnswerLost(outcome));
  // Kept from an earlier attempt: a deferral in between does not make a lost answer the first one again.
  if (!isOver) return row.answer_lost === 1 ? { ...change, answer_lost: 1 } : change;
  const { attempts, refusals, last_error, lease_holder, leased_until } = change;
  return {
    attempts,
    refusals,
    last_error,
    lease_holder,
    leased_until,
    state: 'discarded',
    settled_at: now.toISOString(),
  };
}
