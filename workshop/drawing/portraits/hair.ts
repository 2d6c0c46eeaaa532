import { bald } from './hair/bald.ts';
import { bob } from './hair/bob.ts';
import { cropped } from './hair/cropped.ts';
import { curls } from './hair/curls.ts';
import { knitted } from './hair/knitted.ts';
import { knot } from './hair/knot.ts';
import { locs } from './hair/locs.ts';
import { long } from './hair/long.ts';
import { parted } from './hair/parted.ts';
import { pixie } from './hair/pixie.ts';
import { scarf } from './hair/scarf.ts';
import { swept } from './hair/swept.ts';
import type { HairLayers } from './hair-layers.ts';

/** Every style is drawn for a head that looks right, in the head's coordinates: 0, 0 is between its eyes. */
const styles = { cropped, swept, parted, bob, long, curls, knot, locs, scarf, pixie, bald, knitted } satisfies Record<
  string,
  (color: string) => HairLayers
>;

export type HairStyle = keyof typeof styles;

/** Whether the hair covers ears and earrings. */
export const coversEars = (style: HairStyle): boolean => ['bob', 'long', 'pixie', 'scarf'].includes(style);

/** The pieces of a style in a color. */
export const hairPieces = (style: HairStyle, color: string): HairLayers => styles[style](color);
