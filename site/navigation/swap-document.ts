import { trackStyles, addStyles } from './page-styles.ts';

/** The head's elements that belong to the current page, as opposed to those that a script or a development server added. */
let pageHead = new Set<Element>();

/** Whether a swap replaces the element. Scripts run once, page-styles.ts replaces styles, and a policy cannot be removed. */
const isReplaceable = (element: Element) => !element.matches('script:not([type$=json]), style, [http-equiv]');

/** Records the head and the styles of the first page. Must be called once, before the first swap. */
export function trackHead() {
  pageHead = new Set([...document.head.children].filter(isReplaceable));
  trackStyles();
}

/**
 * Replaces the current page by `next`, whose elements are moved into it. Everything happens in one task, so that
 * nothing is painted or laid out in between: new styles are added before old ones are removed, and elements that both
 * documents have stay in place. Islands of the old page unmount when they are removed. With `selector`, only the
 * element that it matches is replaced in the body.
 */
export function swapDocument(next: Document, selector?: string) {
  const { activeElement, head, body, documentElement } = document;
  // Removing the focused element makes Chromium lay out the page: later, that would be both pages together.
  if (activeElement instanceof HTMLElement) activeElement.blur();
  const removeOldStyles = addStyles(next);
  const newHead = [...next.head.children].filter(isReplaceable);
  pageHead = new Set(replaceChildren(head, newHead, (element) => pageHead.has(element), isSameElement));
  if (selector) body.querySelector(selector)!.replaceWith(next.querySelector(selector)!);
  else replaceChildren(body, [...next.body.children], () => true, keepPermanent);
  removeOldStyles();
  for (const { name, value } of next.documentElement.attributes) documentElement.setAttribute(name, value);
}

const isSameElement = (old: Element, next: Element) => old.isEqualNode(next);

/**
 * Lets `old` stand for `next` if both are the header, or the footer, which stay from page to page: only their class may differ,
 * which `old` takes over. Returns whether it does.
 */
function keepPermanent(old: Element, next: Element) {
  const name = next.getAttribute('data-permanent');
  if (name === null || old.getAttribute('data-permanent') !== name) return false;
  old.className = next.className;
  return true;
}

/**
 * Makes `next`, in order, the children of `parent`. A child that may stand for one of `next` (`standsFor`) stays in place;
 * others are removed if `mayRemove` allows it. Returns the children that now represent `next`.
 */
function replaceChildren(
  parent: Element,
  next: readonly Element[],
  mayRemove: (old: Element) => boolean,
  standsFor: (old: Element, next: Element) => boolean,
): Element[] {
  const old = [...parent.children].filter(mayRemove);
  let nextOldIndex = 0;
  const result = next.map((child) => {
    const index = old.findIndex((candidate, position) => position >= nextOldIndex && standsFor(candidate, child));
    if (index < 0) {
      parent.insertBefore(child, old[nextOldIndex] ?? null);
      return child;
    }
    for (const outdated of old.slice(nextOldIndex, index)) outdated.remove();
    nextOldIndex = index + 1;
    return old[index]!;
  });
  for (const rest of old.slice(nextOldIndex)) rest.remove();
  return result;
}
