import { currentAddress, parseAddress } from './address.ts';
import { prefetchDocument, prepareDocument } from './load-document.ts';
import { whenIdle } from './when-idle.ts';

/** Milliseconds a pointer rests on a link before its page is fetched: a sweep across a menu fetches nothing. */
const hoverDelay = 65;

/** How many documents are prefetched at a time, and how many from one page. */
const maxConcurrent = 2;
const maxPerPage = 8;

type Connection = { saveData?: boolean; effectiveType?: string };

/** False where data may cost the visitor. Checked before each fetch: a phone changes networks. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}

/** The path of the document that a link leads to, or a form that turns a list. */
const pathOf = (link: Element | null | undefined) => {
  const href = link?.getAttribute('href') ?? '';
  return href.startsWith('/#/') ? parseAddress(href.slice(2)).path : (link?.getAttribute('data-turn') ?? '');
};

const linkAt = ({ target }: Event) => (target as Element | null)?.closest?.('a, [data-turn]');

/** Fetches a page at the first sign of intent: a mouse that rests on its link, a touch, or keyboard focus. */
export function prefetchOnIntent() {
  let timer: ReturnType<typeof setTimeout>;
  const prepare = (path: string) => {
    if (path && path !== currentAddress(location).path && mayPrefetch()) prepareDocument(path).catch(() => undefined);
  };
  document.addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    const path = pathOf(linkAt(event));
    if (path) timer = setTimeout(prepare, hoverDelay, path);
  });
  for (const intent of ['touchstart', 'pointerdown']) {
    document.addEventListener(intent, (event) => prepare(pathOf(linkAt(event))), { passive: true });
  }
  document.addEventListener('focusin', (event) => {
    // A menu focuses its first link when it opens: that is no intent.
    if ((event.target as Element).matches(':focus-visible')) prepare(pathOf(linkAt(event)));
  });
}

/**
 * While the browser is idle, fetches the pages that links in view lead to, in page order, then home: a few at a time, each
 * once. Returns a function that stops it.
 */
export function prefetchInView(): () => void {
  // Only the logo of the header: on a phone its other links are hidden.
  const home = document.querySelector('header a[rel=home]');
  const links = [...document.querySelectorAll('main :is(a[href^="/#/"], [data-turn])'), ...(home ? [home] : [])];
  const queue: string[] = [];
  const current = currentAddress(location).path;
  const requested = new Set<string>();
  let active = 0;

  const fetchNext = () => {
    if (active >= maxConcurrent || !mayPrefetch()) return;
    const path = queue.shift();
    if (!path) return;
    active += 1;
    whenIdle(async () => {
      await prefetchDocument(path).catch(() => undefined);
      active -= 1;
      fetchNext();
    });
    fetchNext();
  };

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const path = pathOf(target);
      if (!isIntersecting || !path || path === current || requested.has(path) || requested.size === maxPerPage)
        continue;
      observer.unobserve(target);
      requested.add(path);
      queue.push(path);
    }
    fetchNext();
  });
  for (const link of links) observer.observe(link);
  return () => {
    observer.disconnect();
    queue.length = 0;
  };
}
