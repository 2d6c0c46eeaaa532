import { linkAddress } from './address.ts';
import { requestedDocument } from './address-bar.ts';
import { coverSelector } from './change-page.ts';
import { prefetchDocument, prepareDocument, preparePicture } from './load-document.ts';
import { whenIdle } from './when-idle.ts';

/** Milliseconds that a pointer must rest on a link before its page is fetched: a sweep across a menu fetches nothing. */
const hoverDelay = 65;

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

/** Whether a path belongs to another document than the current one. All pages of a list have one address. */
const isElsewhere = (path: string) => path && path !== requestedDocument().path;

/** Prepares the page at `path`, unless it is the current one. */
function prepare(path = '', load: (path: string) => Promise<unknown> = prepareDocument) {
  if (isElsewhere(path) && mayPrefetch()) load(path).catch(() => undefined);
}

/**
 * Fetches a page at the first sign of intent: a mouse that rests on its link, a touch, or keyboard focus. Pressing a
 * card fetches the page's picture as well.
 */
export function prefetchOnIntent(): void {
  let timer: ReturnType<typeof setTimeout>;
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

/** Added to the rank of a link in running text: more than any link's distance from the middle of the window. */
const textLinkPenalty = 1e5;

/**
 * Ranks a link by likelihood, the likeliest lowest: cards, next steps and the logo come before links in running text; among
 * equals, the nearest to the middle of the window comes first.
 */
const rank = (link: Element) =>
  (link.closest('p') ? textLinkPenalty : 0) + Math.abs(link.getBoundingClientRect().top * 2 - innerHeight);

/**
 * While the browser is idle, prefetches the pages that links in view lead to, the likeliest first: one at a time, each
 * once, up to the limit `prefetchBudget`. Then parses the likeliest of them. Returns a function that stops it.
 */
export function prefetchInView(): () => void {
  const visibleLinks = new Set<Element>();
  const requested = new Set<string>();
  let fetchedCharacters = 0;
  let isFetching = false;

  const proceed = async () => {
    if (isFetching || !mayPrefetch()) return;
    const paths = [...visibleLinks]
      .sort((first, second) => rank(first) - rank(second))
      .map(targetPath)
      .filter(isElsewhere);
    const path = paths.find((candidate) => !requested.has(candidate));
    if (!path || fetchedCharacters > (scrollY ? prefetchBudget : firstScreenBudget)) {
      prepare(paths.find((candidate) => requested.has(candidate)));
      return;
    }
    requested.add(path);
    isFetching = true;
    fetchedCharacters += await prefetchDocument(path).catch(() => 0);
    isFetching = false;
    whenIdle(proceed);
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) visibleLinks.add(target);
        else visibleLinks.delete(target);
      }
      whenIdle(proceed);
    },
    // Readers hardly ever read at the bottom of the window.
    { rootMargin: '0px 0px -40%' },
  );
  for (const link of document.querySelectorAll(linkSelector)) observer.observe(link);
  return () => {
    observer.disconnect();
    visibleLinks.clear();
  };
}
