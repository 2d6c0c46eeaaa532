// The outer feathers of open-wing.jpg, from the lower right round the tips to the upper edge; in 1200ths of its width.
const points = [
  [1215, 560],
  [1085, 482],
  [1085, 430],
  [925, 462],
  [800, 474],
  [640, 462],
  [500, 437],
  [352, 404],
  [215, 374],
  [197, 346],
  [204, 318],
  [240, 306],
  [232, 280],
  [242, 258],
  [270, 250],
  [262, 232],
  [272, 214],
  [318, 206],
  [308, 186],
  [320, 168],
  [364, 160],
  [356, 146],
  [366, 129],
  [412, 122],
  [408, 108],
  [418, 94],
  [462, 90],
  [458, 80],
  [472, 66],
  [514, 66],
  [508, 56],
  [522, 42],
  [580, 44],
  [574, 32],
  [590, 18],
  [634, 18],
  [630, 6],
  [646, -20],
  [1215, -20],
] as const;

/** A white shape of the wing on black, as SVG, for a wing of this many pixels; the render's backdrop stays outside. */
export function wingOutline(width: number, height: number): string {
  const scale = width / 1200;
  const path = points.map(([x, y]) => `${(x * scale).toFixed(1)},${(y * scale).toFixed(1)}`).join(' ');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/>` +
    `<polygon points="${path}" fill="#fff"/></svg>`
  );
}
