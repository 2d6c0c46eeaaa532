import type { Updateable } from 'kysely';
import type { DeliveryRow, DeliveryTable, EnquiryRow } from './database.ts';

/** The part of a channel that storage and outbox know: the rules by which its deliveries are stored and retried. */
export type DeliveryRules = {
  /** The name that its deliveries are stored under: never rename it. */
  name: string;
  retryPolicy: RetryPolicy;
  /** Whether an enquiry is sent on this channel; by default all are. `mayConfirm`: whether its sender may get a confirmation. */
  accepts?(enquiry: { suspicion: string | null; mayConfirm: boolean }): boolean;
  /** A key that must be unique among deliveries; without it each enquiry gets a delivery. */
  dedupeKey?(enquiry: Pick<EnquiryRow, 'email' | 'received_at'>): string;
};

export type Sender = {
  /** Tries once. Never rejects: an error is an outcome. Ends soon after `signal` is aborted. */
  send(delivery: Delivery, signal: AbortSignal): Promise<Outcome>;
  /**
   * Resolves if the receiver can be reached at all, and rejects with the reason if not. Without a probe, a receiver
   * that is down looks like one that fails on this delivery. Ends soon after `signal` is aborted.
   */
  probe?: Probe;
};

export type Probe = (signal: AbortSignal) => Promise<void>;

export type Delivery = {
  /** A UUID, the same at every attempt, by which a receiver recognizes a repeat. Not the enquiry's reference. */
  id: string;
  enquiry: EnquiryRow;
  isFirstAttempt: boolean;
  /** The recipients who have not received it yet; undefined if nobody has. */
  recipients?: string[] | undefined;
};

export type Outcome =
  /** The receiver accepted it. `remark` is something that a person should know nevertheless. */
  | { result: 'delivered'; remark?: string }
  /** The receiver refused it for now: for all recipients, or only for `recipients`, who have not received it yet. */
  | { result: 'deferred'; reason: string; recipients?: string[] }
  /** The receiver refused it for good. */
  | { result: 'refused'; reason: string }
  /**
   * The connection failed or fell silent. `mayHaveArrived`: the receiver had been sent all of it and only its answer is
   * missing, so that a quick retry could deliver it twice.
   */
  | { result: 'lost'; reason: string; mayHaveArrived?: boolean };

export type RetryPolicy = {
  /** The time from which a failed attempt can be the final one, for a delivery that was added at `start`. */
  deadline(start: Date): Date;
  /** The changes to a delivery after an attempt that ended at `now`. `random` is from 0 to 1. */
  changesAfterAttempt(
    row: Pick<DeliveryRow, 'attempts' | 'refusals' | 'give_up_at' | 'answer_lost'>,
    outcome: Outcome,
    now: Date,
    random: number,
  ): Updateable<DeliveryTable>;
};
