import type { Enquiry } from '#contract/enquiry.ts';

/** Keeps enquiries. Whatever database stands behind it, the promises are these. */
export type EnquiryStore = {
  /**
   * Resolves once the enquiry is committed to disk. The same enquiry again is kept once and resolves like the first.
   *
   * @throws any Error when it was not, or not surely, kept. Sending it again later is safe.
   */
  add(enquiry: Enquiry, receivedAt: Date): Promise<void>;

  /** Finishes what was added before, then lets go of the database. */
  close(): Promise<void>;
};
