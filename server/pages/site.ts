import type { Encoding } from './choose-encoding.ts';

/** The built site in memory. */
export type Site = {
  /** By the path that is asked for, decoded: `/`, `/why-us/`, `/assets/app-4f2a.js`. */
  pages: ReadonlyMap<string, Page>;
  /** The error screen's document. */
  notFound: Page;
  /** Of the inline scripts, for the Content-Security-Policy: `sha256-…`. */
  scriptHashes: readonly string[];
};

export type Page = {
  contentType: string;
  cacheControl: string;
  /** The encodings there are; `identity` always is. */
  encodings: readonly Encoding[];
  representations: Readonly<Partial<Record<Encoding, Representation>>> & { readonly identity: Representation };
};

/** One encoding of a page: bytes of its own, so a strong entity tag of its own. */
export type Representation = { body: Buffer; etag: string };
