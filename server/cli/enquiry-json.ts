import type { Enquiry } from '#contract/enquiry.ts';
import type { EnquiryRow } from '../storage/database.ts';
import { terminalJson } from './terminal-text.ts';

/** An enquiry as programs get it: its six fields as they were sent, its id, and when we received it (ISO 8601, UTC). */
export type EnquiryRecord = { id: number; receivedAt: string } & Enquiry;

/** One enquiry as one line of JSON. */
export function enquiryJson(row: EnquiryRow): string {
  const { id, received_at: receivedAt, application_id: applicationId, name, email, phone, question, created } = row;
  const record: EnquiryRecord = { id, receivedAt, name, email, phone, question, created, applicationId };
  return terminalJson(record);
}
