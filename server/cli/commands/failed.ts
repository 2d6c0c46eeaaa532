import { localTime, maxLocalTimeLength, type TimeZone } from '../../text/local-time.ts';
import { failedDeliveries } from '../../storage/change-deliveries.ts';
import type { FailedDelivery } from '../../storage/change-deliveries.ts';
import type { Command } from '../command.ts';
import { requireNoPositionals } from '../read-arguments.ts';
import { terminalJson } from '../../text/terminal-text.ts';
import { printRows } from '../print-rows.ts';
import type { Column } from '../text-table.ts';

export const failed: Command = {
  name: 'failed',
  synopsis: '',
  summary: 'list failed deliveries',
  help: `Lists deliveries that were given up. The enquiries are stored: read them with show, fix the cause, then retry or discard.

  --json        one line of JSON each, for programs`,
  options: { json: { type: 'boolean' } },
  writes: true,
  check: (args) => requireNoPositionals('failed', args),
  async run(args, { database, timeZone, audit, print }) {
    const rows = await failedDeliveries(database);
    if (rows.length > 0) await audit(new Set(rows.map(({ enquiry_id }) => enquiry_id)).size);
    await printRows(
      args,
      { print },
      { rows, columns: columnsIn(timeZone), toJson: failedJson, noRowsText: 'Nothing has failed.' },
    );
  },
};

const columnsIn = (timeZone: TimeZone): readonly Column<FailedDelivery>[] => [
  { title: 'ID', maxWidth: 10, text: ({ enquiry_id }) => String(enquiry_id) },
  { title: 'CHANNEL', maxWidth: 12, text: ({ channel }) => channel },
  { title: 'NAME', maxWidth: 24, text: ({ name }) => name },
  { title: 'EMAIL', maxWidth: 32, text: ({ email }) => email },
  {
    title: 'FAILED',
    maxWidth: maxLocalTimeLength,
    text: ({ settled_at }) => (settled_at === null ? '' : localTime(settled_at, timeZone)),
  },
  { title: 'ATTEMPTS', maxWidth: 8, text: ({ attempts }) => String(attempts) },
  { title: 'REASON', maxWidth: 80, text: ({ last_error }) => last_error ?? '' },
];

function failedJson(row: FailedDelivery): string {
  const { enquiry_id: id, channel, name, email, received_at: receivedAt, settled_at: failedAt, attempts } = row;
  return terminalJson({ id, channel, name, email, receivedAt, failedAt, attempts, reason: row.last_error });
}
