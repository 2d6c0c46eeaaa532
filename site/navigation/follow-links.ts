import { currentAddress, hashHref, isPlainHref, parseAddress } from './address.ts';
import { loadParts } from './load-screen.ts';

/**
 * One listener for the links that React did not render (article bodies) and for those to the page on show; another that
 * begins loading a page when its link is hovered, focused or touched. To be called once pages are followed: until then a
 * link loads its document.
 */
export function followLinks() {
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const written = link.getAttribute('href') ?? '';
    // An anchor of this page, such as the skip link's.
    const href = written.startsWith('#') ? hashHref(currentAddress(location).path, written.slice(1)) : written;
    if (href === `/${location.hash}`) {
      // The address does not change, so no event would come: a person who clicks expects the page, or its top.
      event.preventDefault();
      if (!currentAddress(location).anchor) scrollTo({ top: 0 });
      dispatchEvent(new PopStateEvent('popstate'));
    } else if (href !== written) {
      event.preventDefault();
      location.hash = href.slice(1);
    } else if (!link.target && isPlainHref(href)) {
      event.preventDefault();
      const { path, anchor } = parseAddress(href);
      location.hash = hashHref(path, anchor).slice(1);
    }
  });
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, prefetchLink, { passive: true });
  }
}

const linkOf = (event: Event) => (event.target as Element | null)?.closest?.('a');

function prefetchLink(event: Event) {
  const href = linkOf(event)?.getAttribute('href') ?? '';
  if (href.startsWith('/#/')) void loadParts(parseAddress(href.slice(2)).path).catch(() => undefined);
}
