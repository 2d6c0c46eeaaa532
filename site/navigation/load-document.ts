import { plainHref } from './address.ts';
import { loadChunk } from './chunk-load-error.ts';
import { prepareStyles } from './page-styles.ts';
import { parseDocument } from './parse-document.ts';

/** Thrown if no page has the address. */
export class UnknownAddressError extends Error {
  override name = 'UnknownAddressError';
  /** Whether the server redirects the address to another one. */
  readonly isMoved: boolean;

  constructor(address: string, isMoved = false) {
    super(`No page has the address ${address}`);
    this.isMoved = isMoved;
  }
}

/** The most documents that are cached, with about 80 kB of text each. */
const maxCachedDocuments = 16;

/** Milliseconds after which a cached document is fetched again: content may have changed. */
const maxAge = 300_000;

interface CacheEntry {
  text: Promise<string>;
  /** The time of the request, like `Date.now()`. */
  requestedAt: number;
  /** A copy of its hero's picture, kept here so that the browser does not stop loading it. */
  picture?: Node;
}

/** Documents by path, the least recently used first. */
const cache = new Map<string, CacheEntry>();

/** Caches a response that was requested elsewhere. */
export const cacheDocument = (path: string, response: Promise<Response>) => void getEntry(path, response);

/** Empties the cache: documents requested from now on are fetched again. */
export const clearDocuments = () => cache.clear();

/**
 * Fetches a page's document in advance, with low priority. Returns the number of characters loaded, 0 if it was cached.
 * Rejects if that fails.
 */
export async function prefetchDocument(path: string): Promise<number> {
  const cachedEntry = cache.get(path);
  const entry = getEntry(path, undefined, 'low');
  const { length } = await entry.text;
  return entry === cachedEntry ? 0 : length;
}

/** The document that was parsed in advance, for one use: its elements are moved into the page. Only the latest one is kept. */
let parsedAhead: { entry: CacheEntry; document: Document } | undefined;

/** Fetches a page's document and parses it and its style sheets: for a visit that is likely. */
export async function prepareDocument(path: string): Promise<Document> {
  const entry = getEntry(path);
  const text = await entry.text;
  if (parsedAhead?.entry !== entry) parsedAhead = { entry, document: parseDocument(text) };
  prepareStyles(parsedAhead.document);
  return parsedAhead.document;
}

/** Prepares a page's document, and loads the picture of its hero: for a link that is being pressed. */
export async function preparePicture(path: string): Promise<void> {
  const page = await prepareDocument(path);
  const entry = cache.get(path);
  const picture = page.querySelector('[data-hero] picture');
  // In the parsed document it would not load.
  if (picture && entry) entry.picture = document.importNode(picture, true);
}

/**
 * Loads the document of the page at `path`, whose elements the caller may move. Rejects with an UnknownAddressError, or
 * with a ChunkLoadError after two minutes at the latest.
 */
export async function loadDocument(path: string): Promise<Document> {
  if (!path) throw new UnknownAddressError('in the address bar');
  const entry = getEntry(path);
  try {
    const text = await loadChunk(`the page ${path}`, entry.text);
    const page = parsedAhead?.entry === entry ? parsedAhead.document : parseDocument(text);
    parsedAhead = undefined;
    return page;
  } catch (error) {
    // A fetch that timed out is still pending: the next attempt must not wait for it.
    if (cache.get(path) === entry) cache.delete(path);
    const { cause } = error as Error;
    throw cause instanceof UnknownAddressError ? cause : error;
  }
}

/**
 * Returns the cache entry of a path if it is fresh. Otherwise creates one from `response` or, without it, from a request with
 * `priority`. The entry becomes the most recently used one.
 */
function getEntry(path: string, response?: Promise<Response>, priority: RequestPriority = 'auto'): CacheEntry {
  const cachedEntry = cache.get(path);
  const isFresh = cachedEntry && Date.now() - cachedEntry.requestedAt < maxAge;
  const entry = isFresh ? cachedEntry : requestEntry(path, response ?? fetch(plainHref(path), { priority }));
  // The map keeps the order of insertion.
  cache.delete(path);
  cache.set(path, entry);
  for (const oldest of cache.keys()) {
    if (cache.size <= maxCachedDocuments) break;
    cache.delete(oldest);
  }
  return entry;
}

function requestEntry(path: string, response: Promise<Response>): CacheEntry {
  const entry = { text: readText(path, response), requestedAt: Date.now() };
  // A failure is not cached.
  entry.text.catch(() => cache.get(path) === entry && cache.delete(path));
  return entry;
}

async function readText(path: string, pending: Promise<Response>): Promise<string> {
  // A redirect to another site fails, since the Content-Security-Policy refuses it. If it is not followed, its status is 0.
  const response = await pending.catch(() => fetch(plainHref(path), { redirect: 'manual' }));
  const { status } = response;
  if (!status || status === 404) throw new UnknownAddressError(path, !status);
  if (!response.ok) throw new Error(`status ${status}`);
  const text = await response.text();
  // A captive portal, such as a hotel's sign-in page, may respond in the server's place.
  if (!text.includes(' data-release="')) throw new Error('the response is not a page of this site');
  // The document has no route, like the thank-you page, or is the page that an old address redirects to.
  if (!text.includes(` data-path="${path}"`)) throw new UnknownAddressError(path, response.redirected);
  return text;
}
