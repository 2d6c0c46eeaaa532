import {
  addressPath,
  currentAddress,
  mayNeedRewriting,
  plainHref,
  requestedDocument,
  shownHref,
  type Address,
} from './address.ts';
import { changePage, finishHeaderFade } from './change-page.ts';
import { errorDocument } from './error-document.ts';
import { hasGoneBack } from './history-direction.ts';
import { followLinks, markCurrentLinks, rewriteLinks } from './links.ts';
import { cacheDocument, UnknownAddressError } from './load-document.ts';
import { openDocument, supersedeRequests } from './open-document.ts';
import { documentParsed } from './parse-document.ts';
import { scrollToAnchor, scrollWithinPage } from './scroll-to-anchor.ts';
import { trackHead, swapDocument } from './swap-document.ts';

const { documentElement } = document;

/** The path of the document that is shown, or about to be shown; '' if there is none. */
let current = '';

/** Whether a page has been shown, or the error screen: what follows is a step, also from there. */
let isShown = false;

let notifyShown: () => void = () => undefined;

/**
 * Takes over navigation: the first load, a deep hash address, links, Back and Forward. `onShown` is called for each
 * page that is shown, including the first one.
 */
export async function startNavigation(onShown: () => void) {
  notifyShown = onShown;
  history.scrollRestoration = 'manual';
  clearTimeout(window.scriptTimer);
  if (window.pendingDocument) cacheDocument(window.pendingDocument.path, window.pendingDocument.response);
  // Home's markup may still be streaming into its template.
  await documentParsed();
  trackHead();
  addEventListener('popstate', () => void showAddress());
  // A page that the browser kept may have lost what it was loading.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && requestedDocument(location, history.state).path !== current) void showAddress();
  });
  followLinks({
    onSameAddress: () => {
      const { path, anchor } = currentAddress(location);
      // While the page at the address is loading, another one is shown.
      if (!anchor && path === addressPath(current)) scrollTo({ top: 0 });
      history.replaceState(null, '');
      void showAddress();
    },
    onPassage: () => history.replaceState({ ...history.state, left: scrollY }, ''),
  });
  believeServer();
  normalizeAddressBar();
  const address = requestedDocument(location, history.state);
  if (documentElement.dataset['path'] !== address.path) return showAddress();
  current = address.path;
  isShown = true;
  keepListPage();
  rewriteLinks(document, addressPath(current));
  notifyShown();
}

/** A server may answer other addresses with a page, such as `/why-us//`: then the page's own is shown. */
function believeServer() {
  const { path } = documentElement.dataset;
  const { hash, search } = location;
  if (!path || hash.startsWith('#/') || currentAddress(location).path) return;
  history.replaceState(history.state, '', plainHref(path) + search + hash);
}

/**
 * Rewrites the address bar to the form that the site shows, plain or hash. Hash addresses are relative to `/`: on another
 * path, or with a query, each would load the document again. The query is kept after the path: it may say which campaign
 * brought the visitor.
 */
function normalizeAddressBar() {
  const { path, anchor } = currentAddress(location);
  if (path && mayNeedRewriting(location))
    history.replaceState(history.state, '', shownHref(path, anchor, location.search));
}

/**
 * All pages of a list have its address in the address bar: the state of the tab's history entry stores which one is
 * shown.
 */
function keepListPage() {
  const path = addressPath(current);
  // A transition may show the page only after another history entry was reached, whose state this must not become.
  if (path === current || requestedDocument(location, history.state).path !== current) return;
  const { pathname, search, hash } = location;
  history.replaceState({ document: current }, '', (pathname + search + hash).replace(current, path));
}

/** Shows the error screen in place of the page. */
export async function showError(error: unknown) {
  const isWanted = supersedeRequests();
  console.error(error);
  const screen = await errorDocument(error);
  if (!isWanted()) return;
  current = '';
  show(screen, '');
}

/** Shows the page that the address bar asks for. */
async function showAddress() {
  normalizeAddressBar();
  const address = requestedDocument(location, history.state);
  const isBack = hasGoneBack();
  markCurrentLinks(addressPath(address.path));
  if (address.path === current && current) {
    supersedeRequests();
    delete documentElement.dataset['loading'];
    // A turn of the list may have been superseded.
    document.querySelector('[data-list]')?.removeAttribute('aria-busy');
    return scrollWithinPage(address.anchor);
  }
  await openDocument(address.path, {
    isPageShown: isShown,
    onLoaded: (next) => showPage(next, address, isBack),
    onError: (error) => {
      const { path } = currentAddress(location);
      if (path === address.path || !(error instanceof UnknownAddressError)) return showError(error);
      // The list no longer has the page that was shown: start from its first one.
      history.replaceState(null, '');
      return showAddress();
    },
  });
}

/**
 * Shows another page of the current list in its place. Calls `shown` afterward, or `failed` if it cannot be loaded:
 * then the list stays as it is. A reload in the meantime gets the requested page.
 */
export async function turnList(path: string, { shown, failed }: { shown: () => void; failed: () => void }) {
  history.replaceState({ document: path }, '');
  await openDocument(path, {
    isPageShown: true,
    onLoaded: (next) => {
      delete documentElement.dataset['loading'];
      current = path;
      rewriteLinks(next, addressPath(path));
      swapDocument(next, '[data-list]');
      shown();
      notifyShown();
    },
    onError: (error) => {
      console.error(error);
      delete documentElement.dataset['loading'];
      // Not the state before this turn: that may be of an earlier one, which this has superseded.
      history.replaceState(current === addressPath(current) ? null : { document: current }, '');
      failed();
    },
  });
}

/** Shows a page that has been loaded: the first one directly, others with the transition of changePage. */
function showPage(next: Document, { path, anchor }: Address, isBack: boolean) {
  const from = current;
  current = path;
  const update = () => {
    // By then a later page may have been loaded.
    if (path === current) show(next, path, { anchor, isStep: isShown });
  };
  if (from) changePage({ from, to: path, isBack }, next, update);
  else update();
}

/**
 * Does what loading a document would: shows the page from its top. With `isStep` it also moves the focus, for screen
 * readers.
 */
function show(next: Document, path: string, { anchor = '', isStep = true } = {}) {
  rewriteLinks(next, addressPath(path));
  // Another page, if this one is shown by a late transition: that one is still loading.
  const { path: requested } = requestedDocument(location, history.state);
  const heading = next.querySelector('h1');
  if (heading && isStep) heading.tabIndex = -1;
  swapDocument(next);
  isShown = true;
  // At this point: earlier, it would restyle the old page; later, it would lay out the new page twice.
  if (!path || path === requested) delete documentElement.dataset['loading'];
  documentElement.removeAttribute('data-scrolled');
  documentElement.removeAttribute('data-far');
  keepListPage();
  markCurrentLinks(addressPath(path && requested));
  scrollTo({ top: 0, behavior: 'instant' });
  if (isStep) heading?.focus({ preventScroll: true });
  // The header of a scrolled page would fade into this page's and be unreadable halfway.
  finishHeaderFade();
  scrollToAnchor(anchor);
  notifyShown();
}

/** Replaces the current page by a newer version of its document and keeps the scroll position. */
export function replacePage(next: Document) {
  supersedeRequests();
  rewriteLinks(next, addressPath(current));
  // Header and footer may have changed too.
  for (const part of document.querySelectorAll('[data-permanent]')) part.removeAttribute('data-permanent');
  swapDocument(next);
  markCurrentLinks(addressPath(current));
  notifyShown();
}
