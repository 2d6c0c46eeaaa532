import { purgeableEnquiries } from '../storage/erase-enquiries.ts';
import { countEnquiries } from '../storage/enquiry-figures.ts';
import type { ClockRecord } from '../storage/clock-record.ts';
import type { OpenedDatabase } from '../storage/opened-database.ts';
import { provenTime, trustedFrom } from './clock-trust.ts';
import { monthsBefore } from './months-before.ts';

/** The enquiries to delete, or the reason why none is deleted although some seem old enough. */
type RetentionDue = { ids: number[] } | { refusal: string };

/** Enquiries that may be deleted at a time whatever their share of all: a small site gets this number in a week. */
const maxUnconditional = 5;

/**
 * The enquiries older than `months` by the clock of `record`. Deleting is forever: nothing is deleted by a clock that
 * jumped, nor if it would be more than `maxUnconditional`, more than a tenth of all, and more than become old in ten days.
 */
export async function retentionDue(
  database: OpenedDatabase,
  months: number,
  record: ClockRecord,
): Promise<RetentionDue> {
  const ids = await purgeableEnquiries(database, monthsBefore(provenTime(record), months));
  if (ids.length === 0) return { ids };
  const byHand = `by hand: npm run enquiries -- purge --older-than ${months}m`;
  const trustedSince = trustedFrom(record);
  if (record.seenAt < trustedSince) {
    return {
      refusal:
        `this is new, the clock was set, or no server ran for days: ${ids.length} seem older than ${months} months. They are deleted ` +
        `from ${trustedSince.toISOString().slice(0, 10)} on, or ${byHand}`,
    };
  }
  const total = await countEnquiries(database);
  const maxShare = Math.max(1 / 10, 1 / (3 * months));
  if (ids.length > maxUnconditional && ids.length > total * maxShare) {
    return {
      refusal: `${ids.length} of ${total} seem older than ${months} months, more than ever should at a time. Delete them ${byHand}`,
    };
  }
  return { ids };
}
