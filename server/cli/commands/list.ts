import { latestEnquiries } from '../../storage/read-enquiries.ts';
import type { Command } from '../command.ts';
import { enquiryJson } from '../enquiry-json.ts';
import { enquiryColumns } from '../enquiry-columns.ts';
import { printRows } from '../print-rows.ts';
import { parseLimit, requireNoPositionals } from '../read-arguments.ts';

export const list: Command = {
  name: 'list',
  takes: '',
  summary: 'the latest 50, the newest first',
  help: `  --limit 200   more of them, or fewer
  --json        one line of JSON each, for programs`,
  options: { limit: { type: 'string' }, json: { type: 'boolean' } },
  writes: true,
  readsOnFullDisk: true,
  check(given) {
    requireNoPositionals('list', given);
    parseLimit(given);
  },
  async run(given, { database, timeZone, audit, print }) {
    const rows = await latestEnquiries(database.kysely, parseLimit(given));
    await audit(rows.length);
    await printRows(
      given,
      { print },
      { rows, columns: enquiryColumns(timeZone), json: enquiryJson, none: 'No enquiry has been received yet.' },
    );
  },
};
