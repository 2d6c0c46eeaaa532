import type { Enquiry } from '#contract/enquiry.ts';
import type { SubmissionMetadata, EnquiryStore } from '../storage/enquiry-store.ts';

/** A store that keeps its word in memory only, and can be made to fail. */
type MemoryStore = EnquiryStore & {
  kept: Enquiry[];
  /** Of each that is kept, in the same order. */
  metadata: SubmissionMetadata[];
  failure: Error | undefined;
};

/** What it calls every enquiry. */
export const exampleReference = 'K4MX-7R2W';

export function memoryStore(): MemoryStore {
  return {
    kept: [],
    metadata: [],
    failure: undefined,
    async add(enquiry, metadata) {
      if (this.failure) throw this.failure;
      this.kept.push(enquiry);
      this.metadata.push(metadata);
      return { reference: exampleReference };
    },
    async close() {},
  };
}
