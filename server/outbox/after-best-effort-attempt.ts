import type { Updateable } from 'kysely';
import type { DeliveryRow, DeliveryTable } from '../model/database.ts';
import { afterAttempt, isAnswerLost } from './after-attempt.ts';
import type { Outcome } from '../model/delivery.ts';

/**
 * The same of a delivery that may fail: whoever entered a wrong address gets nothing, and nobody here is to be bothered
 * with it. It is given up, as if a person had discarded it, when it is refused for good, when its day is over, or when a
 * second answer is lost: two copies are enough.
 */
export function afterBestEffortAttempt(
  row: Pick<DeliveryRow, 'attempts' | 'refusals' | 'give_up_at' | 'answer_lost'>,
  outcome: Outcome,
  now: Date,
  random: number,
): Updateable<DeliveryTable> {
  const change = afterAttempt(row, outcome, now, random);
  if (outcome.result === 'delivered') return change;
  const over =
    outcome.result === 'refused' ||
    now.toISOString() >= row.give_up_at ||
    (row.answer_lost === 1 && isAnswerLost(outcome));
  if (!over) return change;
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
