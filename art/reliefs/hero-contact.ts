import { MapView } from '../map/map-view.ts';
import { readLand, type Line } from '../map/read-land.ts';
import { readOffices } from '../map/read-offices.ts';
import { disc, plume, smooth, strip, type Outline, type Point } from '../paper/outlines.ts';
import type { Board, Relief } from '../paper/relief-svg.ts';
import { board } from './board.ts';
import { colors } from './colors.ts';

const [land, offices] = await Promise.all([readLand(), readOffices()]);

/** The crossing of freeways in the middle of Houston. */
const downtown = { longitude: -95.369, latitude: 29.771 };
/** The pins, in the order of the offices. */
const pins = [colors.sky, colors.hot];

const isLoop = (line: Line) => String(line[0]) === String(line.at(-1));
const distance = (a: Point = [0, 0], b: Point = [0, 0]) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const lengthOf = (line: Line) => line.reduce((sum, point, order) => sum + distance(point, line[order - 1] ?? point), 0);

const { freeway, tollway } = land.roads;
/** Those that lead round the city or out of it. */
const roads = [...tollway.filter((line) => lengthOf(line) > 0.8), ...freeway];

/** Without the small turns that would be kinks at this size: no two points nearer than 0.04 degrees. */
const simplified = (line: Line): Line =>
  line.reduce<Point[]>((kept, point, order) => {
    if (order > 0 && distance(point, kept.at(-1)) < 0.04) {
      if (order < line.length - 1) return kept;
      if (kept.length > 1) kept.pop();
    }
    return [...kept, point];
  }, []);

/** A course with rounder turns: each point but the ends goes towards its neighbours. */
const eased = (line: Line): Line =>
  line.map((point, order) => {
    const [before, after] = [line[order - 1], line[order + 1]];
    if (!before || !after) return point;
    return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
  });

const isJunction = (end: Point, line: Line) =>
  roads.some((other) => other !== line && other.some((point) => String(point) === String(end)));

/** The land's map ends before the picture: from there a road goes straight on. */
function drawnOn(curve: Outline): Outline {
  const [[x0, y0] = [0, 0], [x1, y1] = [0, 0]] = curve.slice(-2);
  const far = 2000 / Math.hypot(x1 - x0, y1 - y0);
  return [...curve, [x1 + (x1 - x0) * far, y1 + (y1 - y0) * far]];
}

function courseOf(line: Line, view: MapView): Outline {
  const drawn = (points: Line) => smooth(points.map((at) => view.point(at)));
  // A loop goes a little past its beginning, or its round ends would show.
  if (isLoop(line)) return drawn(eased([...simplified(line), ...simplified(line).slice(1, 4)]).slice(1, -1));
  const [start = [0, 0], end = [0, 0]] = [line[0], line.at(-1)];
  const course = drawn(eased(eased(simplified(line))));
  const forth = isJunction(end, line) ? course : drawnOn(course);
  return isJunction(start, line) ? forth : drawnOn(forth.toReversed());
}

function roadsOf(view: MapView, scale: number): Board[] {
  const paved = (lines: Line[], width: number, color: string, lift: number) =>
    lines.map((line) =>
      board(strip(courseOf(line, view), width * scale), color, lift * scale, Math.max(2, lift * 0.22 * scale)),
    );
  const [loops, rays] = [roads.filter(isLoop), roads.filter((line) => !isLoop(line))];
  return [
    ...paved(
      rays.filter((line) => tollway.includes(line)),
      15,
      '#1d3474',
      12,
    ),
    ...paved(
      loops.filter((line) => tollway.includes(line)),
      17,
      '#294896',
      18,
    ),
    ...paved(
      rays.filter((line) => freeway.includes(line)),
      26,
      colors.jay,
      28,
    ),
    ...paved(
      loops.filter((line) => freeway.includes(line)),
      27,
      colors.azure,
      44,
    ),
  ];
}

/** A pin's corner stands where the office is. */
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
export const heroContactPhone = map(780, 960, 1.46, [0.66, 0.415], 0.82);
