/**
 * Runs in the page: texts that leave the painted box they stand in, or that the frame around them cuts. A word that runs out
 * of its bar is often white on white, which no reader sees and no test of overlapping texts does.
 *
 * Let be: what is placed by itself, what scrolls, display type, and what is there for those who listen.
 */
export function escapedTexts(): string[] {
  const letBe = '[inert], script, style, noscript, svg, dialog:not([open])';
  /** A repeated gradient is lines on the paper that the text stands on. */
  const isPainted = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
    !/^(none|repeating)/.test(backgroundImage) || !/^transparent$|, 0\)$|\/ 0\)$/.test(backgroundColor);
  /** Type of this size is a picture, and is cut as one: in px. */
  const displaySize = 160;

  /** The box that a text is read upon: `undefined` where the page itself is. */
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
    if (!text || !parent || parent.closest(letBe) || !parent.checkVisibility({ visibilityProperty: true })) continue;
    const box = boxOf(parent)?.getBoundingClientRect();
    if (!box || box.width < 2) continue;
    const em = parseFloat(getComputedStyle(parent).fontSize);
    if (em > displaySize) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      // A letter's box is higher than the letter.
      const spare = Math.max(0, (bottom - top - em * 0.7) / 2);
      const out = Math.max(box.left - left, right - box.right, box.top - top - spare, bottom - spare - box.bottom);
      if (right - left > 1 && out > 1) found.push(`“${text.slice(0, 40)}” leaves its box`);
    }
  }
  return [...new Set(found)];
}
