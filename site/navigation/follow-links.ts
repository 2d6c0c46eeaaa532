import { hashHref, isPlainHref, parseAddress } from './address.ts';
import { scrollToAnchor } from './arrive.ts';
import { loadParts } from './load-screen.ts';

/**
 * One listener for the links that React did not render (article bodies) and for those to the page on show; another that
 * begins loading a page when its link is hovered, focused or touched. `page` tells the path on show.
 */
export function followLinks() {
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const href = link.getAttribute('href') ?? '';
    if (href.startsWith('#')) {
      event.preventDefault();
      followAnchor(href.slice(1));
    } else if (href === location.hash || href === `/${location.hash}`) {
      // The address does not change, so no event will come: a person who clicks expects the top of the page.
      scrollTo({ top: 0 });
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

function followAnchor(anchor: string) {
  const { path } = parseAddress(location.hash.slice(1));
  history.replaceState(null, '', hashHref(path, anchor));
  scrollToAnchor(anchor);
}

function prefetchLink(event: Event) {
  const href = linkOf(event)?.getAttribute('href') ?? '';
  if (href.startsWith('/#/')) void loadParts(parseAddress(href.slice(2)).path).catch(() => undefined);
}
