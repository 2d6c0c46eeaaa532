import type { Generated, Selectable } from 'kysely';
import type { FormKind } from '#contract/enquiry-form.ts';

/** The tables as kysely sees them, the same on every database. Times are ISO 8601 in UTC, with milliseconds. */
export type Database = {
  enquiry: EnquiryTable;
  delivery: DeliveryTable;
  write_check: WriteCheckTable;
  clock_record: ClockRecordTable;
  audit: AuditTable;
  held_digest: HeldDigestTable;
};

export type EnquiryTable = {
  id: Generated<number>;
  /** A hash of all fields, which a retry repeats (`enquiry-key.ts`): unique. */
  key: string;
  /** A hash of the fields without `created`: unique. Equal words within an hour are a repeat; null once later ones are not. */
  words_key: string | null;
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
  /** Which form it was written in; null where that is not known, as of a post by script. */
  form: FormKind | null;
  /** Why it is suspected to be spam; null when it is not. */
  suspicion: string | null;
  /** The code by which sender and company name the enquiry, `K4MX-7R2W`: random, unique. */
  reference: string;
};

/** The outbox: one row for each enquiry and each channel on which the company, or its sender, is notified of it. */
export type DeliveryTable = {
  id: Generated<number>;
  /** Deleting the enquiry deletes the delivery. */
  enquiry_id: number;
  /** The name of a channel in `server/channels/`, or of one that another version had. */
  channel: string;
  /** A UUID that stays the same over all attempts, so that a receiver can recognize a repeat. Not the enquiry's reference. */
  reference: string;
  state: Generated<DeliveryState>;
  /** How often it was tried since it was made or last put back. */
  attempts: Generated<number>;
  /** Attempts that were refused for good. */
  refusals: Generated<number>;
  /** 1 when all of it was sent at the last attempt and only the answer is missing: it may have arrived. */
  answer_lost: Generated<number>;
  next_attempt_at: string;
  /** When the last attempt is made at the latest. */
  give_up_at: string;
  /** The error of the last attempt; null after a success without a remark. */
  last_error: string | null;
  /** The server that is attempting it just now, and until when it may be taken for alive. */
  lease_holder: string | null;
  leased_until: string | null;
  /** When it was delivered, failed or was discarded. */
  settled_at: string | null;
  /** The deduplication key, unique: it limits confirmations to one a day for each address. Null where there may be many. */
  once: string | null;
};

/** One row, rewritten to see whether the database can be written. */
type WriteCheckTable = { id: number; checked_at: string };

/** One row: see `clock-record.ts`. */
type ClockRecordTable = { id: number; seen_at: string; steady_since: string };

/** A record of who viewed, exported or erased enquiries. It holds no data of an enquirer. */
export type AuditTable = {
  id: Generated<number>;
  at: string;
  /** The system's user, or the part of the server. */
  by: string;
  /** Such as `list`, `show 7`, `export csv`. */
  action: string;
  /** Number of enquiries it concerned. */
  enquiries: number;
};

/** One row for each day, in the company's time zone, on which a digest of what is held was due. */
type HeldDigestTable = {
  /** Such as `2026-11-22`. */
  day: string;
  /** A UUID that stays the same over all attempts, so that a mailbox can drop a repeat. */
  reference: string;
  /** Until when no other server sends it: one is sending it, or has just failed to. */
  claimed_until: string;
  /** Null until the mail server took it. */
  sent_at: string | null;
};

/**
 * `waiting` until it is `delivered`, or has `failed` after the last attempt, or a person has `discarded` it. What is
 * suspected to be spam may be `held` before that, until a person releases or drops it.
 */
export type DeliveryState = 'held' | 'waiting' | 'delivered' | 'failed' | 'discarded';

export type EnquiryRow = Selectable<EnquiryTable>;

export type DeliveryRow = Selectable<DeliveryTable>;
