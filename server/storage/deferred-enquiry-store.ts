import type { EnquiryStore } from './enquiry-store.ts';

type DeferredEnquiryStore = EnquiryStore & {
  /** From now on enquiries are kept here. */
  open(store: EnquiryStore): void;
};

/** A store whose database may be away at the start: until it is opened nothing is kept, as when one is away later. */
export function createDeferredEnquiryStore(): DeferredEnquiryStore {
  let opened: EnquiryStore | undefined;
  return {
    open(store) {
      opened = store;
    },
    async add(enquiry, metadata) {
      if (!opened) throw new Error('the database has not been opened yet');
      return opened.add(enquiry, metadata);
    },
    async close() {
      await opened?.close();
    },
  };
}
