import { decode } from './address.ts';

const maxPages = 3;

/** Pages with a lower similarity share only an ending or a common word with the address. */
const minSimilarity = 0.35;

/**
 * Completes the error screen in `screen` for an unknown address: shows the address, and the pages with the most similar
 * ones, taken from the screen's list of all pages.
 */
export function showNearestPages(screen: ParentNode, requested: string) {
  const [address, nearest] = ['asked', 'nearest'].map((part) => screen.querySelector<HTMLElement>(`[data-${part}]`)!);
  const found = [...screen.querySelectorAll('[data-all-pages] li')]
    .map((entry) => ({ entry, score: similarity(requested, entry.querySelector('a')!.getAttribute('href')!) }))
    .filter(({ score }) => score >= minSimilarity)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxPages);
  address!.querySelector('code')!.textContent = requested;
  address!.hidden = false;
  nearest!.querySelector('ul')!.append(...found.map(({ entry }) => entry.cloneNode(true)));
  nearest!.hidden = found.length === 0;
}

/** The address in the address bar, decoded and truncated to fit the screen. */
export function requestedAddress({ hash, pathname }: Location): string {
  const address = hash.startsWith('#/') ? hash.slice(1) : pathname;
  return decode(address).slice(0, 120);
}

/**
 * How similar an address is to that of a page, from 0 to 1: the Sørensen–Dice coefficient of their letter pairs, which
 * a typo lowers only a little. A page above the address is always similar enough to be named: articles are not listed,
 * but the blog is.
 */
export function similarity(requested: string, path: string): number {
  const [a, b] = [letterPairs(requested), letterPairs(path)];
  const shared = [...a].filter((pair) => b.has(pair)).length;
  const isAbove = path.length > 1 && requested.startsWith(path.replace(/\/?$/, '/'));
  return Math.max(isAbove ? minSimilarity : 0, shared && (2 * shared) / (a.size + b.size));
}

function letterPairs(address: string): Set<string> {
  const letters = address.toLowerCase().replace(/\/$/, '');
  return new Set(Array.from({ length: letters.length - 1 }, (_, index) => letters.slice(index, index + 2)));
}
