import type { RetryPolicy } from '../model/delivery.ts';
import { confirmationDeadline, deliveryDeadline } from '../storage/delivery-deadline.ts';
import { afterAttempt } from './after-attempt.ts';
import { afterBestEffortAttempt } from './after-best-effort-attempt.ts';

/** For what must arrive: tried again for five days, and kept as failed until a person retries or discards it. */
export const retryForFiveDays: RetryPolicy = { deadline: deliveryDeadline, afterAttempt };

/** For what need not arrive: tried again for a day, and given up at the first refusal. */
export const retryForOneDay: RetryPolicy = { deadline: confirmationDeadline, afterAttempt: afterBestEffortAttempt };
