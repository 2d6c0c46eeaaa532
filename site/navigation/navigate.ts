import {
  addressPath,
  currentAddress,
  mayNeedRewriting,
  requestedDocument,
  shownHref,
  type Address,
} from './address.ts';
import { changePage, finishHeaderFade } from './change-page.ts';
import { errorDocument } from './error-document.ts';
import { followLinks, markCurrentLinks, rewriteLinks } from './links.ts';
import { cacheDocument, loadDocument, UnknownAddressError } from './load-document.ts';
import { documentParsed } from './parse-document.ts';
import { scrollToAnchor, scrollWithinPage } from './scroll-to-anchor.ts';
import { releaseOf, reloadIfStale, reloadOnce } from './stale-release.ts';
import { trackHead, swapDocument } from './swap-document.ts';

const { documentElement } = document;

/** The number of the latest request for a page: only that one may change the page. */
let latest = 0;

/** The path of the document that is shown, or about to be shown; '' if there is none. */
let current = '';

/** The tab's position in its history; always 0 in a browser without the Navigation API. */
let historyIndex = readHistoryIndex();

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
  followLinks({
    onSameAddress: () => {
      if (!currentAddress(location).anchor) scrollTo({ top: 0 });
      history.replaceState(null, '');
      void showAddress();
    },
    onPassage: () => history.replaceState({ ...history.state, left: scrollY }, ''),
  });
  normalizeAddressBar();
  const address = requestedDocument(location, history.state);
  if (documentElement.dataset['path'] !== address.path) return showAddress();
  current = address.path;
  keepListPage();
  rewriteLinks(document, addressPath(current));
  notifyShown();
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
  if (path === current) return;
  const { pathname, search, hash } = location;
  history.replaceState({ document: current }, '', (pathname + search + hash).replace(current, path));
}

/** Shows the error screen in place of the page. */
export async function showError(error: unknown) {
  const request = ++latest;
  console.error(error);
  const screen = await errorDocument(error);
  if (request !== latest) return;
  current = '';
  show(screen, '');
}

/** Shows the page that the address bar asks for. */
async function showAddress() {
  normalizeAddressBar();
  const address = requestedDocument(location, history.state);
  const isBack = readHistoryIndex() < historyIndex;
  historyIndex = readHistoryIndex();
  markCurrentLinks(addressPath(address.path));
  if (address.path === current && current) {
    latest += 1;
    delete documentElement.dataset['loading'];
    return scrollWithinPage(address.anchor);
  }
  await openDocument(
    address.path,
    (next) => showPage(next, address, isBack),
    (error) => {
      const { path } = currentAddress(location);
      if (path === address.path || !(error instanceof UnknownAddressError)) return showError(error);
      // The list no longer has the page that was shown: start from its first one.
      history.replaceState(null, '');
      return showAddress();
    },
  );
}

/**
 * Shows another page of the current list in its place. Calls `shown` afterward, or `failed` if it cannot be loaded:
 * then the list stays as it is. A reload in the meantime gets the requested page.
 */
export async function turnList(path: string, { shown, failed }: { shown: () => void; failed: () => void }) {
  const before: unknown = history.state;
  history.replaceState({ document: path }, '');
  const replaceList = (next: Document) => {
    delete documentElement.dataset['loading'];
    current = path;
    rewriteLinks(next, addressPath(path));
    swapDocument(next, '[data-list]');
    shown();
    notifyShown();
  };
  await openDocument(path, replaceList, (error) => {
    console.error(error);
    delete documentElement.dataset['loading'];
    history.replaceState(before, '');
    failed();
  });
}

/**
 * Loads the document at `path` and calls `onLoaded` with it, or `onError` with the error; neither if another document has
 * been requested by then.
 */
async function openDocument(
  path: string,
  onLoaded: (next: Document) => void,
  onError: (error: unknown) => void | Promise<void>,
) {
  const request = ++latest;
  const isWanted = () => request === latest;
  documentElement.dataset['loading'] = '';
  const { document: next, error } = await documentFor(path);
  // A late response must not replace a page that was requested after it.
  if (!isWanted()) return;
  if (next && releaseOf(next) !== releaseOf(document) && current && reloadOnce()) return;
  if (next) return onLoaded(next);
  if (error instanceof UnknownAddressError && error.movedTo) return location.replace(error.movedTo);
  if (!(await reloadIfStale(error, isWanted)) && isWanted()) await onError(error);
}

/** A page's document, or the error that prevents it. Never rejects. */
async function documentFor(path: string): Promise<{ document?: Document; error?: unknown }> {
  try {
    return { document: await loadDocument(path) };
  } catch (error) {
    return { error };
  }
}

/** Shows a page that has been loaded: the first one directly, others with the transition of changePage. */
function showPage(next: Document, { path, anchor }: Address, isBack: boolean) {
  const from = current;
  current = path;
  const update = () => {
    // By then a later page may have been loaded.
    if (path === current) show(next, path, { anchor, isStep: from !== '' });
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
  const heading = next.querySelector('h1');
  if (heading && isStep) heading.tabIndex = -1;
  swapDocument(next);
  // At this point: earlier, it would restyle the old page; later, it would lay out the new page twice.
  delete documentElement.dataset['loading'];
  documentElement.removeAttribute('data-scrolled');
  documentElement.removeAttribute('data-far');
  keepListPage();
  markCurrentLinks(addressPath(path));
  scrollTo({ top: 0, behavior: 'instant' });
  if (isStep) heading?.focus({ preventScroll: true });
  // The header of a scrolled page would fade into this page's and be unreadable halfway.
  finishHeaderFade();
  scrollToAnchor(anchor);
  notifyShown();
}

/** Replaces the current page by a newer version of its document and keeps the scroll position. */
export function replacePage(next: Document) {
  latest += 1;
  rewriteLinks(next, addressPath(current));
  // Header and footer may have changed too.
  for (const part of document.querySelectorAll('[data-permanent]')) part.removeAttribute('data-permanent');
  swapDocument(next);
  markCurrentLinks(addressPath(current));
  notifyShown();
}

function readHistoryIndex(): number {
  const { navigation } = window as { navigation?: Navigation };
  return navigation?.currentEntry?.index ?? 0;
}
