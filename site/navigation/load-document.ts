import { plainHref } from './address.ts';
import { loadChunk } from './chunk-load-error.ts';
import { parseDocument } from './parse-document.ts';

/** There is no such address. */
export class UnknownAddressError extends Error {
  override name = 'UnknownAddressError';
  /** Where the server sends whoever asks for it. */
  readonly movedTo: string;

  constructor(address: string, movedTo = '') {
    super(`No page has the address ${address}`);
    this.movedTo = movedTo;
  }
}

/** How many documents are kept as text, of about 80 kB each, and for how long: content may have changed, in milliseconds. */
const kept = 16;
const freshFor = 300_000;

interface Entry {
  text: Promise<string>;
  since: number;
  /** Parsed ahead. It is taken once: its elements move into the page. */
  parsed?: Document | undefined;
}

/** By path, the longest unused first. */
const cache = new Map<string, Entry>();

/** Takes in an answer that was asked for elsewhere. */
export const keepDocument = (path: string, response: Promise<Response>) => void entryOf(path, response);

/** Documents that are asked for from now on are fetched anew. */
export const forgetDocuments = () => cache.clear();

/** Fetches the document of the page at `path` ahead, once, with low priority. Rejects when it does not come. */
export const prefetchDocument = async (path: string): Promise<void> =>
  void (await entryOf(path, undefined, 'low').text);

/** Also parses it: to be called when a visit is all but sure. */
export async function prepareDocument(path: string): Promise<void> {
  const entry = entryOf(path);
  entry.parsed ??= parseDocument(await entry.text);
}

/**
 * The document of the page at `path`, to be used up.
 * Rejects with an UnknownAddressError, or with a ChunkLoadError, after two minutes at the latest.
 */
export async function loadDocument(path: string): Promise<Document> {
  if (!path) throw new UnknownAddressError('in the address bar');
  const entry = entryOf(path);
  try {
    const text = await loadChunk(`the page ${path}`, entry.text);
    const document = entry.parsed ?? parseDocument(text);
    entry.parsed = undefined;
    return document;
  } catch (error) {
    // One that timed out hangs on: the next try must not wait for it.
    if (cache.get(path) === entry) cache.delete(path);
    const { cause } = error as Error;
    throw cause instanceof UnknownAddressError ? cause : error;
  }
}

function entryOf(path: string, asked?: Promise<Response>, priority: RequestPriority = 'auto'): Entry {
  const found = cache.get(path);
  const entry =
    found && Date.now() - found.since < freshFor
      ? found
      : { text: textOf(path, asked ?? fetch(plainHref(path), { priority })), since: Date.now() };
  // Last in the order of use.
  cache.delete(path);
  cache.set(path, entry);
  // A document that failed is asked for anew the next time.
  if (entry !== found) entry.text.catch(() => cache.get(path) === entry && cache.delete(path));
  for (const oldest of cache.keys()) {
    if (cache.size <= kept) break;
    cache.delete(oldest);
  }
  return entry;
}

async function textOf(path: string, asked: Promise<Response>): Promise<string> {
  const response = await asked;
  if (response.status === 404) throw new UnknownAddressError(path);
  if (!response.ok) throw new Error(`status ${response.status}`);
  const text = await response.text();
  // Something between here and the server, such as a hotel's sign-in page, may answer in its place.
  if (!text.includes(' data-release="')) throw new Error('it is no page of this site');
  // One that stands for itself, such as the one that thanks for a form sent without a script.
  if (!text.includes(` data-path="${path}"`))
    throw new UnknownAddressError(path, response.redirected ? response.url : '');
  return text;
}
