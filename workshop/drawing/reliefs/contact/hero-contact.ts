import { MapView } from '../../map/map-view.ts';
import { readOffices } from '../../map/read-offices.ts';
import { disc, plume, strip } from '../../paper/outlines.ts';
import type { Board, Relief } from '../../paper/relief-svg.ts';
import { board } from '../board.ts';
import { colors } from '../colors.ts';
import { around, freeways, outwards, tollways } from './road-courses.ts';

const offices = await readOffices();

/** The crossing of freeways in the middle of Houston. */
const downtown = { longitude: -95.369, latitude: 29.771 };
/** The pins, in the order of the offices. */
const pins = [colors.sky, colors.hot];

/** From bottom to top: tollways below freeways, radial roads below ring roads. */
const pavements = [
  { courses: outwards(tollways), width: 15, color: '#1d3474', lift: 12 },
  { courses: around(tollways), width: 17, color: '#294896', lift: 18 },
  { courses: outwards(freeways), width: 26, color: colors.cobalt, lift: 28 },
  { courses: around(freeways), width: 27, color: colors.azure, lift: 44 },
];

const roadsOf = (view: MapView, scale: number): Board[] =>
  pavements.flatMap(({ courses, width, color, lift }) =>
    courses.map((course) =>
      board(strip(course(view), width * scale), color, lift * scale, Math.max(2, lift * 0.22 * scale)),
    ),
  );

/** A pin's corner is at the office. */
function pinsOf(view: MapView, scale: number): Board[] {
  return offices.flatMap(({ longitude, latitude }, order) => {
    const [x, tip] = view.point([longitude, latitude]);
    const size = 122 * scale;
    const y = tip - size * Math.SQRT1_2;
    return [
      board(plume(x, y, size, 90, 40), pins[order % 2] ?? colors.sky, 70 * scale, 15 * scale),
      board(disc(x, y, 23 * scale), colors.ink, 3, 1),
    ];
  });
}

function map(width: number, height: number, span: number, at: readonly [number, number], scale: number): Relief {
  const view = new MapView({ width, height, span, around: downtown, at });
  return {
    width,
    height,
    ground: '#122352',
    lit: '#1d3679',
    shaded: '#0a1638',
    lamp: [0.66, 0],
    reach: 0.8,
    pieces: [...roadsOf(view, scale), ...pinsOf(view, scale)],
  };
}

export const heroContact = map(1920, 760, 3.3, [0.76, 0.572], 0.84);
export const heroContactPhone = map(780, 960, 1.46, [0.66, 0.56], 0.82);
