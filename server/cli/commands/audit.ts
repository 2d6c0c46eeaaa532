import { localTime, maxLocalTimeLength, type TimeZone } from '../../text/local-time.ts';
import { latestAudit } from '../../storage/audit.ts';
import type { AuditLine } from '../../storage/audit.ts';
import type { Command } from '../command.ts';
import { parseLimit, requireNoPositionals } from '../read-arguments.ts';
import { terminalJson } from '../../text/terminal-text.ts';
import { printRows } from '../print-rows.ts';
import type { Column } from '../text-table.ts';

export const audit: Command = {
  name: 'audit',
  synopsis: '',
  summary: 'list who read, exported or erased enquiries: the last 50, newest first',
  help: `Each line has the system user and the number of enquiries. list, show, search, export, failed, held, serve, delete, purge and
erase-listed record this before they show or erase anything; so does retention. Reading the database otherwise is not recorded.

  --limit 200   list 200 instead of 50
  --json        one line of JSON each, for programs`,
  options: { limit: { type: 'string' }, json: { type: 'boolean' } },
  check(args) {
    requireNoPositionals('audit', args);
    parseLimit(args);
  },
  async run(args, { database, timeZone, print }) {
    const rows = await latestAudit(database, parseLimit(args));
    await printRows(
      args,
      { print },
      { rows, columns: columnsIn(timeZone), toJson: terminalJson, noRowsText: 'No one has accessed enquiries yet.' },
    );
  },
};

const columnsIn = (timeZone: TimeZone): readonly Column<AuditLine>[] => [
  { title: 'WHEN', maxWidth: maxLocalTimeLength, text: ({ at }) => localTime(at, timeZone) },
  { title: 'WHO', maxWidth: 40, text: ({ by }) => by },
  { title: 'WHAT', maxWidth: 40, text: ({ action }) => action },
  { title: 'ENQUIRIES', maxWidth: 10, text: ({ enquiries }) => String(enquiries) },
];
