/**
 * Runs in the page: pairs of texts whose letters overlap, or that are side by side on one line without a space.
 * Each pair is reported with the text of both.
 *
 * Ignores drawings (`aria-hidden`, `svg`), what is inert or in a closed dialog, text for screen readers, transparent text, and
 * content below a pinned column of the frame that it scrolls in.
 */
export function overlappingTexts(): string[] {
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

  const ignored = '[aria-hidden="true"], [inert], script, style, noscript, svg, dialog:not([open])';
  const flows = /^(inline|contents|ruby)$/;
  const hidden = new Map<Element, boolean>();
  const isInvisible = (element: Element | null): boolean => {
    if (!element) return false;
    const cached = hidden.get(element);
    if (cached !== undefined) return cached;
    const { clipPath, opacity } = getComputedStyle(element);
    const found = clipPath === 'inset(50%)' || opacity === '0' || isInvisible(element.parentElement);
    hidden.set(element, found);
    return found;
  };
  const intersection = (frame: DOMRect, outer: DOMRect | undefined): DOMRect => {
    if (!outer) return frame;
    const [left, top] = [Math.max(frame.left, outer.left), Math.max(frame.top, outer.top)];
    const [right, bottom] = [Math.min(frame.right, outer.right), Math.min(frame.bottom, outer.bottom)];
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const frames = new Map<Element, DOMRect | undefined>();
  /** What the frames around an element leave visible of its content; undefined if none clips it. */
  const frameOf = (element: Element | null): DOMRect | undefined => {
    if (!element || element === document.body) return undefined;
    if (!frames.has(element)) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const cuts = overflowX !== 'visible' || overflowY !== 'visible';
      const outer = frameOf(element.parentElement);
      frames.set(element, cuts ? intersection(element.getBoundingClientRect(), outer) : outer);
    }
    return frames.get(element);
  };
  /** Whether an element stays in its frame, on an opaque background, while the rest scrolls below it. */
  const isPinned = (element: Element | null): boolean => {
    if (!element || !frameOf(element)) return false;
    const { position, backgroundColor, backgroundImage } = getComputedStyle(element);
    // A computed color with transparency begins with `rgba(`.
    const hasBackground = backgroundImage !== 'none' || backgroundColor.startsWith('rgb(');
    return (position === 'sticky' && hasBackground) || isPinned(element.parentElement);
  };
  const blocks = new Map<Element, Element>();
  const blockOf = (element: Element): Element => {
    const cached = blocks.get(element);
    if (cached) return cached;
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
    if (!text || !parent || parent.closest(ignored)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true }) || isInvisible(parent)) continue;
    const em = parseFloat(getComputedStyle(parent).fontSize);
    const frame = frameOf(parent);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      // The box of a line is taller than its letters.
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

  lines.sort((first, second) => first.top - second.top);
  const overlaps: string[] = [];
  for (const [index, upper] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next += 1) {
      const lower = lines[next]!;
      if (lower.top >= upper.bottom - 1) break;
      if (upper.node === lower.node || upper.block === lower.block) continue;
      if (upper.isPinned !== lower.isPinned && upper.frame === lower.frame) continue;
      const height = Math.min(upper.bottom, lower.bottom) - lower.top;
      const width = Math.min(upper.right, lower.right) - Math.max(upper.left, lower.left);
      const isOver = width > 1 && height > 2;
      // Less than a sixth of the font size between two words looks like one word.
      const isBeside = width > Math.min(upper.em, lower.em) / -6 && height > Math.min(upper.em, lower.em) * 0.5;
      if (isOver || isBeside) overlaps.push(`“${upper.text.slice(0, 40)}” and “${lower.text.slice(0, 40)}”`);
    }
  }
  return [...new Set(overlaps)];
}
