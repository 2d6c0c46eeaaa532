import { enquiryFields } from '#contract/enquiry.ts';
import type { Enquiry, EnquiryField } from '#contract/enquiry.ts';
import type { EnquiryRow, EnquiryTable } from './database.ts';

/** The server's use of one field of the contract. */
type FieldUse = {
  /** The column that stores it. */
  column: keyof EnquiryTable;
  /** Its label on the command line and in the viewer. */
  label: string;
  /**
   * Where people see it: `apart` has its own place in each output (the name above, the message below); the others
   * have a line with their label in the command line's `show` and in the viewer, `everywhere` in mail too.
   */
  shown: 'apart' | 'everywhere' | 'not in mail';
  /** Whether `search` includes it. */
  searched: boolean;
};

/**
 * The server's use of each field of the contract; one that is missing here is a type error. docs/extending.md says what
 * else a new field needs.
 */
export const fieldUses = {
  name: { column: 'name', label: 'Name', shown: 'apart', searched: true },
  email: { column: 'email', label: 'Email', shown: 'everywhere', searched: true },
  phone: { column: 'phone', label: 'Phone', shown: 'everywhere', searched: true },
  question: { column: 'question', label: 'Message', shown: 'apart', searched: true },
  created: { column: 'created', label: 'Sent', shown: 'not in mail', searched: false },
  applicationId: { column: 'application_id', label: 'Application id', shown: 'not in mail', searched: false },
} as const satisfies Record<EnquiryField, FieldUse>;

/** A field that is shown in mail on a line with its label. */
export type MailedFieldName = {
  [Field in EnquiryField]: (typeof fieldUses)[Field]['shown'] extends 'everywhere' ? Field : never;
}[EnquiryField];

export const mailedFieldNames = enquiryFields.filter(
  (field): field is MailedFieldName => fieldUses[field].shown === 'everywhere',
);

type EnquiryColumns = Pick<EnquiryTable, (typeof fieldUses)[EnquiryField]['column']>;

/** The values of an enquiry by their columns. */
export function columnsOf(enquiry: Enquiry): EnquiryColumns {
  return Object.fromEntries(enquiryFields.map((field) => [fieldUses[field].column, enquiry[field]])) as EnquiryColumns;
}

/** The enquiry stored in a row. */
export function enquiryFromRow(row: EnquiryRow): Enquiry {
  return Object.fromEntries(enquiryFields.map((field) => [field, row[fieldUses[field].column]])) as Enquiry;
}

/** The fields that `search` includes. */
export const searchedFields = enquiryFields.filter((field) => fieldUses[field].searched);
