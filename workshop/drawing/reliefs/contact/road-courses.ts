import type { MapView } from '../../map/map-view.ts';
import { readLand, type Line } from '../../map/read-land.ts';
import { spline, type Outline, type Point } from '../../paper/outlines.ts';

/** A distance in pixels that leads out of every picture. */
const beyondPicture = 2000;

const isLoop = (line: Line) => String(line[0]) === String(line.at(-1));
/** In degrees, as if longitude and latitude had one scale: good enough to compare. */
const distance = (a: Point = [0, 0], b: Point = [0, 0]) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const lengthOf = (line: Line) => line.reduce((sum, point, order) => sum + distance(point, line[order - 1] ?? point), 0);

const { roads } = await readLand();
export const freeways = roads.freeway;
/** The tollways longer than 0.8 degrees: shorter ones would end within the picture. */
export const tollways = roads.tollway.filter((line) => lengthOf(line) > 0.8);

/** The minimum distance of two points, in degrees. */
const minDistance = 0.04;

/** A line without small turns that would look like kinks at this size: no two points closer than `minDistance`. */
const simplify = (line: Line): Line =>
  line.reduce<Point[]>((kept, point, order) => {
    if (order > 0 && distance(point, kept.at(-1)) < minDistance) {
      if (order < line.length - 1) return kept;
      if (kept.length > 1) kept.pop();
    }
    return [...kept, point];
  }, []);

/** A line with rounder turns: each point except the ends moves toward its neighbors. */
const smooth = (line: Line): Line =>
  line.map((point, order) => {
    const [before, after] = [line[order - 1], line[order + 1]];
    if (!before || !after) return point;
    return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
  });

const isJunction = (end: Point, line: Line) =>
  [...tollways, ...freeways].some((other) => other !== line && other.some((point) => String(point) === String(end)));

/** A course that continues straight beyond the picture: the map data ends before it. */
function extend(course: Outline): Outline {
  const [[x0, y0] = [0, 0], [x1, y1] = [0, 0]] = course.slice(-2);
  const factor = beyondPicture / Math.hypot(x1 - x0, y1 - y0);
  return [...course, [x1 + (x1 - x0) * factor, y1 + (y1 - y0) * factor]];
}

/** A road out of the city: it ends at a junction or beyond the picture. */
function rayOf(line: Line, view: MapView): Outline {
  const [start = [0, 0], end = [0, 0]] = [line[0], line.at(-1)];
  const course = spline(smooth(smooth(simplify(line))).map((point) => view.project(point)));
  const toEnd = isJunction(end, line) ? course : extend(course);
  return isJunction(start, line) ? toEnd : extend(toEnd.toReversed());
}

/** A closed road. Its end overlaps its beginning, or their round caps would show. */
function loopOf(line: Line, view: MapView): Outline {
  const points = simplify(line);
  return spline(
    smooth([...points, ...points.slice(1, 4)])
      .slice(1, -1)
      .map((point) => view.project(point)),
  );
}

/** The path of a road in a view, in pixels. */
type Course = (view: MapView) => Outline;

/** The courses of those lines that are closed. */
export const ringRoads = (lines: Line[]): Course[] => lines.filter(isLoop).map((line) => (view) => loopOf(line, view));
/** The courses of those lines that are not closed. */
export const radialRoads = (lines: Line[]): Course[] =>
  lines.filter((line) => !isLoop(line)).map((line) => (view) => rayOf(line, view));
