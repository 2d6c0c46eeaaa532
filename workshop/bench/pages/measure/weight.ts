import type { CDPSession } from 'puppeteer-core';

/** Kilobytes (1,000 bytes) over the wire, with their headers. */
export interface Weight {
  document: number;
  script: number;
  /** All that the page itself takes. */
  page: number;
  /** What it fetches ahead of other pages. */
  ahead: number;
  /** What of that is for the page that is opened next. */
  used: number;
}

interface SentRequest {
  requestId: string;
  type?: string;
  request: { url: string };
}

/** Fetches of these kinds that name no picture, font or the page's own document are for a page that may come next. */
const aheadTypes = new Set(['Fetch', 'XHR', 'Prefetch', 'Other', 'SpeculationRules']);
const ownFile = /\.(avif|jpg|png|svg|ico|woff2|webmanifest)$/;

/**
 * Begins to count what the page at `path` loads, from which `next` is opened; the function it returns tells what came until
 * then.
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

/** A hash address has two documents: home's, which it is opened with, and its own. */
function kindOf(type: string, pathname: string, path: string, next: string | undefined): Kind {
  if (type === 'Document' || (type === 'Fetch' && pageOf(pathname) === path)) return 'document';
  if (type === 'Script') return 'script';
  if (!aheadTypes.has(type) || ownFile.test(pathname)) return 'rest';
  return pageOf(pathname) === next ? 'used' : 'ahead';
}

/** The path of the page that a document, or Next's text of it, is for. */
const pageOf = (pathname: string) => pathname.replace(/(\/|\/index)?(\.html|\.txt)?$/, '') || '/';
