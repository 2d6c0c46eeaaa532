import type { Enquiry } from '#contract/enquiry.ts';
import type { FormKind } from '#contract/enquiry-form.ts';
import type { EnquiryRow } from '../storage/database.ts';
import { terminalJson } from '../common/terminal-text.ts';

/**
 * An enquiry as programs get it: its six fields as they were sent, its id, the reference its sender knows it by, when we
 * received it (ISO 8601, UTC), which form it came from and why it is suspected to be spam, both null where that is not so.
 */
export type EnquiryRecord = {
  id: number;
  receivedAt: string;
  form: FormKind | null;
  suspicion: string | null;
  reference: string;
} & Enquiry;

export function enquiryRecord(row: EnquiryRow): EnquiryRecord {
  const { id, received_at: receivedAt, application_id: applicationId } = row;
  const { name, email, phone, question, created, form, suspicion, reference } = row;
  return { id, receivedAt, name, email, phone, question, created, applicationId, form, suspicion, reference };
}

/** One enquiry as one line of JSON. */
export function enquiryJson(row: EnquiryRow): string {
  return terminalJson(enquiryRecord(row));
}
