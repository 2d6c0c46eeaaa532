import type { PolicySources } from '#hosting/security-headers.ts';
import type { Company } from '../company/company.ts';
import type { Encoding } from './choose-encoding.ts';
import type { ThankYouTemplate } from './thank-you-page.ts';

/** The built site, ready to be sent. */
export type Site = {
  /** By the path that is asked for, decoded: `/`, `/why-us/`, `/assets/app-4f2a.js`. */
  pages: ReadonlyMap<string, StaticFile>;
  /** The error screen's document. */
  notFound: StaticFile;
  /** By path: the documents that thank the sender of an enquiry by its reference. */
  thankYouTemplates: ReadonlyMap<string, ThankYouTemplate>;
  /** Where an old address leads, by its path without a slash at the end. */
  redirects: ReadonlyMap<string, Redirect>;
  policySources: PolicySources;
  company: Company;
};

/** An entry of `.build/redirects.json` without its `from`. `to` may hold an anchor, or be an address elsewhere. */
export type Redirect = { to: string; status: 301 | 308 };

export type StaticFile = {
  contentType: string;
  cacheControl: string;
  /** The encodings there are; `identity` always is. */
  encodings: readonly Encoding[];
  representations: Readonly<Partial<Record<Encoding, Representation>>> & { readonly identity: Representation };
};

/** One encoding of a page: bytes of its own, so a strong entity tag of its own. `fileDescriptor` is a file descriptor. */
export type Representation = { bytes: number; etag: string; content: Buffer | { fileDescriptor: number } };
