import type { Updateable } from 'kysely';
import type { DeliveryRow, DeliveryTable, EnquiryRow } from './database.ts';

/** The part of a channel that storage and outbox know: the rules by which its deliveries are stored and retried. */
export type DeliveryRules = {
  /** The key under which its deliveries are stored: never rename it. */
  name: string;
  retryPolicy: RetryPolicy;
  /** Whether an enquiry is sent on this channel; all are when it is absent. */
  accepts?(enquiry: { suspicion: string | null; mayConfirm: boolean }): boolean;
  /** A key that is unique among deliveries; without it each enquiry gets a delivery. */
  dedupeKey?(enquiry: Pick<EnquiryRow, 'email' | 'received_at'>): string;
};

export type Sender = {
  /** Tries once. Never rejects: what went wrong is an outcome. Ends soon after `signal` is aborted. */
  send(delivery: Delivery, signal: AbortSignal): Promise<Outcome>;
  /**
   * Resolves when the receiver can be reached at all, and rejects with the reason when it cannot. A sender without it
   * cannot distinguish a receiver that is down from one that fails on this delivery. Ends soon after `signal` is aborted.
   */
  probe?: Probe;
};

export type Probe = (signal: AbortSignal) => Promise<void>;

export type Delivery = {
  /** A UUID, the same at every attempt, by which a receiver recognizes a repeat. Not the enquiry's reference. */
  id: string;
  enquiry: EnquiryRow;
  isFirstAttempt: boolean;
};

export type Outcome =
  /** The receiver took it. `remark` is what a person should know nevertheless. */
  | { result: 'delivered'; remark?: string }
  /** The receiver said not now. */
  | { result: 'deferred'; reason: string }
  /** The receiver said no. */
  | { result: 'refused'; reason: string }
  /**
   * The connection failed or fell silent. `mayHaveArrived` when the receiver had been given all of it and only its answer
   * is missing: sent again soon, it would be there twice.
   */
  | { result: 'lost'; reason: string; mayHaveArrived?: boolean };

export type RetryPolicy = {
  /** When the last attempt is due of a delivery that was added at `start`. */
  deadline(start: Date): Date;
  /** What becomes of a delivery after an attempt that ended at `now`. `random` is from 0 to 1. */
  afterAttempt(
    row: Pick<DeliveryRow, 'attempts' | 'refusals' | 'give_up_at' | 'answer_lost'>,
    outcome: Outcome,
    now: Date,
    random: number,
  ): Updateable<DeliveryTable>;
};
