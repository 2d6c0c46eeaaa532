import { heldEnquiries } from '../../storage/held-enquiries.ts';
import type { EnquiryRow } from '../../model/database.ts';
import { localTime, maxLocalTimeLength, type TimeZone } from '../../text/local-time.ts';
import type { Command } from '../command.ts';
import { enquiryJson } from '../enquiry-json.ts';
import { requireNoPositionals } from '../read-arguments.ts';
import { printRows } from '../print-rows.ts';
import type { Column } from '../text-table.ts';

export const held: Command = {
  name: 'held',
  synopsis: '',
  summary: 'list suspected spam that is held back, oldest first',
  help: `With HOLD_SPAM=yes, suspected spam is stored, and nobody is notified until you release it, except by one mail a day while
any is held. Retention deletes it like other enquiries.

  --json        one line of JSON each, for programs`,
  options: { json: { type: 'boolean' } },
  writes: true,
  check: (args) => requireNoPositionals('held', args),
  async run(args, { database, timeZone, audit, print }) {
    const rows = await heldEnquiries(database);
    if (rows.length > 0) await audit(rows.length);
    await printRows(
      args,
      { print },
      { rows, columns: columnsIn(timeZone), toJson: enquiryJson, noRowsText: 'Nothing is held.' },
    );
  },
};

const columnsIn = (timeZone: TimeZone): readonly Column<EnquiryRow>[] => [
  { title: 'ID', maxWidth: 10, text: ({ id }) => String(id) },
  { title: 'RECEIVED', maxWidth: maxLocalTimeLength, text: (row) => localTime(row.received_at, timeZone) },
  { title: 'NAME', maxWidth: 24, text: ({ name }) => name },
  { title: 'EMAIL', maxWidth: 32, text: ({ email }) => email },
  { title: 'BECAUSE', maxWidth: 40, text: ({ suspicion }) => suspicion ?? '' },
  { title: 'QUESTION', maxWidth: 48, text: ({ question }) => question },
];
