/**
 * Runs in the page: lines of the hero's text that another element covers, each with the element.
 *
 * Ignores what is transparent, such as a link over its whole card, text for screen readers, and header and dialogs over the page.
 */
export function coveredTexts(): string[] {
  const ignored = '[aria-hidden="true"], [inert], script, style, noscript, svg';
  const isOpaque = (element: Element): boolean => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    // A computed color with transparency begins with `rgba(`.
    return element.matches('img, video') || backgroundImage !== 'none' || backgroundColor.startsWith('rgb(');
  };
  const isForScreenReaders = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isForScreenReaders(element.parentElement));
  const coverAt = (parent: Element, x: number, y: number): Element | undefined => {
    const top = document.elementFromPoint(x, y);
    if (!top || top.contains(parent) || parent.contains(top) || top.closest('header, dialog')) return undefined;
    return isOpaque(top) ? top : undefined;
  };

  const covered = new Set<string>();
  const hero = document.querySelector('main > :first-child');
  if (!hero) return ['the page has no hero'];
  const walker = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.nodeValue?.trim();
    if (!text || !parent || parent.closest(ignored) || isForScreenReaders(parent)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      // Outside the window, no element can be found.
      for (const x of [left + 1, (left + right) / 2, right - 1]) {
        const cover = coverAt(parent, x, (top + bottom) / 2);
        if (cover) covered.add(`“${text.slice(0, 40)}” is covered by ${cover.localName}.${cover.className}`);
      }
    }
  }
  return [...covered];
}
