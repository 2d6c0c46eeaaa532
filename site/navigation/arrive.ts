import type { Screen } from './load-screen.ts';

/**
 * What a document load would have done for a new page: its title, the top of it, and focus for those who cannot see it.
 * `errorTitle` is the title of a screen that tells of an error.
 */
export function arriveAt(screen: Screen, errorTitle: string) {
  document.title = 'data' in screen ? screen.data.title : errorTitle;
  if ('data' in screen) {
    document.querySelector('meta[name=description]')?.setAttribute('content', screen.data.description);
  }
  scrollTo({ top: 0, behavior: 'instant' });
  const heading = document.querySelector<HTMLElement>('h1');
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  scrollToAnchor(screen.address.anchor);
}

/** Brings an anchor of the page on show into view, and focus to it where it takes it. */
export function scrollToAnchor(anchor: string) {
  const target = anchor ? document.getElementById(decoded(anchor)) : null;
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}

/** An address bar may also hold what encodes nothing, such as `100%`. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
