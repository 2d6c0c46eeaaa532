import { currentAddress, hashHref, type Address } from './address.ts';
import { changePage } from './change-page.ts';
import { errorDocument } from './error-document.ts';
import { followLinks, markCurrentLinks, rewriteLinks } from './links.ts';
import { cacheDocument, loadDocument, UnknownAddressError } from './load-document.ts';
import { releaseOf, reloadIfStale, reloadOnce } from './stale-release.ts';
import { trackHead, swapDocument } from './swap-document.ts';

const { documentElement } = document;

/** The number of the latest request for a page: only that one may change it. */
let latest = 0;

/** The path of the current page, or of the one about to be shown; '' while there is none. */
let current = '';

/** The tab's position in its history; always 0 in a browser that does not reveal it. */
let historyIndex = readHistoryIndex();

let notifyShown: () => void = () => undefined;

/**
 * Takes over navigation: the first load, a deep hash address, links, Back and Forward. `onShown` is called for each page that
 * is shown, including the one that is there already.
 */
export async function startNavigation(onShown: () => void) {
  notifyShown = onShown;
  history.scrollRestoration = 'manual';
  clearTimeout(window.scriptTimer);
  if (window.opening) cacheDocument(window.opening.path, window.opening.response);
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
    onPassage: () => history.replaceState({ left: scrollY }, ''),
  });
  const address = currentAddress(location);
  // In-app links are hash addresses of `/`: from another path, or with a query, each would load the document again. The query
  // goes along behind the path: it may say which campaign brought the visitor.
  if (address.path && (!location.hash.startsWith('#/') || location.search)) {
    history.replaceState(history.state, '', hashHref(address.path, address.anchor, location.search));
  }
  if (documentElement.dataset['path'] !== address.path) return showAddress();
  current = address.path;
  rewriteLinks(document, address.path);
  notifyShown();
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

/** Shows the page at the address in the address bar. */
async function showAddress() {
  const address = currentAddress(location);
  const request = ++latest;
  const isBack = readHistoryIndex() < historyIndex;
  historyIndex = readHistoryIndex();
  markCurrentLinks(address.path);
  if (address.path === current && current) {
    delete documentElement.dataset['loading'];
    return scrollWithinPage(address.anchor);
  }
  documentElement.dataset['loading'] = '';
  const { document: next, error } = await documentFor(address);
  // A late response must not replace a page that was requested after it.
  if (request !== latest) return;
  if (next && releaseOf(next) !== releaseOf(document) && current && reloadOnce()) return;
  if (next) return showPage(next, address, isBack);
  if (error instanceof UnknownAddressError && error.movedTo) return location.replace(error.movedTo);
  const isWanted = () => request === latest;
  if (!(await reloadIfStale(error, isWanted)) && isWanted()) await showError(error);
}

/** A page's document, or the error that prevents it. Never rejects. */
async function documentFor({ path }: Address): Promise<{ document?: Document; error?: unknown }> {
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

/** Does what loading a document would: shows the page from its top. A step also moves the focus, for screen readers. */
function show(next: Document, path: string, { anchor = '', isStep = true } = {}) {
  // Before the new page is laid out: set later, they would cause a second layout.
  delete documentElement.dataset['loading'];
  documentElement.removeAttribute('data-scrolled');
  documentElement.removeAttribute('data-far');
  rewriteLinks(next, path);
  const heading = next.querySelector('h1');
  if (heading && isStep) heading.tabIndex = -1;
  swapDocument(next);
  markCurrentLinks(path);
  scrollTo({ top: 0, behavior: 'instant' });
  if (isStep) heading?.focus({ preventScroll: true });
  // The header of a scrolled page would fade into this page's, unreadable halfway.
  document
    .querySelector('header')
    ?.getAnimations()
    .forEach((fade) => fade.finish());
  scrollToAnchor(anchor);
  notifyShown();
}

/** Replaces the current page by a newer version of its document and keeps the scroll position. */
export function replacePage(next: Document) {
  latest += 1;
  rewriteLinks(next, current);
  // Header and footer may have changed too.
  for (const part of document.querySelectorAll('[data-permanent]')) part.removeAttribute('data-permanent');
  swapDocument(next);
  markCurrentLinks(current);
  notifyShown();
}

/** Back within a page leads to where the reader was when a link led on, a link to its passage. */
function scrollWithinPage(anchor: string) {
  const { left } = (history.state ?? {}) as { left?: number };
  if (left === undefined) scrollToAnchor(anchor);
  else scrollTo({ top: left });
}

/** Scrolls to an anchor of the current page and focuses it if it is focusable. */
function scrollToAnchor(anchor: string) {
  const target = anchor && document.getElementById(decode(anchor));
  if (!target) return;
  // As it will be in a frame: then all above the passage is laid out, and this finds where it stands.
  documentElement.dataset['scrolled'] = '';
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}

function readHistoryIndex(): number {
  const { navigation } = window as { navigation?: Navigation };
  return navigation?.currentEntry?.index ?? 0;
}

/** Returns what cannot be decoded, such as `100%`, unchanged. */
function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

const documentParsed = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve());
    else resolve();
  });
