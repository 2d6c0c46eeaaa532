import { z } from 'zod';
import { ensureContrast, mix, rgbChannels } from '#content/schema/color.ts';

/** The main color unless the answers name another. */
export const defaultColor = '#2f5d8a';

/** The accents to choose from unless the answers name one: an orange, and a yellow for companies whose main color is like it. */
const [orange, yellow] = ['#e9763d', '#f2b33d'] as const;

/** The least distance of the accent from the main color in sRGB, 0 to 441: a button in an accent like its band would be lost. */
const minAccentDistance = 120;

/** The base colors, from which all others are derived; only the main one is required. */
export const writtenColors = z.strictObject({
  main: z.string(),
  dark: z.string().optional(),
  text: z.string().optional(),
  accent: z.string().optional(),
  second: z.string().optional(),
});

export type BaseColors = Record<'main' | 'dark' | 'text' | 'accent' | 'second', string>;

/**
 * The base colors. Those that the answers lack are chosen to go with the main one: the dark ones are mixed from it and a nearly
 * black or dark green color, so that they have some of its hue. Their contrast with white is higher than text needs, since lighter colors
 * are derived from them.
 */
export function baseColorsOf(answers: z.infer<typeof writtenColors>): BaseColors {
  const { main } = answers;
  const base = validOrDefault(main);
  const dark = answers.dark ?? ensureContrast(mix(base, '#0c1016', 0.82), '#ffffff', 15);
  return {
    main,
    dark,
    text: answers.text ?? ensureContrast(mix(base, '#12161d', 0.86), '#ffffff', 13),
    accent: answers.accent ?? ensureContrast(accentFor(base), dark, 4),
    second: answers.second ?? ensureContrast(mix(base, '#2c4a44', 0.7), '#ffffff', 7),
  };
}

/** The accent that goes with a main color. */
export function accentFor(main: string): string {
  const [channels, others] = [rgbChannels(validOrDefault(main)), rgbChannels(orange)];
  const distance = Math.hypot(...channels.map((channel, index) => channel - others[index]!));
  return distance < minAccentDistance ? yellow : orange;
}

/** The default for an invalid main color, which the palette's own check reports. */
const validOrDefault = (main: string) => (/^#[\da-f]{6}$/.test(main) ? main : defaultColor);
