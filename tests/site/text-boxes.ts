/**
 * Runs in the page: pairs of texts whose letters overlap, or that are side by side on one line without a space.
 * Reported as “one” and “other”, each as far as it is on that line.
 *
 * Ignores drawings described elsewhere (`aria-hidden`), text for screen readers, and content below a pinned column of
 * the frame that it scrolls in.
 */
export function metTexts(): string[] {
  interface Line {
    text: string;
    /** The element that breaks lines together: texts of one block follow each other normally. */
    block: Element;
    left: number;
    right: number;
    top: number;
    bottom: number;
    em: number;
    node: Node;
    frame: DOMRect | undefined;
    isPinned: boolean;
  }

  const letBe = '[aria-hidden="true"], [inert], script, style, noscript, svg, dialog:not([open])';
  const flows = /^(inline|contents|ruby)$/;
  const hidden = new Map<Element, boolean>();
  const isForListeners = (element: Element | null): boolean => {
    if (!element) return false;
    const known = hidden.get(element);
    if (known !== undefined) return known;
    const { clipPath, opacity } = getComputedStyle(element);
    const found = clipPath === 'inset(50%)' || opacity === '0' || isForListeners(element.parentElement);
    hidden.set(element, found);
    return found;
  };
  const frames = new Map<Element, DOMRect | undefined>();
  /** The nearest frame that clips an element's content. */
  const frameOf = (element: Element | null): DOMRect | undefined => {
    if (!element || element === document.body) return undefined;
    if (!frames.has(element)) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const cuts = overflowX !== 'visible' || overflowY !== 'visible';
      frames.set(element, cuts ? element.getBoundingClientRect() : frameOf(element.parentElement));
    }
    return frames.get(element);
  };
  /** Whether it stays in its frame, on an opaque background, while the rest scrolls below it. */
  const isPinned = (element: Element | null): boolean => {
    if (!element || !frameOf(element)) return false;
    const { position, backgroundColor, backgroundImage } = getComputedStyle(element);
    const hasGround = backgroundImage !== 'none' || backgroundColor.startsWith('rgb(');
    return (position === 'sticky' && hasGround) || isPinned(element.parentElement);
  };
  const blocks = new Map<Element, Element>();
  const blockOf = (element: Element): Element => {
    const known = blocks.get(element);
    if (known) return known;
    const isPart = element.parentElement && flows.test(getComputedStyle(element).display);
    const block = isPart ? blockOf(element.parentElement) : element;
    blocks.set(element, block);
    return block;
  };

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.nodeValue?.trim();
    if (!text || !parent || parent.closest(letBe)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true }) || isForListeners(parent)) continue;
    const em = parseFloat(getComputedStyle(parent).fontSize);
    const frame = frameOf(parent);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      // A letter's box is taller than the letter.
      const spare = Math.max(0, (bottom - top - em * 0.7) / 2);
      const line = {
        text,
        block: blockOf(parent),
        left,
        right,
        top: top + spare,
        bottom: bottom - spare,
        em,
        node,
        frame,
        isPinned: isPinned(parent),
      };
      const isOut =
        frame && (left > frame.right || right < frame.left || line.top > frame.bottom || line.bottom < frame.top);
      if (right - left > 1 && !isOut) lines.push(line);
    }
  }

  lines.sort((one, other) => one.top - other.top);
  const met: string[] = [];
  for (const [index, one] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next]!;
      if (other.top >= one.bottom - 1) break;
      if (one.node === other.node || one.block === other.block) continue;
      if (one.isPinned !== other.isPinned && one.frame === other.frame) continue;
      const height = Math.min(one.bottom, other.bottom) - other.top;
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const isOver = width > 1 && height > 2;
      // Less than a sixth of the font size between two words looks like one word.
      const isBeside = width > Math.min(one.em, other.em) / -6 && height > Math.min(one.em, other.em) * 0.5;
      if (isOver || isBeside) met.push(`“${one.text.slice(0, 40)}” and “${other.text.slice(0, 40)}”`);
    }
  }
  return [...new Set(met)];
}
