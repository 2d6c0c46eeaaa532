import { enquiryRecord } from '../model/enquiry-record.ts';
import { terminalJson } from '../text/terminal-text.ts';
import type { EnquiryRow } from '../model/database.ts';

/** One enquiry as one line of JSON. */
export function enquiryJson(row: EnquiryRow): string {
  return terminalJson(enquiryRecord(row));
}
