import { searchEnquiries, searchTermsOf } from '../../storage/search-enquiries.ts';
import type { Command } from '../command.ts';
import { enquiryJson } from '../enquiry-json.ts';
import { enquiryColumns } from '../enquiry-columns.ts';
import { printRows } from '../print-rows.ts';
import { parseLimit } from '../read-arguments.ts';
import { searchedFields } from '../../model/enquiry-fields.ts';
import { terminalLine } from '../../text/terminal-text.ts';
import { UsageError } from '../usage-error.ts';

export const search: Command = {
  name: 'search',
  synopsis: 'WORDS',
  summary: 'list enquiries that contain all the words, newest first',
  help: `The words may occur anywhere in ${searchedFields.join(', ')} and reference; capitals and accents do not matter. A
phone number matches by its digits, however they are grouped, and a reference with or without its hyphen.

  --limit 200   list 200 instead of 50
  --json        one line of JSON each, for programs`,
  options: { limit: { type: 'string' }, json: { type: 'boolean' } },
  writes: true,
  readsOnFullDisk: true,
  check(args) {
    parseLimit(args);
    if (searchTermsOf(args.positionals.join(' ')).length === 0)
      throw new UsageError('search takes words, such as: search booking');
  },
  async run(args, { database, timeZone, audit, print }) {
    const terms = searchTermsOf(args.positionals.join(' '));
    const rows = await searchEnquiries(database, terms, { limit: parseLimit(args) });
    await audit(rows.length);
    const noRowsText = `No enquiry contains ${terms.map(terminalLine).join(' and ')}.`;
    await printRows(args, { print }, { rows, columns: enquiryColumns(timeZone), toJson: enquiryJson, noRowsText });
  },
};
