import type { Enquiry } from '#contract/enquiry.ts';
import type { SubmissionMetadata, EnquiryStore } from '../storage/enquiry-store.ts';

/** A store that keeps its word in memory only, and can be made to fail. */
export type MemoryStore = EnquiryStore & {
  kept: Enquiry[];
  /** Of each that is kept, in the same order. */
  circumstances: SubmissionMetadata[];
  failure: Error | undefined;
};

/** What it calls every enquiry. */
export const exampleReference = 'K4MX-7R2W';

export function memoryStore(): MemoryStore {
  return {
    kept: [],
    circumstances: [],
    failure: undefined,
    async add(enquiry, circumstances) {
      if (this.failure) throw this.failure;
      this.kept.push(enquiry);
      this.circumstances.push(circumstances);
      return { reference: exampleReference };
    },
    async close() {},
  };
}
