import type { Enquiry } from '#contract/enquiry.ts';
import type { EnquiryStore } from '../storage/enquiry-store.ts';

/** A store that keeps its word in memory only, and can be told to fail. */
export type MemoryStore = EnquiryStore & { kept: Enquiry[]; failure: Error | undefined };

export function memoryStore(): MemoryStore {
  return {
    kept: [],
    failure: undefined,
    async add(enquiry) {
      if (this.failure) throw this.failure;
      this.kept.push(enquiry);
    },
    async close() {},
  };
}
