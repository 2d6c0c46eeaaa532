import { correctServedAddress, normalizeAddressBar, requestedDocument, storeListPage } from './address-bar.ts';
import { addressPath, currentAddress, type Address } from './address.ts';
import { changePage, finishHeaderFade } from './change-page.ts';
import { errorDocument } from './error-document.ts';
import { hasGoneBack } from './has-gone-back.ts';
import { followLinks, markCurrentLinks, rewriteLinks } from './links.ts';
import { cacheDocument, UnknownAddressError } from './load-document.ts';
import { openDocument, supersedeRequests } from './open-document.ts';
import { documentParsed } from './parse-document.ts';
import { scrollToAnchor, scrollWithinPage } from './scroll-to-anchor.ts';
import { trackHead, swapDocument } from './swap-document.ts';

const { documentElement } = document;

/** The path of the document that is shown, or about to be shown; '' if there is none. */
let currentPath = '';

/** Whether a page, or the error screen, has been shown since the browser loaded the document. */
let hasShownPage = false;

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
  addEventListener('popstate', () => void showRequestedPage());
  // A page that comes back from the browser's cache may have lost what it was loading.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && requestedDocument().path !== currentPath) void showRequestedPage();
  });
  followLinks({
    onSameAddress: showCurrentAddressAgain,
    onPassage: () => history.replaceState({ ...history.state, scrollTop: scrollY }, ''),
  });
  correctServedAddress();
  normalizeAddressBar();
  const { path } = requestedDocument();
  if (documentElement.dataset['path'] !== path) return showRequestedPage();
  currentPath = path;
  hasShownPage = true;
  storeListPage(path);
  rewriteLinks(document, addressPath(path));
  notifyShown();
}

function showCurrentAddressAgain() {
  const { path, anchor } = currentAddress(location);
  // While the page at the address is loading, another one is shown.
  if (!anchor && path === addressPath(currentPath)) scrollTo({ top: 0 });
  history.replaceState(null, '');
  void showRequestedPage();
}

/** Shows the error screen in place of the page. */
export async function showError(error: unknown) {
  const isWanted = supersedeRequests();
  console.error(error);
  const screen = await errorDocument(error);
  if (!isWanted()) return;
  currentPath = '';
  displayDocument(screen, '');
}

/** Shows the page that the address bar asks for. */
async function showRequestedPage() {
  normalizeAddressBar();
  const address = requestedDocument();
  const isBack = hasGoneBack();
  markCurrentLinks(addressPath(address.path));
  if (address.path === currentPath && currentPath) {
    supersedeRequests();
    delete documentElement.dataset['loading'];
    // The request for another page of the list may have been superseded.
    document.querySelector('[data-list]')?.removeAttribute('aria-busy');
    return scrollWithinPage(address.anchor);
  }
  await openDocument(address.path, {
    mayReload: hasShownPage,
    onLoaded: (next) => showPage(next, address, isBack),
    onError: (error) => {
      const { path } = currentAddress(location);
      if (path === address.path || !(error instanceof UnknownAddressError)) return showError(error);
      // The list no longer has the page that was shown: start from its first one.
      history.replaceState(null, '');
      return showRequestedPage();
    },
  });
}

/**
 * Shows another page of the current list in its place. Calls `onShown` afterward, or `onFailed` if it cannot be loaded:
 * then the list stays as it is; neither if another request supersedes this one. A reload in the meantime gets the requested page.
 */
export async function showListPage(path: string, { onShown, onFailed }: { onShown: () => void; onFailed: () => void }) {
  history.replaceState({ document: path }, '');
  await openDocument(path, {
    mayReload: true,
    onLoaded: (next) => {
      delete documentElement.dataset['loading'];
      currentPath = path;
      rewriteLinks(next, addressPath(path));
      swapDocument(next, '[data-list]');
      onShown();
      notifyShown();
    },
    onError: (error) => {
      console.error(error);
      delete documentElement.dataset['loading'];
      // Not the state before this request: it may belong to an earlier request, which this one has superseded.
      history.replaceState(currentPath === addressPath(currentPath) ? null : { document: currentPath }, '');
      onFailed();
    },
  });
}

/** Shows a page that has been loaded: with the transition of changePage if another page is shown, otherwise directly. */
function showPage(next: Document, { path, anchor }: Address, isBack: boolean) {
  const from = currentPath;
  currentPath = path;
  const update = () => displayDocument(next, path, { anchor, movesFocus: hasShownPage });
  if (from) changePage({ from, to: path, isBack }, next, update);
  else update();
}

/**
 * Does what loading a document would: shows the page from its top. With `movesFocus`, its heading gets the focus, for
 * screen readers.
 */
function displayDocument(next: Document, path: string, { anchor = '', movesFocus = true } = {}) {
  rewriteLinks(next, addressPath(path));
  const heading = next.querySelector('h1');
  if (heading && movesFocus) heading.tabIndex = -1;
  swapDocument(next);
  hasShownPage = true;
  // Removed at this point: earlier, it would restyle the old page; later, it would lay out the new page twice.
  delete documentElement.dataset['loading'];
  delete documentElement.dataset['scrolled'];
  delete documentElement.dataset['scrolledFar'];
  storeListPage(path);
  markCurrentLinks(addressPath(path));
  scrollTo({ top: 0, behavior: 'instant' });
  if (movesFocus) heading?.focus({ preventScroll: true });
  finishHeaderFade();
  scrollToAnchor(anchor);
  notifyShown();
}

/** Replaces the current page by a newer version of its document and keeps the scroll position. */
export function refreshPage(next: Document) {
  supersedeRequests();
  rewriteLinks(next, addressPath(currentPath));
  // Header and footer may have changed too.
  for (const element of document.querySelectorAll('[data-permanent]')) element.removeAttribute('data-permanent');
  swapDocument(next);
  markCurrentLinks(addressPath(currentPath));
  notifyShown();
  // The page at the address was still loading: its request has been superseded.
  if (requestedDocument().path !== currentPath) void showRequestedPage();
}
