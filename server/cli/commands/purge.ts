import { notOverwrittenWarning, purgeableEnquiries, purgeEnquiries } from '../../storage/erase-enquiries.ts';
import { readClockRecord } from '../../storage/clock-record.ts';
import type { ClockRecord } from '../../storage/clock-record.ts';
import { trustStart, updatedClockRecord } from '../../retention/clock-trust.ts';
import { StartError } from '../../startup/start-error.ts';
import { parseAge } from '../parse-age.ts';
import { enquiryCount } from '../../model/enquiry-count.ts';
import { localTime } from '../../text/local-time.ts';
import type { Command, ParsedArguments } from '../command.ts';
import { confirm } from '../confirm.ts';
import { requireNoPositionals } from '../read-arguments.ts';
import { terminalJson } from '../../text/terminal-text.ts';
import { UsageError } from '../usage-error.ts';

export const purge: Command = {
  name: 'purge',
  synopsis: '--older-than 24m',
  summary: 'delete enquiries older than an age permanently',
  help: `Enquiries with a waiting or failed delivery are kept: retry or discard it first. With RETENTION_MONTHS set, the server
does this by itself while its clock can be trusted.

  --older-than 24m   24 months; 90d is 90 days, 2y is 2 years
  --dry-run          say how many would be deleted, and delete nothing
  --yes              do not ask; required without a terminal, and refused if RETENTION_MONTHS
                     is set and the clock cannot be trusted
  --json             the count as JSON, for programs`,
  options: {
    'older-than': { type: 'string' },
    'dry-run': { type: 'boolean' },
    yes: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  writes: true,
  check(args) {
    requireNoPositionals('purge', args);
    parseOlderThan(args, new Date());
  },
  async run(args, { config, database, timeZone, now, audit, print, ask }) {
    const before = parseOlderThan(args, now);
    const ids = await purgeableEnquiries(database, before);
    const report = (message: string, deleted: number): Promise<void> =>
      print(args.values['json'] ? terminalJson({ deleted, found: ids.length }) : message);
    const beforeText = localTime(before.toISOString(), timeZone);
    const found = `${enquiryCount(ids.length)} from before ${beforeText}`;
    if (ids.length === 0) return report(`There is nothing to delete from before ${beforeText}.`, 0);
    if (args.values['dry-run']) return report(`${found} would be deleted. Nothing was deleted.`, 0);
    const doubt = config.retentionMonths === undefined ? undefined : clockDoubt(await readClockRecord(database), now);
    if (doubt !== undefined && args.values['yes']) {
      throw new StartError(
        `${doubt} Nothing was deleted: check the clock, then run this at a terminal, without --yes.`,
      );
    }
    const question = `${found} will be deleted forever.`;
    await confirm(doubt === undefined ? question : `${doubt} ${question}`, args, { ask });
    await audit(ids.length, `--older-than ${String(args.values['older-than'])}`);
    const { deleted, isOverwritten } = await purgeEnquiries(database, ids);
    return report(
      `${enquiryCount(deleted)} from before ${beforeText} deleted.${isOverwritten ? '' : ` ${notOverwrittenWarning}`}`,
      deleted,
    );
  },
};

/** A sentence that says why the clock cannot be trusted; undefined if it can. */
function clockDoubt(record: ClockRecord | undefined, now: Date): string | undefined {
  if (!record) return undefined;
  const updated = updatedClockRecord(record, { now, elapsed: 0 }, undefined);
  if (now >= trustStart(updated)) return undefined;
  const lastSeen = record.seenAt.toISOString().slice(0, 16);
  return `The clock says ${now.toISOString().slice(0, 16)}Z, retention last saw ${lastSeen}Z: retention is new, the clock was set, or no server ran for days.`;
}

function parseOlderThan({ values: { 'older-than': age } }: ParsedArguments, now: Date): Date {
  if (typeof age === 'string') return parseAge('--older-than', age, now);
  throw new UsageError('purge takes an age, such as: purge --older-than 24m');
}
