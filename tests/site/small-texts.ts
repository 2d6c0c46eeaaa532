/**
 * Runs in the page: texts shown smaller than 9 px, each with the size of its type at the scale of the drawing around it.
 *
 * Ignores text for screen readers.
 */
export function smallTexts(): string[] {
  const minSize = 9;
  const scales = new Map<Element, number>();
  /** The scale at which an HTML element is shown, relative to its own pixels. */
  const scaleOf = (element: Element | null): number => {
    if (!element) return 1;
    const cached = scales.get(element);
    if (cached !== undefined) return cached;
    const { transform, scale } = getComputedStyle(element);
    const { a, b, c, d } = new DOMMatrix(transform);
    const [x = 1, y = x] = scale === 'none' ? [] : scale.split(' ').map(Number);
    const ownScale = Math.sqrt(Math.abs((a * d - b * c) * x * y));
    const totalScale = ownScale * scaleOf(element.parentElement);
    scales.set(element, totalScale);
    return totalScale;
  };
  /** The scale at which any element is shown, including those of a drawing. */
  const shownScale = (element: Element): number => {
    if (!(element instanceof SVGGraphicsElement)) return scaleOf(element);
    const { a, b, c, d } = element.getScreenCTM() ?? new DOMMatrix();
    return Math.sqrt(Math.abs(a * d - b * c));
  };
  const isForScreenReaders = (element: Element) => {
    for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
      if (getComputedStyle(ancestor).clipPath === 'inset(50%)') return true;
    }
    return false;
  };

  const small: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.nodeValue?.trim();
    if (!text || !parent || parent.closest('[inert], script, style, noscript, title, dialog:not([open])')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const size = parseFloat(getComputedStyle(parent).fontSize) * shownScale(parent);
    if (size < minSize && !isForScreenReaders(parent)) small.push(`“${text.slice(0, 40)}” at ${size.toFixed(1)} px`);
  }
  return [...new Set(small)];
}
