import { decode } from './address.ts';

/** Back within a page leads to where the reader was when a link led on, a link to its passage. */
export function scrollWithinPage(anchor: string) {
  const { left } = (history.state ?? {}) as { left?: number };
  if (left === undefined) scrollToAnchor(anchor);
  else scrollTo({ top: left });
}

/** Scrolls to an anchor of the current page and focuses it if it is focusable. */
export function scrollToAnchor(anchor: string) {
  const target = anchor ? document.getElementById(decode(anchor)) : null;
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}
