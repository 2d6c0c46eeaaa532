import type { Enquiry } from '#contract/enquiry.ts';
import type { EnquiryForm } from '#contract/enquiry-form.ts';
import type { EnquiryRow } from '../storage/database.ts';
import { terminalJson } from './terminal-text.ts';

/**
 * An enquiry as programs get it: its six fields as they were sent, its id, when we received it (ISO 8601, UTC), which
 * form it came from and why it is suspected to be spam, both null where that is not so.
 */
export type EnquiryRecord = {
  id: number;
  receivedAt: string;
  form: EnquiryForm | null;
  suspicion: string | null;
} & Enquiry;

export function enquiryRecord(row: EnquiryRow): EnquiryRecord {
  const { id, received_at: receivedAt, application_id: applicationId } = row;
  const { name, email, phone, question, created, form, suspicion } = row;
  return { id, receivedAt, name, email, phone, question, created, applicationId, form, suspicion };
}

/** One enquiry as one line of JSON. */
export function enquiryJson(row: EnquiryRow): string {
  return terminalJson(enquiryRecord(row));
}
