import { currentAddress, hashHref, isPlainHref, parseAddress } from './address.ts';
import { currentMark } from './current-mark.ts';

/** Where the skip link leads: a place on every page, which no address names. */
const skipTarget = '#main';

/**
 * Gives the links in `scope`, which belongs to the page at `path`, the hash form that this site's addresses have where
 * scripts run. An anchor gets the whole address, so that a copied link leads to the page and not to home.
 */
export function rewriteLinks(scope: ParentNode, path: string) {
  for (const link of scope.querySelectorAll(`a[href^="/"], a[href^="#"]:not([href="${skipTarget}"])`)) {
    const href = link.getAttribute('href')!;
    if (href.startsWith('#')) link.setAttribute('href', hashHref(path, href.slice(1)));
    else if (isPlainHref(href)) {
      const { path: target, anchor } = parseAddress(href);
      link.setAttribute('href', hashHref(target, anchor));
    }
  }
}

/** Marks the links of the header and the footer that lead to the page at `path`, or to what lies above it. */
export function markCurrentLinks(path: string) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-permanent] a[href^="/#/"]:not([rel=home])')) {
    const target = parseAddress(link.getAttribute('href')!.slice(2));
    // A passage is not the page.
    const current = target.anchor ? undefined : currentMark(target.path, path, link.dataset['below']);
    if (current) link.setAttribute('aria-current', current);
    else link.removeAttribute('aria-current');
  }
}

/**
 * A link to the address on show changes nothing, so the browser tells of no event: `again` is called instead. The
 * skip link is followed without an address. A link that a script wrote after the page had come may still be plain.
 */
export function followLinks(again: () => void) {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    if (link.target) return;
    if (link.getAttribute('href') === skipTarget) {
      event.preventDefault();
      return document.querySelector<HTMLElement>(skipTarget)?.focus();
    }
    rewriteLinks(link.parentElement!, currentAddress(location).path);
    if (link.getAttribute('href') !== `/${location.hash}`) return;
    event.preventDefault();
    again();
  });
}
