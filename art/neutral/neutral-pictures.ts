/**
 * The look of a neutral picture. `dark`, and the flat colors of the band that the picture blends into (`main`, `warm`,
 * `tint`), leave space for text on the left. `light` and `portrait`, a head and shoulders, leave none.
 */
type NeutralLook = 'dark' | 'main' | 'warm' | 'tint' | 'light' | 'portrait';

export interface NeutralPicture {
  /** The master's path below art/masters/, without extension. */
  name: string;
  look: NeutralLook;
  width: number;
  height: number;
}

/** A wide picture, and the upright one that phones show in its place. Sizes are in pixels. */
const wide = (name: string, height = 860, phoneHeight = 1040, look: NeutralLook = 'dark'): NeutralPicture[] => [
  { name, look, width: 1920, height },
  { name: `${name}-phone`, look, width: 780, height: phoneHeight },
];

const light = (name: string, width = 1600, height = 900): NeutralPicture => ({ name, look: 'light', width, height });

const portrait = (id: string): NeutralPicture => ({ name: `team/${id}`, look: 'portrait', width: 600, height: 600 });

/** The pictures that a new company starts with: all that the pages of tools/new-company/starter/ name. */
export const neutralPictures: readonly NeutralPicture[] = [
  ...['first', 'second', 'third'].flatMap((name) => wide(`banner-${name}`, 956, 1632)),
  ...['case-studies', 'case-example', 'blog', 'contact'].flatMap((name) => wide(`hero-${name}`)),
  ...wide('hero-why-us', 1066, 900, 'tint'),
  ...wide('hero-first-article', 720),
  ...wide('call-to-action', 747, 560, 'main'),
  ...wide('message', 747, 540, 'warm'),
  ...wide('error', 1200, 1780, 'tint'),
  light('cover-first-article'),
  light('card-about', 1100, 1250),
  light('card-first', 1600, 1000),
  light('card-second', 900, 1125),
  light('card-third', 1272, 600),
  light('case-example'),
  light('careers', 1040, 1400),
  ...['first-person', 'second-person', 'third-person'].map(portrait),
];
