import { currentAddress, hashHref, type Address } from './address.ts';
import { changePage } from './change-page.ts';
import { errorDocument } from './error-document.ts';
import { followLinks, markCurrentLinks, rewriteLinks } from './links.ts';
import { keepDocument, loadDocument, UnknownAddressError } from './load-document.ts';
import { releaseOf, reloadIfStale, reloadOnce } from './stale-release.ts';
import { ownHead, swapDocument } from './swap-document.ts';

const { documentElement } = document;

/** Counts what asked for the page: only the latest may change it. */
let turn = 0;

/** The path of the page on show, or of the one that is about to be; '' while none is. */
let shown = '';

/** Where the tab stood in its history, as far as the browser tells. */
let place = historyPlace();

let arrive: () => void = () => undefined;

/**
 * Takes over navigation. Every way to a page leads through one place: the first load, a deep hash address, a link, Back and
 * Forward. `onArrive` is called when a page has come, also for the one that is there already.
 */
export async function startNavigation(onArrive: () => void) {
  arrive = onArrive;
  history.scrollRestoration = 'manual';
  if (window.opening) keepDocument(window.opening.path, window.opening.response);
  // Home's markup may still be on its way into its template.
  await parsed();
  ownHead();
  addEventListener('popstate', () => void follow());
  followLinks(() => {
    if (!currentAddress(location).anchor) scrollTo({ top: 0 });
    void follow();
  });
  const address = currentAddress(location);
  // In-app links are hash addresses of `/`: from another path, or with a query, each would load the document anew.
  if (address.path && (!location.hash.startsWith('#/') || location.search)) {
    history.replaceState(history.state, '', hashHref(address.path, address.anchor));
  }
  if (documentElement.dataset['path'] !== address.path) return follow();
  shown = address.path;
  rewriteLinks(document, address.path);
  arrive();
}

/** Shows the error screen in the page's place. */
export async function showError(error: unknown) {
  const mine = ++turn;
  console.error(error);
  const screen = await errorDocument(error);
  if (mine !== turn) return;
  shown = '';
  show(screen, '');
}

/** Shows the page that the address bar names. */
async function follow() {
  const address = currentAddress(location);
  const mine = ++turn;
  const isBack = historyPlace() < place;
  place = historyPlace();
  markCurrentLinks(address.path);
  if (address.path === shown && shown) {
    delete documentElement.dataset['loading'];
    return scrollToAnchor(address.anchor);
  }
  documentElement.dataset['loading'] = '';
  const { document: next, error } = await documentFor(address);
  // What comes late must not replace what was asked for after it.
  if (mine !== turn) return;
  if (next && releaseOf(next) !== releaseOf(document) && shown && reloadOnce()) return;
  if (next) return step(next, address, isBack);
  if (error instanceof UnknownAddressError && error.movedTo) return location.replace(error.movedTo);
  const isWanted = () => mine === turn;
  if (!(await reloadIfStale(error, isWanted)) && isWanted()) await showError(error);
}

/** A page's document, or why there is none. Never rejects. */
async function documentFor({ path }: Address): Promise<{ document?: Document; error?: unknown }> {
  try {
    return { document: await loadDocument(path) };
  } catch (error) {
    return { error };
  }
}

/** Shows a page that has come: the first one as it is, another one as one of a step. */
function step(next: Document, { path, anchor }: Address, isBack: boolean) {
  const from = shown;
  shown = path;
  const update = () => {
    // By then another one may have come.
    if (path === shown) show(next, path, anchor);
  };
  if (from) changePage({ from, to: path, isBack }, next, update);
  else update();
}

/** What loading a document would do: the page, its top, and focus for those who cannot see it. */
function show(next: Document, path: string, anchor = '') {
  // Before anything is laid out, which would be for nothing.
  delete documentElement.dataset['loading'];
  documentElement.removeAttribute('data-scrolled');
  documentElement.removeAttribute('data-far');
  rewriteLinks(next, path);
  const heading = next.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  swapDocument(next);
  markCurrentLinks(path);
  scrollTo({ top: 0, behavior: 'instant' });
  heading?.focus({ preventScroll: true });
  // The header of a scrolled page would fade into this one's, and its words be lost on the way.
  document
    .querySelector('header')
    ?.getAnimations()
    .forEach((fade) => fade.finish());
  scrollToAnchor(anchor);
  arrive();
}

/** Puts the page's document as it is now in the place of the page on show, which stays where it is scrolled to. */
export function renewPage(next: Document) {
  turn += 1;
  rewriteLinks(next, shown);
  // Their words may have changed too.
  for (const part of document.querySelectorAll('[data-permanent]')) part.removeAttribute('data-permanent');
  swapDocument(next);
  markCurrentLinks(shown);
  arrive();
}

/** Brings an anchor of the page on show into view, and focus to it where it takes it. */
function scrollToAnchor(anchor: string) {
  const target = anchor ? document.getElementById(decoded(anchor)) : null;
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}

function historyPlace(): number {
  const { navigation } = window as { navigation?: Navigation };
  return navigation?.currentEntry?.index ?? 0;
}

/** An address bar may also hold what encodes nothing, such as `100%`. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

const parsed = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve());
    else resolve();
  });
