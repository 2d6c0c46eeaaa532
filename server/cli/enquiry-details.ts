import type { EnquiryRow } from '../storage/database.ts';
import { centralTime } from '../central-time.ts';
import { terminalLine, terminalLines } from './terminal-text.ts';

/** One enquiry in full, for people. */
export function enquiryDetails(row: EnquiryRow): string {
  return [
    `Enquiry ${row.id}`,
    `Received:       ${centralTime(row.received_at)} (${row.received_at})`,
    `Sent:           ${terminalLine(row.created)} by the sender's clock`,
    `Name:           ${terminalLine(row.name)}`,
    `Email:          ${terminalLine(row.email)}`,
    `Phone:          ${terminalLine(row.phone) || 'none given'}`,
    `Application id: ${row.application_id}`,
    '',
    terminalLines(row.question),
  ].join('\n');
}
