import { currentAddress, linkAddress } from './address.ts';
import { prefetchDocument, prepareDocument } from './load-document.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Milliseconds that a pointer must rest on a link before its page is fetched: a sweep across a menu fetches nothing.
 */
const hoverDelay = 65;

/**
 * Characters of documents after which a page prefetches no more. Compressed, about a fifth: less than 60 kB even with
 * the document that exceeds the budget and the error screen (tests/journeys/prefetch.spec.ts).
 */
const prefetchBudget = 150_000;

/** Links by likelihood: cards and next steps, then those in running text, and only the logo of the header. */
const linkSelectors = ['main :is(a:not(p a), [data-turn])', 'main p a', 'header a[rel=home]'];

type Connection = { saveData?: boolean; effectiveType?: string };

/** False if data may cost the visitor money. Checked before each fetch: a phone changes networks. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}

/** The path of the document that a link, or the form of a list's pager, leads to. */
const pathOf = (link: Element | null | undefined) =>
  link?.getAttribute('data-turn') ?? linkAddress(link?.getAttribute('href') ?? '').path;

const linkAt = ({ target }: Event) => (target as Element | null)?.closest?.('a, [data-turn]');

/** Fetches a page at the first sign of intent: a mouse that rests on its link, a touch, or keyboard focus. */
export function prefetchOnIntent(): void {
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
    // A menu focuses its first link when it opens: that is not a sign of intent.
    if ((event.target as Element).matches(':focus-visible')) prepare(pathOf(linkAt(event)));
  });
}

/**
 * While the browser is idle, prefetches the pages that links in view lead to, the likeliest first: one at a time, each
 * once, up to the limit `prefetchBudget`. Returns a function that stops it.
 */
export function prefetchInView(): () => void {
  const links = linkSelectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
  const inView = new Set<Element>();
  const requested = new Set(['', currentAddress(location).path]);
  let fetched = 0;
  let isActive = false;

  const fetchNext = async () => {
    if (isActive || fetched > prefetchBudget || !mayPrefetch()) return;
    const path = links
      .filter((link) => inView.has(link))
      .map(pathOf)
      .find((candidate) => !requested.has(candidate));
    if (!path) return;
    requested.add(path);
    isActive = true;
    fetched += await prefetchDocument(path).catch(() => 0);
    isActive = false;
    whenIdle(fetchNext);
  };

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
    whenIdle(fetchNext);
  });
  for (const link of links) observer.observe(link);
  return () => {
    observer.disconnect();
    inView.clear();
  };
}
