/**
 * Runs in the page: texts that overflow their painted box, or that the frame around them cuts. A word that runs out of
 * its bar is often white on white, which no reader sees and no test for overlapping texts detects.
 *
 * Ignores positioned elements without a box, scrolling content, display type, and text for screen readers.
 */
export function escapedTexts(): string[] {
  const ignored = '[inert], script, style, noscript, svg, dialog:not([open])';
  /** Whether an element paints a box: an image, or a color with an alpha other than 0. A repeating gradient is ruled paper. */
  const isPainted = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
    !/^(none|repeating)/.test(backgroundImage) || !/^transparent$|, 0\)$|\/ 0\)$/.test(backgroundColor);
  /** Type of at least this size, in px, is a picture, and may be cropped like one. */
  const displaySize = 160;

  /** The box behind a text; `undefined` if that is the page itself. */
  const boxOf = (text: Element): Element | undefined => {
    for (let element: Element | null = text; element && element !== document.body; element = element.parentElement) {
      const style = getComputedStyle(element);
      if (style.overflowX === 'auto' || style.overflowX === 'scroll' || style.clipPath !== 'none') return undefined;
      if (style.overflowX === 'hidden' || style.overflowX === 'clip' || isPainted(style)) return element;
      if (style.position === 'absolute' || style.position === 'fixed') return undefined;
    }
    return undefined;
  };

  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.nodeValue?.trim();
    if (!text || !parent || parent.closest(ignored) || !parent.checkVisibility({ visibilityProperty: true })) continue;
    const box = boxOf(parent)?.getBoundingClientRect();
    if (!box || box.width < 2) continue;
    const em = parseFloat(getComputedStyle(parent).fontSize);
    if (em > displaySize) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      // The box of a line is taller than its letters.
      const spare = Math.max(0, (bottom - top - em * 0.7) / 2);
      const out = Math.max(box.left - left, right - box.right, box.top - top - spare, bottom - spare - box.bottom);
      if (right - left > 1 && out > 1) found.push(`“${text.slice(0, 40)}” leaves its box`);
    }
  }
  return [...new Set(found)];
}
