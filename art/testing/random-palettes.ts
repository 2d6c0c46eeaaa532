import { nat, record, sample, tuple } from 'fast-check';
import { paletteSchema } from '#content/schema/palette.ts';

export const anyColor = tuple(nat(255), nat(255), nat(255)).map(
  (channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
);

/** Palettes that content/brand/palette.yaml may contain, with the colors that are derived from them. */
const acceptedPalette = record({ main: anyColor, dark: anyColor, text: anyColor, accent: anyColor, second: anyColor })
  .map((colors) => paletteSchema.safeParse(colors).data)
  .filter((palette) => palette !== undefined);

/** Fifty random palettes, the same in each run. */
export const randomPalettes = sample(acceptedPalette, { seed: 28, numRuns: 50 });
