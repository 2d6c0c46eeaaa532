import type { Outline, Point } from '../../paper/outlines.ts';

/** A strip along a line, whose width changes evenly from end to end. */
export function taperedStrip(line: Outline, startWidth: number, endWidth: number): Outline {
  const side = (sign: number) =>
    line.map(([x, y], step): Point => {
      const [[x0, y0] = [x, y], [x1, y1] = [x, y]] = [line[step - 1], line[step + 1]];
      const heading = Math.atan2(y1 - y0, x1 - x0);
      const half = (sign * (startWidth + ((endWidth - startWidth) * step) / (line.length - 1))) / 2;
      return [x - Math.sin(heading) * half, y + Math.cos(heading) * half];
    });
  return [...side(-1), ...side(1).reverse()];
}
