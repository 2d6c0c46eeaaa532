import type { CDPSession } from 'puppeteer-core';

/** Kilobytes (1,000 bytes) as transferred, with headers. */
export interface Weight {
  /** The page's own document. */
  document: number;
  script: number;
  /** Everything that the page itself needs. */
  page: number;
  /** The prefetched files of other pages. */
  ahead: number;
  /** The part of `ahead` that is for the page opened next. */
  used: number;
}

interface SentRequest {
  requestId: string;
  type?: string;
  request: { url: string };
}

/** Fetches of these types that are not pictures, fonts or the page's own document are for a possible next page. */
const aheadTypes = new Set(['Fetch', 'XHR', 'Prefetch', 'Other', 'SpeculationRules']);
const ownFile = /\.(avif|jpg|png|svg|ico|woff2|webmanifest)$/;

/** Matches the files in a page's folder that Next fetches ahead, such as `/__next._tree.txt`. */
const nextSegment = /\/__next\.[^/]*\.txt$/;

/**
 * Starts to count what the page at `path` loads, from which `next` is opened; the returned function reports the total
 * so far.
 */
export async function countWeight(session: CDPSession, path: string, next?: string): Promise<() => Weight> {
  const kinds = new Map<string, Kind>();
  const bytes: Record<Kind, number> = { document: 0, script: 0, rest: 0, ahead: 0, used: 0 };
  session.on('Network.requestWillBeSent', ({ requestId, type, request }: SentRequest) => {
    kinds.set(requestId, kindOf(type ?? 'Other', new URL(request.url).pathname, path, next));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kinds.get(requestId) ?? 'rest'] += encodedDataLength;
  });
  await session.send('Network.enable');
  const kilobytes = (count: number) => count / 1000;
  return () => ({
    document: kilobytes(bytes.document),
    script: kilobytes(bytes.script),
    page: kilobytes(bytes.document + bytes.script + bytes.rest),
    ahead: kilobytes(bytes.ahead + bytes.used),
    used: kilobytes(bytes.used),
  });
}

type Kind = Exclude<keyof Weight, 'page'> | 'rest';

/** What a request is for. A hash address has two documents: home's, with which it is opened, and its own. */
function kindOf(type: string, pathname: string, path: string, next: string | undefined): Kind {
  if (type === 'Document' || (type === 'Fetch' && pageOf(pathname) === path)) return 'document';
  if (type === 'Script') return 'script';
  if (!aheadTypes.has(type) || ownFile.test(pathname)) return 'rest';
  return pageOf(pathname.replace(nextSegment, '/')) === next ? 'used' : 'ahead';
}

/** The path of the page that a document, or Next's data for it, belongs to. */
const pageOf = (pathname: string) => pathname.replace(/(\/|\/index)?(\.html|\.txt)?$/, '') || '/';
