/** A point in pixels, from the upper left. */
export type Point = readonly [x: number, y: number];

/** The outline of a piece of cut paper, closed, or an open line. Angles below are in degrees clockwise from the right. */
export type Outline = Point[];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The point of a circle around `x`, `y`. */
export const polar = (x: number, y: number, radius: number, angle: number): Point => [
  x + radius * Math.cos(radians(angle)),
  y + radius * Math.sin(radians(angle)),
];

/** Part of a circle, in straight `steps`. */
export const arc = (x: number, y: number, radius: number, from: number, to: number, steps = 24): Outline =>
  Array.from({ length: steps + 1 }, (_, step) => polar(x, y, radius, from + ((to - from) * step) / steps));

/** A whole circle: 60 points, the last one 6 degrees before the first. */
export const disc = (x: number, y: number, radius: number): Outline => arc(x, y, radius, 0, 354, 59);

/** A rectangle from its upper left corner; `radii` clockwise from there. The larger a radius, the more `steps` it needs. */
export function roundedRect(
  x: number,
  y: number,
  width: number,
  height: number,
  radii: number | number[] = 0,
  steps = 14,
): Outline {
  const corners = typeof radii === 'number' ? Array<number>(4).fill(radii) : radii;
  const [upperLeft = 0, upperRight = 0, lowerRight = 0, lowerLeft = 0] = corners;
  return [
    ...arc(x + upperLeft, y + upperLeft, upperLeft, 180, 270, steps),
    ...arc(x + width - upperRight, y + upperRight, upperRight, 270, 360, steps),
    ...arc(x + width - lowerRight, y + height - lowerRight, lowerRight, 0, 90, steps),
    ...arc(x + lowerLeft, y + height - lowerLeft, lowerLeft, 90, 180, steps),
  ];
}

/** A bar with round ends, from its upper left corner. */
export const bar = (x: number, y: number, width: number, height: number): Outline =>
  roundedRect(x, y, width, height, Math.min(width, height) / 2);

/** An outline rotated around `x`, `y`, by `angle` degrees clockwise. */
export const rotate = (outline: Outline, x: number, y: number, angle: number): Outline => {
  const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
  return outline.map(([px, py]) => [x + (px - x) * cos - (py - y) * sin, y + (px - x) * sin + (py - y) * cos]);
};

/** An outline scaled around 0, 0 and then moved by `x` and `y`. */
export const scaleAndMove = (outline: Outline, x: number, y: number, scale: number): Outline =>
  outline.map(([px, py]) => [x + px * scale, y + py * scale]);

/** The plume: a square with three round corners, centered on the point; the sharp corner points to `angle`. */
export const plume = (x: number, y: number, size: number, angle: number, steps = 14): Outline => {
  const half = size / 2;
  // Unrotated, the sharp corner is the lower right one, at 45 degrees.
  return rotate(roundedRect(x - half, y - half, size, size, [half, half, 0, half], steps), x, y, angle - 45);
};

/** Part of a ring with round ends; `radius` is the radius of its center line. */
export function band(x: number, y: number, radius: number, width: number, from: number, to: number): Outline {
  const [endX, endY] = polar(x, y, radius, to);
  const [startX, startY] = polar(x, y, radius, from);
  return [
    ...arc(x, y, radius + width / 2, from, to, 60),
    ...arc(endX, endY, width / 2, to, to + 180, 14),
    ...arc(x, y, radius - width / 2, to, from, 60),
    ...arc(startX, startY, width / 2, from + 180, from + 360, 14),
  ];
}

/** Part of a ring with straight ends; `radius` is the radius of its center line. */
export const arch = (x: number, y: number, radius: number, width: number, from: number, to: number): Outline => [
  ...arc(x, y, radius + width / 2, from, to, 120),
  ...arc(x, y, radius - width / 2, to, from, 120),
];

/** A whole ring; `radius` is the radius of its center line. */
export const ring = (x: number, y: number, radius: number, width: number): Outline => [
  ...arc(x, y, radius + width / 2, 0, 360, 90),
  ...arc(x, y, radius - width / 2, 360, 0, 90),
];

/** A cubic Bézier curve from `start` to `end`, with two control points. */
export const bezier = (start: Point, control1: Point, control2: Point, end: Point, steps = 40): Outline =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const u = 1 - t;
    const coordinate = (axis: 0 | 1) =>
      u ** 3 * start[axis] + 3 * u * u * t * control1[axis] + 3 * u * t * t * control2[axis] + t ** 3 * end[axis];
    return [coordinate(0), coordinate(1)];
  });

/** A strip of paper along a line, with round ends. */
export function strip(line: Outline, width: number): Outline {
  const last = line.length - 1;
  const headings = line.map((_, step) => {
    const [x0, y0] = line[Math.max(0, step - 1)] ?? [0, 0];
    const [x1, y1] = line[Math.min(last, step + 1)] ?? [0, 0];
    return (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
  });
  const side = (turn: number) => line.map(([x, y], step) => polar(x, y, width / 2, (headings[step] ?? 0) + turn));
  const cap = (step: number, turn: number) => {
    const [x, y] = line[step] ?? [0, 0];
    const heading = headings[step] ?? 0;
    return arc(x, y, width / 2, heading + turn, heading + turn + 180, 12);
  };
  return [...side(-90), ...cap(last, -90), ...side(90).reverse(), ...cap(0, 90)];
}

/** A star with five points; `inner` is the radius between them, as a share of `radius`. */
export const star = (x: number, y: number, radius: number, inner: number): Outline =>
  Array.from({ length: 10 }, (_, step) => polar(x, y, step % 2 ? radius * inner : radius, -90 + step * 36));

/** The control point beside `point` of a smooth curve that passes it in the direction from `before` to `after` (1) or back (-1). */
export const controlPoint = (before: Point, after: Point, point: Point, direction: 1 | -1): Point => [
  point[0] + (direction * (after[0] - before[0])) / 6,
  point[1] + (direction * (after[1] - before[1])) / 6,
];

/** A smooth line through all points (Catmull-Rom). */
export const spline = (points: Point[], steps = 14): Outline =>
  points.slice(0, -1).flatMap((start, order) => {
    const end = points[order + 1] ?? start;
    const before = points[order - 1] ?? start;
    const after = points[order + 2] ?? end;
    const [control1, control2] = [controlPoint(before, end, start, 1), controlPoint(start, after, end, -1)];
    const line = bezier(start, control1, control2, end, steps);
    return order === 0 ? line : line.slice(1);
  });
