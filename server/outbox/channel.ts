import type { ChannelName, DeliveryRow, EnquiryRow } from '../storage/database.ts';

/** One way of telling the company, or the sender, about an enquiry. */
export type Channel = {
  name: ChannelName;
  /** Whether nobody is to be bothered with what cannot be delivered. */
  mayFail?: boolean;
  /** Tries once. Never rejects: what went wrong is an outcome. Ends soon after `signal` is aborted. */
  deliver(delivery: Delivery, signal: AbortSignal): Promise<Outcome>;
  /**
   * Resolves when the receiver can be talked to at all, and rejects with the reason when it cannot. A channel without
   * it has no way to tell a receiver that is down from one that fails on this delivery. Ends soon after `signal` is
   * aborted.
   */
  probe?: Probe;
};

export type Probe = (signal: AbortSignal) => Promise<void>;

export type Delivery = { row: DeliveryRow; enquiry: EnquiryRow };

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
