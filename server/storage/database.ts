import type { Generated, Selectable } from 'kysely';

/** The tables as kysely sees them, the same on every database. */
export type Database = { enquiry: EnquiryTable };

export type EnquiryTable = {
  id: Generated<number>;
  /** What makes it the same enquiry (`enquiry-key.ts`): unique. */
  key: string;
  name: string;
  email: string;
  /** '' when none was given. */
  phone: string;
  question: string;
  /** The sender's clock, ISO 8601 in UTC. */
  created: string;
  application_id: number;
  /** Our clock, ISO 8601 in UTC. */
  received_at: string;
};

export type EnquiryRow = Selectable<EnquiryTable>;
