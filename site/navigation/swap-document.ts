import { ownStyles, takeStyles } from './page-styles.ts';

/** Elements of the head that came with the document on show, not from a script or a development server. */
let owned = new Set<Element>();

/** A policy would hold beside the one that came with the document that was loaded, for as long as that lives. */
const isOfDocument = (element: Element) => !element.matches('script:not([type$=json]), style, [http-equiv]');

/** To be called once, before the first swap. */
export function ownHead() {
  owned = new Set([...document.head.children].filter(isOfDocument));
  ownStyles();
}

/**
 * Puts the parts of `next` in the place of those on show; it is used up by that. All happens in one task, so that nothing is
 * painted or laid out in between: new styles stand before the old ones go, what both documents have stays where it is.
 * Islands of the old page are unmounted as they leave.
 */
export function swapDocument(next: Document) {
  const { activeElement, head, body, documentElement } = document;
  // Chromium lays out the page whenever an element is removed that has the focus: here, both pages at once.
  if (activeElement instanceof HTMLElement) activeElement.blur();
  const removeOldStyles = takeStyles(next);
  const wanted = [...next.head.children].filter(isOfDocument);
  owned = new Set(replaceChildren(head, wanted, (element) => owned.has(element), isSameElement));
  replaceChildren(body, [...next.body.children], () => true, isPermanent);
  removeOldStyles();
  for (const { name, value } of next.documentElement.attributes) documentElement.setAttribute(name, value);
}

const isSameElement = (old: Element, next: Element) => old.isEqualNode(next);

/** The header and the footer stay from page to page: only their attributes may differ. */
function isPermanent(old: Element, next: Element) {
  const name = next.getAttribute('data-permanent');
  if (name === null || old.getAttribute('data-permanent') !== name) return false;
  old.className = next.className;
  return true;
}

/**
 * Makes `next`, in its order, the children of `parent`. A child that is `same` as the one wanted keeps its place; of the
 * others those go that `mayGo`. Returns the children that now stand for `next`.
 */
function replaceChildren(
  parent: Element,
  next: readonly Element[],
  mayGo: (old: Element) => boolean,
  same: (old: Element, next: Element) => boolean,
): Element[] {
  const old = [...parent.children].filter(mayGo);
  let from = 0;
  const standing = next.map((child) => {
    const at = old.findIndex((candidate, place) => place >= from && same(candidate, child));
    if (at < 0) {
      parent.insertBefore(child, old[from] ?? null);
      return child;
    }
    const kept = old[at]!;
    for (const leaving of old.slice(from, at)) leaving.remove();
    from = at + 1;
    return kept;
  });
  for (const leaving of old.slice(from)) leaving.remove();
  return standing;
}
