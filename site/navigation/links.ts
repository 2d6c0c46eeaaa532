import { currentAddress, linkAddress, shownHref } from './address.ts';
import { ariaCurrentOf } from './aria-current.ts';

/** The target of the skip link on every page. It never becomes part of an address. */
const skipTarget = '#main';

/**
 * Rewrites the links in `scope`, part of the page at `path`, to the site's form of addresses. An anchor link gets the
 * whole address, so that a copied link leads to this page instead of home.
 */
export function rewriteLinks(scope: ParentNode, path: string) {
  for (const link of scope.querySelectorAll(`a[href^="/"], a[href^="#"]:not([href="${skipTarget}"])`)) {
    const href = link.getAttribute('href')!;
    const target = href.startsWith('#') ? { path, anchor: href.slice(1) } : linkAddress(href);
    if (target.path) link.setAttribute('href', shownHref(target.path, target.anchor));
  }
}

/** Marks the links of header and footer that lead to the page at `path` or to a page above it. */
export function markCurrentLinks(path: string) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-permanent] a[href^="/"]:not([rel=home])')) {
    const target = linkAddress(link.getAttribute('href')!);
    // A link to an anchor leads to a passage, not to the page.
    link.ariaCurrent = (!target.anchor && ariaCurrentOf(target.path, path, link.dataset['childPaths'])) || null;
  }
}

/**
 * Makes links work without loading a document. A link to another address changes the history, which `popstate` reports;
 * for one to the current address, `onSameAddress` is called. `onPassage` is called before a link to a passage of the
 * current page is followed. The skip link only moves the focus. Rewrites the clicked link first, since an island may
 * have rendered it after the page was shown.
 */
export function followLinks({ onSameAddress, onPassage }: { onSameAddress: () => void; onPassage: () => void }) {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || link.target || event.defaultPrevented || !isPlainClick(event)) return;
    if (link.getAttribute('href') === skipTarget) {
      event.preventDefault();
      return document.querySelector<HTMLElement>(skipTarget)?.focus();
    }
    const { path, anchor } = currentAddress(location);
    rewriteLinks(link.parentElement!, path);
    const href = link.getAttribute('href') ?? '';
    const target = linkAddress(href);
    if (target.path === '') return;
    if (href === shownHref(path, anchor)) {
      event.preventDefault();
      return onSameAddress();
    }
    if (target.path === path && target.anchor) onPassage();
    // The browser itself handles a change of only the hash.
    if (href.startsWith('/#/')) return;
    event.preventDefault();
    history.pushState(null, '', href);
    dispatchEvent(new Event('popstate'));
  });
}

/** Whether a click has no modifier, which would open a new tab or window, or save the link. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
