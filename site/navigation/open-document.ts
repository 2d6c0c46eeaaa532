import { currentAddress, plainHref } from './address.ts';
import { loadDocument, UnknownAddressError } from './load-document.ts';
import { releaseOf, reloadIfStale, reloadOnce } from './stale-release.ts';

const { documentElement } = document;

/** The number of the latest request for a page: only that one may change the page. */
let latest = 0;

/** Makes earlier requests for a page void. Returns a function that says whether this one is still the latest. */
export function supersedeRequests(): () => boolean {
  const request = ++latest;
  return () => request === latest;
}

interface OpenOptions {
  /** Whether it replaces a page, which is reloaded, once, if the document is of another release. */
  isPageShown: boolean;
  onLoaded: (next: Document) => void;
  onError: (error: unknown) => void | Promise<void>;
}

/**
 * Loads the document at `path` and calls `onLoaded` with it, or `onError` with the error; neither if another document has
 * been requested by then.
 */
export async function openDocument(path: string, { isPageShown, onLoaded, onError }: OpenOptions) {
  const isWanted = supersedeRequests();
  documentElement.dataset['loading'] = '';
  const { document: next, error } = await documentFor(path);
  // A late response must not replace a page that was requested after it.
  if (!isWanted()) return;
  if (next && releaseOf(next) !== releaseOf(document) && isPageShown && reloadOnce()) return;
  if (next) return onLoaded(next);
  if (error instanceof UnknownAddressError && error.isMoved) return followRedirect(path);
  if (!(await reloadIfStale(error, isWanted)) && isWanted()) await onError(error);
}

/**
 * Lets the browser follow the redirect of an old address: unlike the address of a fetched response, its own keeps the
 * passage that the redirect names or else the visitor's.
 */
function followRedirect(path: string) {
  const { anchor } = currentAddress(location);
  // At an address that differs only by its anchor, the browser would merely look for the passage.
  history.replaceState(null, '', '/');
  location.replace(plainHref(path) + (anchor && `#${anchor}`));
}

/** A page's document, or the error that prevents it. Never rejects. */
async function documentFor(path: string): Promise<{ document?: Document; error?: unknown }> {
  try {
    return { document: await loadDocument(path) };
  } catch (error) {
    return { error };
  }
}
