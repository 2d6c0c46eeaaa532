import {
  addressPath,
  currentAddress,
  documentPath,
  mayNeedRewriting,
  plainHref,
  shownHref,
  type Address,
} from './address.ts';

/** The address of the document that the address bar and the tab's history entry ask for. */
export function requestedDocument(): Address {
  const { path, anchor } = currentAddress(location);
  return { path: documentPath(path, history.state), anchor };
}

/** Shows a page's own address if the server has sent the page for a malformed one, such as `/why-us//`. */
export function correctServedAddress() {
  const { path } = document.documentElement.dataset;
  const { hash, search } = location;
  if (!path || hash.startsWith('#/') || currentAddress(location).path) return;
  history.replaceState(history.state, '', plainHref(path) + search + hash);
}

/**
 * Rewrites the address bar to the form that the site shows, plain or hash. Hash addresses are relative to `/`: on another
 * path, or with a query, each would load the document again. The query is kept after the path: it may say which campaign
 * brought the visitor.
 */
export function normalizeAddressBar() {
  const { path, anchor } = currentAddress(location);
  if (path && mayNeedRewriting(location))
    history.replaceState(history.state, '', shownHref(path, anchor, location.search));
}

/**
 * Shows the list's address for the page of a list at `path`, and stores `path` in the state of the tab's history entry:
 * all pages of a list have its address. Does nothing for other pages.
 */
export function storeListPage(path: string) {
  const listPath = addressPath(path);
  if (listPath === path) return;
  const { pathname, search, hash } = location;
  history.replaceState({ document: path }, '', (pathname + search + hash).replace(path, listPath));
}
