import type { MapView } from '../../map/map-view.ts';
import { readLand, type Line } from '../../map/read-land.ts';
import { smooth, type Outline, type Point } from '../../paper/outlines.ts';

const isLoop = (line: Line) => String(line[0]) === String(line.at(-1));
const distance = (a: Point = [0, 0], b: Point = [0, 0]) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const lengthOf = (line: Line) => line.reduce((sum, point, order) => sum + distance(point, line[order - 1] ?? point), 0);

const { roads } = await readLand();
/** Roads around the city or out of it. */
export const freeways = roads.freeway;
export const tollways = roads.tollway.filter((line) => lengthOf(line) > 0.8);

/** A line without small turns that would look like kinks at this size: no two points closer than 0.04 degrees. */
const simplified = (line: Line): Line =>
  line.reduce<Point[]>((kept, point, order) => {
    if (order > 0 && distance(point, kept.at(-1)) < 0.04) {
      if (order < line.length - 1) return kept;
      if (kept.length > 1) kept.pop();
    }
    return [...kept, point];
  }, []);

/** A line with rounder turns: each point except the ends moves toward its neighbors. */
const eased = (line: Line): Line =>
  line.map((point, order) => {
    const [before, after] = [line[order - 1], line[order + 1]];
    if (!before || !after) return point;
    return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
  });

const isJunction = (end: Point, line: Line) =>
  [...tollways, ...freeways].some((other) => other !== line && other.some((point) => String(point) === String(end)));

/** The map data ends before the picture does: from there a road continues straight. */
function drawnOn(curve: Outline): Outline {
  const [[x0, y0] = [0, 0], [x1, y1] = [0, 0]] = curve.slice(-2);
  const far = 2000 / Math.hypot(x1 - x0, y1 - y0);
  return [...curve, [x1 + (x1 - x0) * far, y1 + (y1 - y0) * far]];
}

function rayOf(line: Line, view: MapView): Outline {
  const [start = [0, 0], end = [0, 0]] = [line[0], line.at(-1)];
  const course = smooth(eased(eased(simplified(line))).map((at) => view.point(at)));
  const forth = isJunction(end, line) ? course : drawnOn(course);
  return isJunction(start, line) ? forth : drawnOn(forth.toReversed());
}

/** A closed road. Its end overlaps its beginning, or their round caps would show. */
function loopOf(line: Line, view: MapView): Outline {
  const points = simplified(line);
  return smooth(
    eased([...points, ...points.slice(1, 4)])
      .slice(1, -1)
      .map((at) => view.point(at)),
  );
}

/** The path of a road in a view, in pixels. */
type Course = (view: MapView) => Outline;

export const around = (lines: Line[]): Course[] => lines.filter(isLoop).map((line) => (view) => loopOf(line, view));
export const outwards = (lines: Line[]): Course[] =>
  lines.filter((line) => !isLoop(line)).map((line) => (view) => rayOf(line, view));
