import { latestEnquiries } from '../../storage/read-enquiries.ts';
import type { Command } from '../command.ts';
import { enquiryJson } from '../enquiry-json.ts';
import { enquiryColumns } from '../enquiry-columns.ts';
import { printRows } from '../print-rows.ts';
import { parseLimit, requireNoPositionals } from '../read-arguments.ts';

export const list: Command = {
  name: 'list',
  synopsis: '',
  summary: 'list the latest 50 enquiries, newest first',
  help: `  --limit 200   list 200 instead of 50
  --json        one line of JSON each, for programs`,
  options: { limit: { type: 'string' }, json: { type: 'boolean' } },
  writes: true,
  readsOnFullDisk: true,
  check(args) {
    requireNoPositionals('list', args);
    parseLimit(args);
  },
  async run(args, { database, timeZone, audit, print }) {
    const rows = await latestEnquiries(database, parseLimit(args));
    await audit(rows.length);
    await printRows(
      args,
      { print },
      { rows, columns: enquiryColumns(timeZone), toJson: enquiryJson, noRowsText: 'No enquiry has been received yet.' },
    );
  },
};
