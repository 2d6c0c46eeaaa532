import type { CDPSession } from 'puppeteer-core';

/** Kilobytes (1,000 bytes) over the wire, with their headers. */
export interface Weight {
  document: number;
  script: number;
  /** All that the page itself takes. */
  page: number;
  /** What it fetches ahead of other pages. */
  ahead: number;
}

interface SentRequest {
  requestId: string;
  type?: string;
  request: { url: string };
}

/** Fetches of these kinds that name no picture, font or the page's own document are for a page that may come next. */
const aheadTypes = new Set(['Fetch', 'XHR', 'Prefetch', 'Other', 'SpeculationRules']);
const ownFile = /\.(avif|jpg|png|svg|ico|woff2|webmanifest)$/;

/** Begins to count what the page at `path` loads; the function it returns tells what came until then. */
export async function countWeight(session: CDPSession, path: string): Promise<() => Weight> {
  const kinds = new Map<string, keyof Weight | 'rest'>();
  const bytes = { document: 0, script: 0, rest: 0, ahead: 0, page: 0 };
  session.on('Network.requestWillBeSent', ({ requestId, type, request }: SentRequest) => {
    kinds.set(requestId, kindOf(type ?? 'Other', new URL(request.url).pathname, path));
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
    ahead: kilobytes(bytes.ahead),
  });
}

/** A hash address has two documents: home's, which it is opened with, and its own. */
function kindOf(type: string, pathname: string, path: string): keyof Weight | 'rest' {
  const isOwnDocument = pathname.replace(/(.)\/(index\.html)?$/, '$1') === path;
  if (type === 'Document' || (type === 'Fetch' && isOwnDocument)) return 'document';
  if (type === 'Script') return 'script';
  return aheadTypes.has(type) && !ownFile.test(pathname) ? 'ahead' : 'rest';
}
