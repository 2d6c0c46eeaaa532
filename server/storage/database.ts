import type { Generated, Selectable } from 'kysely';
import type { EnquiryForm } from '#contract/enquiry-form.ts';

/** The tables as kysely sees them, the same on every database. Times are ISO 8601 in UTC, with milliseconds. */
export type Database = { enquiry: EnquiryTable; delivery: DeliveryTable; write_check: WriteCheckTable };

export type EnquiryTable = {
  id: Generated<number>;
  /** What makes it the same enquiry (`enquiry-key.ts`): unique. */
  key: string;
  name: string;
  email: string;
  /** '' when none was given. */
  phone: string;
  question: string;
  /** The sender's clock, as it was sent. */
  created: string;
  application_id: number;
  /** Our clock. */
  received_at: string;
  /** Which form it was written in; null when it did not tell, as a post by script does not. */
  form: EnquiryForm | null;
  /** Why it is suspected to be spam; null when it is not. */
  suspicion: string | null;
};

/** The outbox: one row for each enquiry and each way of telling the company about it. */
export type DeliveryTable = {
  id: Generated<number>;
  /** The row goes when its enquiry goes. */
  enquiry_id: number;
  channel: ChannelName;
  /** A UUID that stays the same over all attempts, so that a receiver can tell a repeat. */
  reference: string;
  state: Generated<DeliveryState>;
  /** How often it was tried since it was made or last put back. */
  attempts: Generated<number>;
  /** How many of the attempts were refused for good. */
  refusals: Generated<number>;
  next_attempt_at: string;
  /** When the last attempt is made at the latest. */
  give_up_at: string;
  /** What the last attempt met; null after a clean success. */
  last_error: string | null;
  /** The server that is attempting it just now, and until when it may be taken for alive. */
  lease_holder: string | null;
  leased_until: string | null;
  /** When it was delivered, failed or was discarded. */
  settled_at: string | null;
};

/** One row, written anew to see whether the database can be written. */
export type WriteCheckTable = { id: number; checked_at: string };

export type ChannelName = 'mail' | 'webhook';

/** `waiting` until it is `delivered`, or has `failed` after the last attempt, or a person has `discarded` it. */
export type DeliveryState = 'waiting' | 'delivered' | 'failed' | 'discarded';

export type EnquiryRow = Selectable<EnquiryTable>;

export type DeliveryRow = Selectable<DeliveryTable>;
