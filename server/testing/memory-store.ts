import type { Enquiry } from '#contract/enquiry.ts';
import type { SubmissionMetadata, EnquiryStore } from '../storage/enquiry-store.ts';

/** An enquiry store in memory that can be made to fail. */
type MemoryStore = EnquiryStore & {
  stored: Enquiry[];
  /** The metadata of each stored enquiry, in the same order. */
  metadata: SubmissionMetadata[];
  failure: Error | undefined;
};

/** The reference of every enquiry in a memory store. */
export const exampleReference = 'K4MX-7R2W';

export function memoryStore(): MemoryStore {
  return {
    stored: [],
    metadata: [],
    failure: undefined,
    async add(enquiry, metadata) {
      if (this.failure) throw this.failure;
      this.stored.push(enquiry);
      this.metadata.push(metadata);
      return { reference: exampleReference };
    },
    async close() {},
  };
}
