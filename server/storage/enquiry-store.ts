import type { Enquiry } from '#contract/enquiry.ts';
import type { FormKind } from '#contract/enquiry-form.ts';

/** What we know of an enquiry beside what was written in it. */
export type SubmissionMetadata = {
  /** By our clock. */
  receivedAt: Date;
  /** Which form it was written in, where that is known. */
  form?: FormKind | null;
  /** Why it is suspected to be spam, in a few words; null when it is not. */
  suspicion?: string | null;
  /** Whether its sender may be sent a confirmation, should they be sent any. Never one that is suspected. */
  mayConfirm?: boolean;
};

/** What is known of an enquiry once it is kept. */
export type StoredEnquiry = {
  /** `K4MX-7R2W`; the same again for the same enquiry. */
  reference: string;
};

/** Keeps enquiries. Whatever database stands behind it, the promises are these. */
export type EnquiryStore = {
  /**
   * Resolves once the enquiry is committed to disk, and with it its deliveries. The same enquiry again, and within an hour
   * equal words with another `created`, is kept once, with the metadata of the first, and resolves like the first.
   *
   * @throws any Error when it was not, or not surely, kept. Sending it again later is safe.
   */
  add(enquiry: Enquiry, metadata: SubmissionMetadata): Promise<StoredEnquiry>;

  /** Finishes what was added before, then lets go of the database. */
  close(): Promise<void>;
};
