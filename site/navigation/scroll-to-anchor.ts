import { decode } from './address.ts';

/** Back within a page leads to where the reader was when a link led on, a link to its passage. */
export function scrollWithinPage(anchor: string) {
  const { left } = (history.state ?? {}) as { left?: number };
  if (left === undefined) scrollToAnchor(anchor);
  else scrollTo({ top: left });
}

/** Scrolls to an anchor of the current page and focuses it if it is focusable. */
export function scrollToAnchor(anchor: string) {
  const target = anchor && document.getElementById(decode(anchor));
  if (!target) return;
  // As it will be in a frame: then all above the passage is laid out, and this finds where it stands.
  document.documentElement.dataset['scrolled'] = '';
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}
