import type { PolicySources } from '#hosting/security-headers.ts';
import type { Company } from '../company/company.ts';
import type { Encoding } from './choose-encoding.ts';
import type { ThankYouTemplate } from './thank-you-page.ts';

/** The built site, ready to send. */
export type Site = {
  /** The files of the site by decoded path: `/`, `/why-us/`, `/assets/app-4f2a.js`. */
  pages: ReadonlyMap<string, StaticFile>;
  /** The error screen's document. */
  notFound: StaticFile;
  /** The documents that thank the sender of an enquiry and show its reference, by path. */
  thankYouTemplates: ReadonlyMap<string, ThankYouTemplate>;
  /** The targets of old addresses, by path without a slash at the end. */
  redirects: ReadonlyMap<string, Redirect>;
  policySources: PolicySources;
  company: Company;
};

/** An entry of `.build/redirects.json` without its `from`. */
export type Redirect = {
  /** A path of this site, which may have an anchor, or a URL elsewhere. */
  to: string;
  status: 301 | 308;
};

export type StaticFile = {
  contentType: string;
  cacheControl: string;
  /** The available encodings; always includes `identity`. */
  encodings: readonly Encoding[];
  representations: Readonly<Partial<Record<Encoding, Representation>>> & { readonly identity: Representation };
};

/** A file in one encoding. */
export type Representation = {
  /** The number of its bytes. */
  bytes: number;
  /** A strong entity tag, which no other encoding of the file has, since its bytes differ. */
  etag: string;
  /** Held in memory, or read from an open file. */
  content: Buffer | { fileDescriptor: number };
};
