import { purgeableEnquiries } from '../storage/erase-enquiries.ts';
import { countEnquiries } from '../storage/enquiry-figures.ts';
import type { ClockRecord } from '../storage/clock-record.ts';
import type { OpenedDatabase } from '../storage/opened-database.ts';
import { trustedFrom } from './clock-trust.ts';
import { monthsBefore } from './months-before.ts';

/** The enquiries that are to be deleted, or in words why none is although some seem old enough. */
type RetentionDue = { ids: number[] } | { refusal: string };

/** So few may go at a time whatever they are of all: they are what a small site gets in a week. */
const few = 5;

/**
 * What is older than `months` by the clock of `record`. Deleting is forever: nothing is deleted by a clock that jumped,
 * nor when more would go than grow old in ten days, or than a tenth.
 */
export async function retentionDue(
  database: OpenedDatabase,
  months: number,
  record: ClockRecord,
): Promise<RetentionDue> {
  const ids = await purgeableEnquiries(database, monthsBefore(record.seenAt, months));
  if (ids.length === 0) return { ids };
  const byHand = `by hand: npm run enquiries -- purge --older-than ${months}m`;
  const from = trustedFrom(record);
  if (record.seenAt < from) {
    return {
      refusal:
        `this is new, the clock was set, or no server ran for days: ${ids.length} seem older than ${months} months. They are deleted ` +
        `from ${from.toISOString().slice(0, 10)} on, or ${byHand}`,
    };
  }
  const all = await countEnquiries(database);
  const expected = Math.max(1 / 10, 1 / (3 * months));
  if (ids.length > few && ids.length > all * expected) {
    return {
      refusal: `${ids.length} of ${all} seem older than ${months} months, more than ever should at a time. Delete them ${byHand}`,
    };
  }
  return { ids };
}
