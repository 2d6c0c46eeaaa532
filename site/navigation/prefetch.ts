import { currentAddress, linkAddress } from './address.ts';
import { coverSelector } from './change-page.ts';
import { parseAhead, prefetchDocument, prepareDocument, preparePicture } from './load-document.ts';
import { whenIdle } from './when-idle.ts';

/** Milliseconds that a pointer must rest on a link before its page is fetched: a sweep across a menu fetches nothing. */
const hoverDelay = 65;

/** Milliseconds that links in view must stay the same before the likeliest page is parsed: scrolling by parses none. */
const restDelay = 300;

/**
 * Characters of documents after which a page prefetches no more. Compressed, they are about a fifth of that: less than
 * 60 kB even with the document that exceeds the budget and the error screen (tests/journeys/prefetch.spec.ts).
 */
const prefetchBudget = 150_000;

/** The part of the budget for the first screen: the rest is for the links that a reader scrolls to. */
const firstScreenBudget = prefetchBudget / 2;

/** The links whose pages are prefetched: those of the page, and the logo. */
const linkSelector = 'main a, [data-list-page], a[rel=home]';

/** The part of the Network Information API that is used here; only Chromium has it. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor neither saves data nor has a slow network. Checked before each fetch: a phone changes networks. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}

/** The path of the document that a link, or a form of a list's pager, leads to. */
const targetPath = (link: Element | null | undefined) =>
  link?.getAttribute('data-list-page') ?? linkAddress(link?.getAttribute('href') ?? '').path;

const linkUnder = ({ target }: Event) => (target as Element | null)?.closest?.('a, [data-list-page]');

/**
 * Fetches a page at the first sign of intent: a mouse that rests on its link, a touch, or keyboard focus. A press of a
 * card fetches the page's picture as well.
 */
export function prefetchOnIntent(): void {
  let timer: ReturnType<typeof setTimeout>;
  const prepare = (path: string, load = prepareDocument) => {
    if (path && path !== currentAddress(location).path && mayPrefetch()) load(path).catch(() => undefined);
  };
  document.addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    const path = targetPath(linkUnder(event));
    if (path) timer = setTimeout(prepare, hoverDelay, path);
  });
  const preparePressed = (event: Event) => {
    const path = targetPath(linkUnder(event));
    // Without a card the picture does not move, and loading it would delay the page.
    prepare(path, document.querySelector(coverSelector(path)) ? preparePicture : undefined);
  };
  document.addEventListener('pointerdown', preparePressed, { passive: true });
  document.addEventListener('focusin', (event) => {
    // A menu focuses its first link when it opens: that is not a sign of intent.
    if ((event.target as Element).matches(':focus-visible')) prepare(targetPath(linkUnder(event)));
  });
}

/**
 * The order of likelihood, the lowest first: cards, next steps and the logo, then links in running text; of equals the
 * nearest to the middle of the window.
 */
const rank = (link: Element) =>
  (link.closest('p') ? 1e5 : 0) + Math.abs(link.getBoundingClientRect().top * 2 - innerHeight);

/**
 * While the browser is idle, prefetches the pages that links in view lead to, the likeliest first: one at a time, each
 * once, up to the limit `prefetchBudget`. Once the reader rests, the likeliest of these is parsed too. Returns a function
 * that stops it.
 */
export function prefetchInView(): () => void {
  const visibleLinks = new Set<Element>();
  const requested = new Set(['', currentAddress(location).path]);
  let fetchedCharacters = 0;
  let isFetching = false;
  let restTimer: ReturnType<typeof setTimeout>;

  const likeliestPaths = () => [...visibleLinks].sort((first, second) => rank(first) - rank(second)).map(targetPath);
  const parseLikeliest = () => parseAhead(likeliestPaths().find((path) => path !== currentAddress(location).path));
  const fetchNext = async () => {
    if (isFetching || fetchedCharacters > (scrollY ? prefetchBudget : firstScreenBudget) || !mayPrefetch()) return;
    const path = likeliestPaths().find((candidate) => !requested.has(candidate));
    if (!path) return;
    requested.add(path);
    isFetching = true;
    fetchedCharacters += await prefetchDocument(path).catch(() => 0);
    isFetching = false;
    proceed();
  };
  const proceed = () => {
    whenIdle(fetchNext);
    clearTimeout(restTimer);
    restTimer = setTimeout(whenIdle, restDelay, parseLikeliest);
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) visibleLinks.add(target);
        else visibleLinks.delete(target);
      }
      proceed();
    },
    // What is read is hardly ever at the bottom of the window.
    { rootMargin: '0px 0px -40%' },
  );
  for (const link of document.querySelectorAll(linkSelector)) observer.observe(link);
  return () => {
    observer.disconnect();
    clearTimeout(restTimer);
    visibleLinks.clear();
  };
}
