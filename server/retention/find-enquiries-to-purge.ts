import { purgeableEnquiries } from '../storage/erase-enquiries.ts';
import { countEnquiries } from '../storage/enquiry-stats.ts';
import type { ClockRecord } from '../storage/clock-record.ts';
import type { OpenedDatabase } from '../storage/opened-database.ts';
import { pluralize } from '../text/pluralize.ts';
import { provenTime, trustStart } from './clock-trust.ts';
import { monthsBefore } from './months-before.ts';

/** The enquiries to delete, or the reason why none is deleted although some seem old enough. */
type RetentionDecision = { ids: number[] } | { refusal: string };

/** The number of enquiries that may be deleted at a time whatever their share of all: a small site gets as many in a week. */
const maxUnconditional = 5;

/**
 * Finds the enquiries to purge: those older than `months` by the proven time of `record`. Deletion cannot be undone, so
 * it refuses if the clock is not trusted yet, or if the enquiries are more than `maxUnconditional` and also more than a
 * tenth of all and more than the share that becomes old in ten days.
 */
export async function findEnquiriesToPurge(
  database: OpenedDatabase,
  months: number,
  record: ClockRecord,
): Promise<RetentionDecision> {
  const ids = await purgeableEnquiries(database, monthsBefore(provenTime(record), months));
  if (ids.length === 0) return { ids };
  const age = pluralize(months, 'month');
  const byHand = `by hand:  npm run enquiries -- purge --older-than ${months}m`;
  const trustedSince = trustStart(record);
  if (record.seenAt < trustedSince) {
    return {
      refusal:
        `retention was just set up, the clock was set, or no server ran for days: ${ids.length} seem older than ` +
        `${age}. They are deleted from ${trustedSince.toISOString().slice(0, 10)} on, or ${byHand}`,
    };
  }
  const total = await countEnquiries(database);
  // A month has three times ten days.
  const tenDaysShare = 1 / (3 * months);
  const maxShare = Math.max(1 / 10, tenDaysShare);
  if (ids.length > maxUnconditional && ids.length > total * maxShare) {
    return {
      refusal: `${ids.length} of ${total} seem older than ${age}, more than should ever be deleted at once. Delete them ${byHand}`,
    };
  }
  return { ids };
}
