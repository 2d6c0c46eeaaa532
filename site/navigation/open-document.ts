import { currentAddress, plainHref } from './address.ts';
import { loadDocument, UnknownAddressError } from './load-document.ts';
import { releaseOf, reloadIfStale, reloadOnce } from './stale-release.ts';

const { documentElement } = document;

/** The number of the latest request for a page: only that one may change the page. */
let latestRequest = 0;

/** Supersedes all earlier requests for a page. Returns a function that tells whether this one is still the latest. */
export function supersedeRequests(): () => boolean {
  const request = ++latestRequest;
  return () => request === latestRequest;
}

interface OpenOptions {
  /** Whether to reload the current page, once, if the document belongs to another release. */
  mayReload: boolean;
  onLoaded: (next: Document) => void;
  onError: (error: unknown) => void | Promise<void>;
}

/**
 * Loads the document at `path` and calls `onLoaded` with it, or `onError` with the error; neither if another document has
 * been requested by then.
 */
export async function openDocument(path: string, { mayReload, onLoaded, onError }: OpenOptions) {
  const isWanted = supersedeRequests();
  documentElement.dataset['loading'] = '';
  const { document: next, error } = await tryLoadDocument(path);
  // A late response must not replace a page that was requested after it.
  if (!isWanted()) return;
  if (next && mayReload && releaseOf(next) !== releaseOf(document) && reloadOnce()) return;
  if (next) return onLoaded(next);
  if (error instanceof UnknownAddressError && error.isMoved) return followRedirect(path);
  if (!(await reloadIfStale(error, isWanted)) && isWanted()) await onError(error);
}

/**
 * Lets the browser follow the redirect of an old address. Unlike the address of a fetched response, the browser's keeps
 * the anchor: the redirect's, or else the visitor's.
 */
function followRedirect(path: string) {
  const { anchor } = currentAddress(location);
  // At an address that differs only by its anchor, the browser would only scroll.
  history.replaceState(null, '', '/');
  location.replace(plainHref(path) + (anchor && `#${anchor}`));
}

/** Resolves with a page's document, or with the error that prevents it. Never rejects. */
async function tryLoadDocument(path: string): Promise<{ document?: Document; error?: unknown }> {
  try {
    return { document: await loadDocument(path) };
  } catch (error) {
    return { error };
  }
}
