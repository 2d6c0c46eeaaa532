import type { Lamp } from './scene.ts';

/**
 * The light of `lamps` over a drawing whose lower left corner is the origin, in scene units. `key` is a multiple of the key lamp's
 * usual power, which grows with the square of the width; `size` is its size, in widths of the drawing.
 */
export function lampsOver(width: number, height: number, { key = 1, size = 0.3 } = {}): Lamp[] {
  return [
    {
      at: [-0.02 * width, height + 0.55 * width, 1.4 * width],
      to: [0.5 * width, 0.4 * height, 0],
      size: size * width,
      power: key * 42 * width ** 2,
      color: '#fff9f0',
    },
    {
      at: [1.05 * width, -0.35 * width, 0.55 * width],
      to: [0.5 * width, 0.4 * height, 0],
      size: 0.5 * width,
      power: 4 * width ** 2,
      color: '#a4c4ff',
    },
  ];
}
