import { localTime, type TimeZone } from '../text/local-time.ts';
import type { EnquiryRow } from '../model/database.ts';
import type { Column } from './text-table.ts';

/** Enquiries as a table for people. */
export const enquiryColumns = (timeZone: TimeZone): readonly Column<EnquiryRow>[] => [
  { title: 'ID', maxWidth: 10, text: ({ id }) => String(id) },
  { title: 'RECEIVED', maxWidth: 24, text: (row) => localTime(row.received_at, timeZone) },
  { title: 'NAME', maxWidth: 24, text: ({ name }) => name },
  { title: 'EMAIL', maxWidth: 32, text: ({ email }) => email },
  { title: 'PHONE', maxWidth: 14, text: ({ phone }) => phone },
  {
    title: 'QUESTION',
    maxWidth: 48,
    text: ({ question, suspicion }) => (suspicion ? `[spam?] ${question}` : question),
  },
];
