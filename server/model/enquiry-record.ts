import { enquiryFields } from '#contract/enquiry.ts';
import type { Enquiry } from '#contract/enquiry.ts';
import type { FormKind } from '#contract/enquiry-form.ts';
import type { EnquiryRow } from './database.ts';
import { enquiryFromRow } from './enquiry-fields.ts';

/**
 * An enquiry as programs receive it: its fields as they were sent, its id, its reference, when we received it (ISO
 * 8601, UTC), which form it came from and why it is suspected of being spam; the last two may be null.
 */
type EnquiryRecord = {
  id: number;
  receivedAt: string;
  form: FormKind | null;
  suspicion: string | null;
  reference: string;
} & Enquiry;

export function enquiryRecord(row: EnquiryRow): EnquiryRecord {
  const { id, received_at: receivedAt, form, suspicion, reference } = row;
  return { id, receivedAt, ...enquiryFromRow(row), form, suspicion, reference };
}

/** The columns of a record, in order. */
export const recordColumns = [
  'id',
  'receivedAt',
  ...enquiryFields,
  'form',
  'suspicion',
  'reference',
] as const satisfies (keyof EnquiryRecord)[];
