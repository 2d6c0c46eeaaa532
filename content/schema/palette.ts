import { z } from 'zod';
import { contrast, mix, ensureContrast } from './color.ts';

const hexColor = z.string().regex(/^#[\da-f]{6}$/, {
  error: "is not a color: write it in quotes, as six lowercase hexadecimal digits, such as '#2348c7'",
  // Otherwise colors derived from it would be reported as well.
  abort: true,
});

const white = '#ffffff';

const derivedColors = {
  deep: hexColor,
  azure: hexColor,
  sky: hexColor,
  haze: hexColor,
  stone: hexColor,
  line: hexColor,
  edge: hexColor,
  slate: hexColor,
  sage: hexColor,
  mist: hexColor,
  peach: hexColor,
  ember: hexColor,
};

const baseColors = { main: hexColor, dark: hexColor, text: hexColor, accent: hexColor, second: hexColor };

const paletteFileSchema = z.strictObject({
  ...baseColors,
  tuned: z.strictObject(derivedColors).partial().optional(),
  /** The base colors for which `tuned` was written and the logo drawn: neither follows when one of them changes. */
  tunedFor: z.strictObject(baseColors).optional(),
});

type PaletteFile = z.infer<typeof paletteFileSchema>;
type BaseColors = Pick<PaletteFile, keyof typeof baseColors>;
type DerivedColors = Record<keyof typeof derivedColors, string>;

/** The colors of site/styles/tokens.css that are not derived: the base colors, which have other names there, and white. */
const baseTokens = ['night', 'ink', 'cobalt', 'chalk', 'pine', 'signal'] as const;

/** Every color of site/styles/tokens.css, by its name there. */
export type Palette = DerivedColors & Record<(typeof baseTokens)[number], string>;

/** The names of the colors in site/styles/tokens.css, without `--`. */
export const colorNames: readonly string[] = [...baseTokens, ...Object.keys(derivedColors)];

/** Mixes the color with a share of white, or with more white if the color would have too little contrast on the mix. */
function tint(color: string, share: number): string {
  const shares = Array.from({ length: 11 }, (_, step) => share + ((1 - share) * step) / 10);
  const mixes = shares.map((whiteShare) => mix(color, white, whiteShare));
  return mixes.find((mixed) => contrast(color, mixed) >= 4.5) ?? white;
}

const deriveColors = ({ main, dark, text, accent, second }: BaseColors): DerivedColors => {
  const edge = mix(text, white, 0.45);
  const stone = mix(text, white, 0.96);
  const haze = tint(main, 0.88);
  return {
    deep: mix(main, dark, 0.55),
    azure: ensureContrast(mix(main, white, 0.22), dark, 4.5),
    sky: ensureContrast(mix(main, white, 0.62), mix(main, dark, 0.55), 4.5),
    haze,
    stone,
    line: mix(text, white, 0.84),
    edge: ensureContrast(edge, white, 3),
    slate: ensureContrast(ensureContrast(mix(text, white, 0.28), stone, 4.5), haze, 4.5),
    sage: mix(second, white, 0.6),
    mist: tint(second, 0.86),
    peach: mix(accent, white, 0.55),
    ember: ensureContrast(mix(accent, text, 0.2), white, 4.5),
  };
};

function toPalette(colors: PaletteFile): Palette {
  const { main, dark, text, accent, second, tuned = {} } = colors;
  return {
    night: dark,
    ink: text,
    cobalt: main,
    chalk: '#fff',
    pine: second,
    signal: accent,
    ...deriveColors(colors),
    // The type of `tuned` allows undefined, which YAML cannot contain.
    ...(tuned as Partial<DerivedColors>),
  };
}

/**
 * Pairs of colors used on each other; `field` is the palette entry to change. WCAG 2.2 requires a contrast of 4.5 for text
 * and 3 for graphics (level AA); the two pairs of most text need the 7 of level AAA.
 */
const pairs: { front: keyof Palette; background: keyof Palette; needed: number; field: string; use: string }[] = [
  { front: 'cobalt', background: 'chalk', needed: 4.5, field: 'main', use: 'links on white and white text on buttons' },
  { front: 'cobalt', background: 'stone', needed: 4.5, field: 'main', use: 'links on a light band' },
  { front: 'chalk', background: 'night', needed: 7, field: 'dark', use: 'white text on the dark background' },
  { front: 'ink', background: 'chalk', needed: 7, field: 'text', use: 'text on white' },
  { front: 'ink', background: 'haze', needed: 4.5, field: 'text', use: 'text on a tinted band' },
  { front: 'chalk', background: 'pine', needed: 4.5, field: 'second', use: 'white text on the second background' },
  { front: 'signal', background: 'night', needed: 3, field: 'accent', use: 'the accent on the dark background' },
  { front: 'chalk', background: 'deep', needed: 4.5, field: 'deep', use: 'white text on the deep background' },
  { front: 'sky', background: 'deep', needed: 4.5, field: 'sky', use: 'secondary text on the deep background' },
  { front: 'sky', background: 'night', needed: 4.5, field: 'sky', use: 'secondary text on the dark background' },
  { front: 'ink', background: 'peach', needed: 4.5, field: 'peach', use: 'text on the background of a warning' },
  { front: 'night', background: 'azure', needed: 4.5, field: 'azure', use: 'text on the lighter main color' },
  { front: 'slate', background: 'chalk', needed: 4.5, field: 'slate', use: 'secondary text on white' },
  { front: 'slate', background: 'stone', needed: 4.5, field: 'slate', use: 'secondary text on a light band' },
  { front: 'slate', background: 'haze', needed: 4.5, field: 'slate', use: 'secondary text on a tinted band' },
  { front: 'cobalt', background: 'haze', needed: 4.5, field: 'main', use: 'links on a tinted band' },
  {
    front: 'pine',
    background: 'mist',
    needed: 4.5,
    field: 'mist',
    use: 'the second color on its tint, and its tint on it',
  },
  { front: 'edge', background: 'chalk', needed: 3, field: 'edge', use: 'the border of a field on white' },
  { front: 'ember', background: 'chalk', needed: 4.5, field: 'ember', use: 'error messages on white' },
];

/** The pairs with too little contrast: for each entry to change, the weakest one. */
function weakPairs(palette: Palette) {
  const tooWeak = pairs
    .map((pair) => ({ ...pair, ratio: contrast(palette[pair.front], palette[pair.background]) }))
    .filter(({ ratio, needed }) => ratio < needed)
    .toSorted((a, b) => a.ratio - b.ratio);
  return tooWeak.filter(({ field }, index) => tooWeak.findIndex((other) => other.field === field) === index);
}

/** Whether the entry to change is the background color, not the one in front of it. */
const changesBackground = ({ field, background }: (typeof pairs)[number]) =>
  field === background || (field === 'dark' && background === 'night') || (field === 'second' && background === 'pine');

/** content/brand/palette.yaml: five colors from which all others are derived, and those tuned by hand. */
export const paletteSchema = paletteFileSchema
  .superRefine((colors, context) => {
    const palette = toPalette(colors);
    for (const pair of weakPairs(palette)) {
      const { front, background, needed, field, use, ratio } = pair;
      const [changed, other] = changesBackground(pair) ? [background, front] : [front, background];
      const better = ensureContrast(palette[changed], palette[other], needed);
      context.addIssue({
        code: 'custom',
        path: field in derivedColors ? ['tuned', field] : [field],
        message: `is too weak: ${palette[front]} on ${palette[background]} (${use}) has a contrast of ${ratio.toFixed(2)} and needs ${needed}: try ${better}`,
      });
    }
  })
  .transform(toPalette);

interface StaleColors {
  /** The base colors that have changed, by name. */
  changed: { name: string; before: string; now: string }[];
  /** The names of tuned colors that would now be derived differently. */
  tuned: string[];
}

/** The colors of a valid content/brand/palette.yaml that were tuned for other base colors than it has now. */
export function staleColors(palette: unknown): StaleColors {
  const { success, data } = paletteFileSchema.safeParse(palette);
  if (!success || !data.tunedFor) return { changed: [], tuned: [] };
  const { tuned = {}, tunedFor } = data;
  const [before, now] = [deriveColors(tunedFor), deriveColors(data)];
  return {
    changed: (Object.keys(baseColors) as (keyof BaseColors)[])
      .filter((name) => tunedFor[name] !== data[name])
      .map((name) => ({ name, before: tunedFor[name], now: data[name] })),
    tuned: (Object.keys(tuned) as (keyof DerivedColors)[]).filter((name) => before[name] !== now[name]),
  };
}
