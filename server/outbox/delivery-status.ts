import { localTime } from '../text/local-time.ts';
import type { TimeZone } from '../text/local-time.ts';
import { terminalLine } from '../text/terminal-text.ts';
import type { DeliveryRow } from '../model/database.ts';
import { dueNow } from '../storage/due-now.ts';

/** The state of one delivery, in one line. */
export function deliveryStatus(delivery: DeliveryRow, timeZone: TimeZone): string {
  const { state, attempts, settled_at, next_attempt_at, last_error } = delivery;
  const reason = last_error === null ? '' : `: ${terminalLine(last_error)}`;
  if (state === 'waiting') {
    const next = next_attempt_at === dueNow ? 'now' : localTime(next_attempt_at, timeZone);
    return `waiting, next attempt ${next}, ${attempts} made${reason}`;
  }
  const settledTime = settled_at === null ? '' : ` ${localTime(settled_at, timeZone)}`;
  return `${state}${settledTime}${reason}`;
}
