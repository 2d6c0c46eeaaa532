import type { Generated, Selectable } from 'kysely';
import type { FormKind } from '#contract/enquiry-form.ts';

/** The tables as kysely sees them, equal on SQLite and PostgreSQL. Times are ISO 8601 in UTC, with milliseconds. */
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
  /** A hash of all fields, repeated by a retry (`enquiry-key.ts`): unique. */
  key: string;
  /**
   * A hash of the fields without `created`: unique. Equal text within an hour is a repeat; null once a later enquiry
   * with the same text was stored, and in rows of a release that did not have this column.
   */
  words_key: string | null;
  name: string;
  email: string;
  /** '' if none was given. */
  phone: string;
  question: string;
  /** By the sender's clock, as sent. */
  created: string;
  /** The contract's `applicationId`, as sent. */
  application_id: number;
  /** By our clock. */
  received_at: string;
  /** The form it was written in; null if unknown, as for posts by script. */
  form: FormKind | null;
  /** Why it is suspected of being spam; null if it is not. */
  suspicion: string | null;
  /** The reference that the sender and the company use, `K4MX-7R2W`: random, unique. */
  reference: string;
};

/** The outbox: one row per enquiry and per channel that notifies the company or its sender. */
export type DeliveryTable = {
  id: Generated<number>;
  /** Deleting the enquiry deletes the delivery. */
  enquiry_id: number;
  /** The name of a channel in `server/channels/`, or of another version's channel. */
  channel: string;
  /**
   * A UUID that is the same for all attempts, so that a receiver can recognize a repeat. Not the enquiry's reference.
   */
  reference: string;
  state: Generated<DeliveryState>;
  /** The number of attempts since it was created or last put back. */
  attempts: Generated<number>;
  /** The number of attempts that were refused for good. */
  refusals: Generated<number>;
  /** 1 if the latest attempt, or any of an optional delivery, sent everything and only the answer is missing: it may have arrived. */
  answer_lost: Generated<number>;
  next_attempt_at: string;
  /** The time from which a failed attempt can be the final one: see the channel's retry policy. */
  give_up_at: string;
  /** The error of the latest attempt, or the receiver's remark on a success; null if there was neither. */
  last_error: string | null;
  /** A JSON array of the recipients who have not received it yet; null if nobody has, or all have. */
  recipients: string | null;
  /** The server that is attempting it now. */
  lease_holder: string | null;
  /** The time until which that server counts as alive. */
  leased_until: string | null;
  /** When it was delivered, failed or was discarded. */
  settled_at: string | null;
  /**
   * The deduplication key, unique: it limits confirmations to one a day per address. Null for channels without a limit.
   */
  once: string | null;
};

/** One row, rewritten to check whether the database can be written. */
type WriteCheckTable = { id: number; checked_at: string };

/** One row: `clock-record.ts` explains its columns. */
type ClockRecordTable = {
  id: number;
  seen_at: string;
  steady_since: string;
  /** Milliseconds. */
  unproven: Generated<number>;
  unproven_since: string | null;
};

/** A record of who viewed, exported or erased enquiries. Contains no data of enquirers. */
export type AuditTable = {
  id: Generated<number>;
  at: string;
  /** The system account, or the part of the server. */
  by: string;
  /** Such as `list`, `show 7`, `export csv`. */
  action: string;
  /** The number of affected enquiries. */
  enquiries: number;
};

/** One row per day, in the company's time zone, on which a digest of held enquiries was due. */
type HeldDigestTable = {
  /** Such as `2026-11-22`. */
  day: string;
  /** A UUID that is the same for all attempts, so that a mailbox can drop a repeat. */
  reference: string;
  /** The time until which no other server may send it: one is sending it, or has just failed to. */
  claimed_until: string;
  /** Null until the mail server has accepted it. */
  sent_at: string | null;
};

/**
 * `waiting` until it is `delivered`, has `failed` for good, or is `discarded`: by a person, or by the retry policy of an
 * optional delivery. Suspected spam may be `held` before that, until a person releases or discards it.
 */
export type DeliveryState = 'held' | 'waiting' | 'delivered' | 'failed' | 'discarded';

export type EnquiryRow = Selectable<EnquiryTable>;

export type DeliveryRow = Selectable<DeliveryTable>;
