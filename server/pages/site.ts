import type { Encoding } from './choose-encoding.ts';

/** The built site, ready to be sent. */
export type Site = {
  /** By the path that is asked for, decoded: `/`, `/why-us/`, `/assets/app-4f2a.js`. */
  pages: ReadonlyMap<string, Page>;
  /** The error screen's document. */
  notFound: Page;
  policySources: PolicySources;
};

/** What the build tells for the Content-Security-Policy, as `.build/headers.json` holds it. */
export type PolicySources = {
  /** Of the inline scripts: `sha256-…`. */
  scriptHashes: readonly string[];
  /** Other origins to which scripts send: `https://api.example`. */
  connectOrigins: readonly string[];
  /** Other origins to which forms post without a script. */
  formOrigins: readonly string[];
};

export type Page = {
  contentType: string;
  cacheControl: string;
  /** The encodings there are; `identity` always is. */
  encodings: readonly Encoding[];
  representations: Readonly<Partial<Record<Encoding, Representation>>> & { readonly identity: Representation };
};

/** One encoding of a page: bytes of its own, so a strong entity tag of its own. `heldOpen` is a file descriptor. */
export type Representation = { bytes: number; etag: string; content: Buffer | { heldOpen: number } };
