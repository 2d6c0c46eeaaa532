/**
 * Runs in the page: the words of its SVG figures that the end of a bar, a plate or a thick line runs through, each with
 * that shape. Words that are wholly on a shape are its label: what is below that shape does not touch them.
 */
export function struckLabels(): string[] {
  /** A thinner line is a rule, which may pass through words, for example to strike them. */
  const thinnest = 4;
  const step = 1;

  const covers = (shape: SVGGeometryElement) => {
    const { fill, stroke, strokeWidth } = getComputedStyle(shape);
    const toShape = shape.getScreenCTM()?.inverse();
    const isFilled = fill !== 'none';
    const isThick = stroke !== 'none' && parseFloat(strokeWidth) >= thinnest;
    return (x: number, y: number) => {
      const point = new DOMPoint(x, y).matrixTransform(toShape);
      return (isFilled && shape.isPointInFill(point)) || (isThick && shape.isPointInStroke(point));
    };
  };

  const struck: string[] = [];
  for (const figure of document.querySelectorAll<SVGSVGElement>('figure svg')) {
    if (!figure.checkVisibility()) continue;
    const shapes = [...figure.querySelectorAll<SVGGeometryElement>('path, rect, circle, ellipse, polygon, line')]
      .filter((shape) => !shape.closest('defs, clipPath, mask'))
      .toReversed()
      .map((shape) => ({ shape, box: shape.getBoundingClientRect(), isCovered: covers(shape) }));
    for (const label of figure.querySelectorAll('text')) {
      const { left, right, top, bottom } = label.getBoundingClientRect();
      // A letter's box is taller than the letter.
      const [middle, half] = [(top + bottom) / 2, (bottom - top) / 5];
      for (const { shape, box, isCovered } of shapes) {
        const reach = parseFloat(getComputedStyle(shape).strokeWidth) / 2;
        const isApart = box.right + reach < left || box.left - reach > right || box.bottom + reach < top;
        if (isApart || box.top - reach > bottom) continue;
        const columns = Array.from({ length: Math.floor((right - left) / step) }, (_, at) => left + (at + 0.5) * step);
        const covered = columns.map((x) => isCovered(x, middle) || isCovered(x, middle - half));
        if (!covered.includes(true)) continue;
        if (!covered.includes(false)) break;
        struck.push(`“${label.textContent.slice(0, 40)}” and ${shape.outerHTML.slice(0, 90)}`);
      }
    }
  }
  return struck;
}
