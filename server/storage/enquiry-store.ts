import type { Enquiry } from '#contract/enquiry.ts';
import type { FormKind } from '#contract/enquiry-form.ts';

/** Facts about an enquiry besides its text. */
export type SubmissionMetadata = {
  /** The time at which it was received, by the server's clock. */
  receivedAt: Date;
  /** The form in which it was written, if known. */
  form?: FormKind | null;
  /** The reason that it is suspected of being spam, in a few words; null if it is not. */
  suspicion?: string | null;
  /** Whether its sender may be sent a confirmation, if those are on. Never for suspected spam. */
  mayConfirm?: boolean;
};

/** The answer to the sender of a stored enquiry. */
export type StoredEnquiry = {
  /** Such as `K4MX-7R2W`. A repeat gets the same one. */
  reference: string;
};

/** Stores enquiries. These promises hold for every database. */
export type EnquiryStore = {
  /**
   * Resolves once the enquiry is committed to disk together with its deliveries. A repeat, including equal text with
   * another `created` within an hour, is stored once, with the metadata of the first, and resolves like the first.
   *
   * @throws any Error if it was not stored, or if that is uncertain. Sending it again later is safe.
   */
  add(enquiry: Enquiry, metadata: SubmissionMetadata): Promise<StoredEnquiry>;

  /** Finishes what was added before, then closes the database. */
  close(): Promise<void>;
};
