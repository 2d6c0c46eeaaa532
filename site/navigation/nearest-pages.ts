import { decode } from './address.ts';

/** The most pages that are suggested. */
const maxSuggestions = 3;

/** The most characters of an unknown address that are shown: more would fill the screen. */
const maxShownLength = 120;

/** The minimum similarity of a suggested page: less similar ones share only an ending or a common word with the address. */
const minSimilarity = 0.35;

/**
 * Completes the error screen in `screen` for an unknown address: shows the requested address, and from the screen's list
 * of all pages those with the most similar addresses.
 */
export function showNearestPages(screen: ParentNode, requested: string) {
  const suggestions = [...screen.querySelectorAll('[data-all-pages] li')]
    .map((entry) => ({ entry, score: similarity(requested, entry.querySelector('a')!.getAttribute('href')!) }))
    .filter(({ score }) => score >= minSimilarity)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxSuggestions);
  const address = screen.querySelector<HTMLElement>('[data-requested]')!;
  address.querySelector('code')!.textContent = requested;
  address.hidden = false;
  const nearest = screen.querySelector<HTMLElement>('[data-nearest]')!;
  nearest.querySelector('ul')!.append(...suggestions.map(({ entry }) => entry.cloneNode(true)));
  nearest.hidden = suggestions.length === 0;
}

/** The address in the address bar as the error screen shows it: decoded and truncated. */
export function requestedAddress({ hash, pathname }: Location): string {
  const address = hash.startsWith('#/') ? hash.slice(1) : pathname;
  return Array.from(decode(address)).slice(0, maxShownLength).join('');
}

/**
 * The similarity of an address and a page's address, from 0 to 1: the Sørensen–Dice coefficient of their letter pairs,
 * which a typo lowers only a little. A parent page of the address is always similar enough to be suggested: articles are not
 * listed, but the blog is.
 */
export function similarity(requested: string, path: string): number {
  const [requestedPairs, pathPairs] = [letterPairs(requested), letterPairs(path)];
  const shared = [...requestedPairs].filter((pair) => pathPairs.has(pair)).length;
  const coefficient = shared && (2 * shared) / (requestedPairs.size + pathPairs.size);
  const isParent = path.length > 1 && requested.toLowerCase().startsWith(path.replace(/\/?$/, '/'));
  return isParent ? Math.max(coefficient, minSimilarity) : coefficient;
}

function letterPairs(address: string): Set<string> {
  const letters = address.toLowerCase().replace(/\/$/, '');
  return new Set(Array.from({ length: letters.length - 1 }, (_, index) => letters.slice(index, index + 2)));
}
