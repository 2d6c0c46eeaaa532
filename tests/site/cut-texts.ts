/**
 * Runs in the page: lines of text that a frame or the window shows only partly, each with what cuts it. Lines entirely
 * outside are ignored: they can be scrolled to, or are hidden on purpose.
 *
 * Ignores code, whose lines may be long, and rows of cards that scroll.
 */
export function cutTexts(): string[] {
  const ignored = 'pre, [inert], script, style, noscript, title, dialog:not([open])';
  interface Line {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  /** The pixels of a line that a frame hides, and the frame; undefined if it hides the whole line or nothing. */
  const describeCut = (parent: Element, line: Line): string | undefined => {
    for (let element: Element | null = parent; element && element !== document.body; element = element.parentElement) {
      const { overflowX, overflowY, clipPath, scrollSnapType } = getComputedStyle(element);
      if (clipPath === 'inset(50%)' || scrollSnapType !== 'none') return undefined;
      const box = element.getBoundingClientRect();
      const across = overflowX === 'visible' ? 0 : Math.max(box.left - line.left, line.right - box.right);
      const down = overflowY === 'visible' ? 0 : Math.max(box.top - line.top, line.bottom - box.bottom);
      if (across >= line.right - line.left || down >= line.bottom - line.top) return undefined;
      const hidden = Math.round(Math.max(across, down));
      if (hidden > 2) return `${hidden} px by ${element.localName}.${element.className}`;
    }
    const hidden = Math.round(Math.max(-line.left, line.right - innerWidth));
    return hidden > 2 && hidden < line.right - line.left ? `${hidden} px by the window` : undefined;
  };

  const cut: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.nodeValue?.trim();
    if (!text || !parent || parent.closest(ignored) || !parent.checkVisibility({ visibilityProperty: true })) continue;
    const em = parseFloat(getComputedStyle(parent).fontSize);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      // The box of a line is taller than its letters.
      const spare = Math.max(0, (bottom - top - em * 0.7) / 2);
      const cutDescription =
        right - left > 1 && describeCut(parent, { left, right, top: top + spare, bottom: bottom - spare });
      if (cutDescription) cut.push(`“${text.slice(0, 40)}” cut, ${cutDescription}`);
    }
  }
  return [...new Set(cut)];
}
