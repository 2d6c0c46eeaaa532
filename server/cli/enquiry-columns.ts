import { localTime, maxLocalTimeLength, type TimeZone } from '../text/local-time.ts';
import type { EnquiryRow } from '../model/database.ts';
import type { Column } from './text-table.ts';

/** Enquiries as a table for people. */
export const enquiryColumns = (timeZone: TimeZone): readonly Column<EnquiryRow>[] => [
  { title: 'ID', maxWidth: 10, text: ({ id }) => String(id) },
  { title: 'RECEIVED', maxWidth: maxLocalTimeLength, text: (row) => localTime(row.received_at, timeZone) },
  { title: 'NAME', maxWidth: 24, text: ({ name }) => name },
  { title: 'EMAIL', maxWidth: 32, text: ({ email }) => email },
  // The length of the longest number that contract/phone-rules.ts accepts: nobody can dial a truncated one.
  { title: 'PHONE', maxWidth: 31, text: ({ phone }) => phone },
  {
    title: 'QUESTION',
    maxWidth: 48,
    text: ({ question, suspicion }) => (suspicion ? `[spam?] ${question}` : question),
  },
];
