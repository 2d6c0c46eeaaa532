/**
 * Runs in the page: the words that a frame cuts off, each with the frame, and by how much the page is wider than the
 * window.
 *
 * Ignores drawings (`aria-hidden`, or a figure with a label: a phone may rise from an edge), text for screen readers,
 * and rows and frames that scroll.
 */
export function lostText(): string[] {
  const lost: string[] = [];
  // The page clips overflow, so that nobody scrolls sideways; here it must be measurable.
  document.body.style.overflow = 'visible';
  const over = document.documentElement.scrollWidth - innerWidth;
  document.body.style.overflow = '';
  if (over > 0) lost.push(`${over} px over the edge`);

  interface Frame {
    element: Element;
    x: string;
    y: string;
    box: DOMRect;
  }
  const frames = new Map<Element, Frame>();
  const frameOf = (element: Element): Frame => {
    const { overflowX: x, overflowY: y } = getComputedStyle(element);
    const frame = frames.get(element) ?? { element, x, y, box: element.getBoundingClientRect() };
    frames.set(element, frame);
    return frame;
  };
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

  const cuttingFrame = (parent: Element, { left, right, top, bottom, height }: DOMRect): Frame | undefined => {
    // A letter's box is taller than the letter, and letter spacing is also added after the last one.
    const spare = height / 4;
    for (let element: Element | null = parent; element && element !== document.body; element = element.parentElement) {
      const frame = frameOf(element);
      const { x, y, box } = frame;
      if (scrolls(x) || scrolls(y)) return undefined;
      if (cuts(x) && (left < box.left - 2 || right > box.right + spare)) return frame;
      if (cuts(y) && (top < box.top - spare || bottom > box.bottom + spare)) return frame;
    }
    return undefined;
  };

  const isForScreenReaders = (element: Element) => {
    for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
      if (getComputedStyle(ancestor).clipPath === 'inset(50%)') return true;
    }
    return false;
  };

  const ignored = '[aria-hidden="true"], [inert], [role="img"], figure[aria-label], script, style, svg';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.nodeValue?.trim() || !parent || parent.closest(ignored)) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const frame = [...range.getClientRects()].map((line) => cuttingFrame(parent, line)).find(Boolean);
    if (!frame || isForScreenReaders(parent)) continue;
    lost.push(`“${node.nodeValue.trim().slice(0, 40)}” cut by ${frame.element.tagName} ${frame.element.className}`);
  }
  return lost;
}
