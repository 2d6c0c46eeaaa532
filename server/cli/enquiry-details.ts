import { channelTitle } from '../channels/channels.ts';
import { labeledLines } from '../text/labeled-lines.ts';
import { localTime, type TimeZone } from '../text/local-time.ts';
import { shownFields } from '../model/shown-fields.ts';
import { terminalLine, terminalLines } from '../text/terminal-text.ts';
import { deliveryStatus } from '../outbox/delivery-status.ts';
import type { DeliveryRow, EnquiryRow } from '../model/database.ts';

/** One enquiry in full, for people, with the state of its deliveries. */
export function enquiryDetails(row: EnquiryRow, deliveries: readonly DeliveryRow[], timeZone: TimeZone): string {
  return [
    `Enquiry ${row.id}`,
    ...labeledLines([
      ['Reference', row.reference],
      ['Received', `${localTime(row.received_at, timeZone)} (${row.received_at})`],
      ['Name', terminalLine(row.name)],
      ...shownFields(row).map(({ label, text }): [string, string] => [label, terminalLine(text)]),
      ...(row.form === null ? [] : [['Form', row.form] as const]),
      ...(row.suspicion === null ? [] : [['Suspected spam', terminalLine(row.suspicion)] as const]),
      ...deliveries.map((delivery): [string, string] => [
        terminalLine(channelTitle(delivery.channel)),
        deliveryStatus(delivery, timeZone),
      ]),
    ]),
    '',
    terminalLines(row.question),
  ].join('\n');
}
