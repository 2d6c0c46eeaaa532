import { channelTitle } from '../channels/channels.ts';
import { localTime, type TimeZone } from '../text/local-time.ts';
import { shownFields } from '../model/shown-fields.ts';
import { terminalLine, terminalLines } from '../text/terminal-text.ts';
import { deliveryStatus } from '../outbox/delivery-status.ts';
import type { DeliveryRow, EnquiryRow } from '../model/database.ts';

/** One enquiry in full, for people, with the state of its deliveries. */
export function enquiryDetails(row: EnquiryRow, deliveries: readonly DeliveryRow[], timeZone: TimeZone): string {
  return [
    `Enquiry ${row.id}`,
    `Reference:      ${row.reference}`,
    `Received:       ${localTime(row.received_at, timeZone)} (${row.received_at})`,
    `Name:           ${terminalLine(row.name)}`,
    ...shownFields(row).map(({ label, text }) => `${`${label}:`.padEnd(15)} ${terminalLine(text)}`),
    ...(row.form === null ? [] : [`Form:           ${row.form}`]),
    ...(row.suspicion === null ? [] : [`Suspected spam: ${terminalLine(row.suspicion)}`]),
    ...deliveries.map(
      (delivery) =>
        `${`${terminalLine(channelTitle(delivery.channel))}:`.padEnd(15)} ${deliveryStatus(delivery, timeZone)}`,
    ),
    '',
    terminalLines(row.question),
  ].join('\n');
}
