import { latestEnquiries } from '../../storage/read-enquiries.ts';
import type { Command } from '../command.ts';
import { enquiryJson } from '../enquiry-json.ts';
import { enquiryTable } from '../enquiry-table.ts';
import { limitOf, nothingElse } from '../read-arguments.ts';

export const list: Command = {
  name: 'list',
  takes: '',
  summary: 'the latest 50, the newest first',
  help: `  --limit 200   more of them, or fewer
  --json        one line of JSON each, for programs`,
  options: { limit: { type: 'string' }, json: { type: 'boolean' } },
  check(given) {
    nothingElse('list', given);
    limitOf(given);
  },
  async run(given, { database, print }) {
    const rows = await latestEnquiries(database.kysely, limitOf(given));
    if (given.values['json']) for (const row of rows) await print(enquiryJson(row));
    else await print(rows.length === 0 ? 'No enquiry has been received yet.' : enquiryTable(rows));
  },
};
