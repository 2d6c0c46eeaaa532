const howMany = 3;

/** The least likeness that makes a page worth naming; below it are pages that share an ending or a common word. */
const leastLikeness = 0.35;

/**
 * Completes the error screen in `screen` for an address that no page has: says what was asked for, and names the pages
 * whose addresses are most like it, from the list of all pages that stands there.
 */
export function showNearestPages(screen: ParentNode, asked: string) {
  const [address, nearest] = ['asked', 'nearest'].map((part) => screen.querySelector<HTMLElement>(`[data-${part}]`)!);
  const found = [...screen.querySelectorAll('[data-all-pages] li')]
    .map((entry) => ({ entry, likeness: likenessOf(asked, entry.querySelector('a')!.getAttribute('href')!) }))
    .filter(({ likeness }) => likeness >= leastLikeness)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, howMany);
  address!.querySelector('code')!.textContent = asked;
  address!.hidden = false;
  nearest!.querySelector('ul')!.append(...found.map(({ entry }) => entry.cloneNode(true)));
  nearest!.hidden = found.length === 0;
}

/** What the address bar asked for, as a person reads it; short enough to show. */
export function askedAddress({ hash, pathname }: Location): string {
  const address = hash.startsWith('#/') ? hash.slice(1) : pathname;
  try {
    return decodeURI(address).slice(0, 120);
  } catch {
    return address.slice(0, 120);
  }
}

/** How alike two addresses are, from 0 to 1: Dice's coefficient of their pairs of letters, which forgives a typing error. */
export function likenessOf(first: string, second: string): number {
  const [a, b] = [letterPairs(first), letterPairs(second)];
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}

function letterPairs(address: string): Set<string> {
  const letters = address.toLowerCase().replace(/\/$/, '');
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)));
}
