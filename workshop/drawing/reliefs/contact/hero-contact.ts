import { MapView } from '../../map/map-view.ts';
import { readOffices } from '../../map/read-offices.ts';
import { disc, plume, strip } from '../../paper/outlines.ts';
import type { Board, Relief } from '../../paper/relief-svg.ts';
import { board } from '../board.ts';
import { colors } from '../colors.ts';
import { freeways, radialRoads, ringRoads, tollways } from './road-courses.ts';

const offices = await readOffices();

/** The point at which the freeways of Houston cross. */
const downtown = { longitude: -95.369, latitude: 29.771 };
/** On the freeway to Katy: a message that has not arrived at an office. */
const messageOnItsWay = { longitude: -95.86, latitude: 29.7815 };

/** The pavements from bottom to top: tollways below freeways, radial roads below ring roads. */
const pavements = [
  { courses: radialRoads(tollways), width: 15, color: '#1d3474', lift: 12 },
  { courses: ringRoads(tollways), width: 17, color: '#294896', lift: 18 },
  { courses: radialRoads(freeways), width: 26, color: colors.cobalt, lift: 28 },
  { courses: ringRoads(freeways), width: 27, color: colors.azure, lift: 44 },
];

const roadBoards = (view: MapView, scale: number): Board[] =>
  pavements.flatMap(({ courses, width, color, lift }) =>
    courses.map((course) =>
      board(strip(course(view), width * scale), color, lift * scale, Math.max(2, lift * 0.22 * scale)),
    ),
  );

/** A pin for each office, its tip at the office. */
function pinBoards(view: MapView, scale: number): Board[] {
  return offices.flatMap(({ longitude, latitude }) => {
    const [x, tip] = view.project([longitude, latitude]);
    const size = 122 * scale;
    const y = tip - size * Math.SQRT1_2;
    return [
      board(plume(x, y, size, 90, 40), colors.sky, 70 * scale, 15 * scale),
      board(disc(x, y, 23 * scale), colors.ink, 3, 1),
    ];
  });
}

function messageBoard(view: MapView, scale: number): Board {
  const [x, y] = view.project([messageOnItsWay.longitude, messageOnItsWay.latitude]);
  return board(plume(x, y, 84 * scale, 135, 30), colors.hot, 64 * scale, 13 * scale);
}

/** A map of `span` degrees of longitude, with downtown at `at` in shares of width and height. `scale` applies to roads and pins. */
function roadMap(width: number, height: number, span: number, at: readonly [number, number], scale: number): Relief {
  const view = new MapView({ width, height, span, center: downtown, at });
  return {
    width,
    height,
    ground: '#122352',
    lit: '#1d3679',
    shaded: '#0a1638',
    lamp: [0.66, 0],
    reach: 0.8,
    pieces: [...roadBoards(view, scale), messageBoard(view, scale), ...pinBoards(view, scale)],
  };
}

/** The offices on the freeways of Houston, and a message on its way to one. */
export const heroContact = roadMap(1920, 760, 3.3, [0.76, 0.572], 0.84);
export const heroContactPhone = roadMap(780, 960, 1.46, [0.66, 0.56], 0.82);
