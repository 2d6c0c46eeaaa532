import { decode } from './address.ts';

/**
 * Scrolls within the current page: Back returns to the reader's position before a link was followed, which the history
 * entry's state stores; a link goes to its passage.
 */
export function scrollWithinPage(anchor: string) {
  const { scrollTop } = (history.state ?? {}) as { scrollTop?: number };
  if (scrollTop === undefined) scrollToAnchor(anchor);
  else scrollTo({ top: scrollTop });
}

/** Scrolls to an anchor of the current page and focuses it if it is focusable. */
export function scrollToAnchor(anchor: string) {
  const target = anchor && document.getElementById(decode(anchor));
  if (!target) return;
  // Set here, before a scroll event sets it: everything above the passage is then laid out, and its position is final.
  document.documentElement.dataset['scrolled'] = '';
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}
