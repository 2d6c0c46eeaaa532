import { currentAddress, parseAddress } from './address.ts';
import { prefetchDocument, prepareDocument } from './load-document.ts';

/** How long a pointer rests on a link before its page is fetched, in milliseconds: a sweep over a menu asks for nothing. */
const rest = 65;

/** How many documents are fetched at a time, and how many a page may ask for before anybody reaches for a link. */
const atOnce = 2;
const aPage = 8;

type Connection = { saveData?: boolean; effectiveType?: string };

/** Not where a visitor pays for it: asked for each time, since a phone changes its network. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}

const pathOf = (link: Element | null | undefined) => {
  const href = link?.getAttribute('href') ?? '';
  return href.startsWith('/#/') ? parseAddress(href.slice(2)).path : '';
};

const linkAt = ({ target }: Event) => (target as Element | null)?.closest?.('a');

/** Fetches a page when its link is reached for: after a moment's rest of a mouse, at once on touch and on a keyboard's focus. */
export function prefetchAtIntent() {
  let timer: ReturnType<typeof setTimeout>;
  const prepare = (path: string) => {
    if (path && path !== currentAddress(location).path && mayPrefetch()) prepareDocument(path).catch(() => undefined);
  };
  document.addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    const path = pathOf(linkAt(event));
    if (path) timer = setTimeout(prepare, rest, path);
  });
  for (const intent of ['touchstart', 'pointerdown']) {
    document.addEventListener(intent, (event) => prepare(pathOf(linkAt(event))), { passive: true });
  }
  document.addEventListener('focusin', (event) => {
    // Not the focus that a menu gives to its first link when it opens.
    if ((event.target as Element).matches(':focus-visible')) prepare(pathOf(linkAt(event)));
  });
}

/**
 * Fetches the pages that links of the page on show lead to, while the browser is idle: of links that are in view, in the
 * order of the page, then home, few at a time, each once. Returns what ends it.
 */
export function prefetchInView(): () => void {
  // Of the header’s links only the logo’s: on a phone no other is in view.
  const home = document.querySelector('header a[rel=home]');
  const links = [...document.querySelectorAll('main a[href^="/#/"]'), ...(home ? [home] : [])];
  const waiting: string[] = [];
  const shown = currentAddress(location).path;
  const asked = new Set<string>();
  let underWay = 0;

  const fetchNext = () => {
    if (underWay >= atOnce || !mayPrefetch()) return;
    const path = waiting.shift();
    if (!path) return;
    underWay += 1;
    whenIdle(async () => {
      await prefetchDocument(path).catch(() => undefined);
      underWay -= 1;
      fetchNext();
    });
    fetchNext();
  };

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const path = pathOf(target);
      if (!isIntersecting || !path || path === shown || asked.has(path) || asked.size === aPage) continue;
      observer.unobserve(target);
      asked.add(path);
      waiting.push(path);
    }
    fetchNext();
  });
  for (const link of links) observer.observe(link);
  return () => {
    observer.disconnect();
    waiting.length = 0;
  };
}

const whenIdle = (callback: () => void) => (window.requestIdleCallback ?? setTimeout)(callback);
