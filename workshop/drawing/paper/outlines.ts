/** Outlines of cut paper as closed lists of points. Lengths in pixels, angles in degrees clockwise from the right. */
export type Point = readonly [x: number, y: number];
export type Outline = Point[];

const radians = (degrees: number) => (degrees * Math.PI) / 180;
export const polar = (x: number, y: number, radius: number, angle: number): Point => [
  x + radius * Math.cos(radians(angle)),
  y + radius * Math.sin(radians(angle)),
];

export const arc = (x: number, y: number, radius: number, from: number, to: number, steps = 24): Outline =>
  Array.from({ length: steps + 1 }, (_, step) => polar(x, y, radius, from + ((to - from) * step) / steps));

export const disc = (x: number, y: number, radius: number): Outline => arc(x, y, radius, 0, 354, 59);

/** A rectangle from its upper left corner; `radii` clockwise from there. Radii over 150 show corners with fewer `steps`. */
export function roundedRect(
  x: number,
  y: number,
  width: number,
  height: number,
  radii: number | number[] = 0,
  steps = 14,
): Outline {
  const [a = 0, b = 0, c = 0, d = 0] = typeof radii === 'number' ? Array<number>(4).fill(radii) : radii;
  return [
    ...arc(x + a, y + a, a, 180, 270, steps),
    ...arc(x + width - b, y + b, b, 270, 360, steps),
    ...arc(x + width - c, y + height - c, c, 0, 90, steps),
    ...arc(x + d, y + height - d, d, 90, 180, steps),
  ];
}

/** A bar with round ends, from its upper left corner. */
export const bar = (x: number, y: number, width: number, height: number): Outline =>
  roundedRect(x, y, width, height, Math.min(width, height) / 2);

export const rotate = (outline: Outline, x: number, y: number, angle: number): Outline => {
  const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
  return outline.map(([px, py]) => [x + (px - x) * cos - (py - y) * sin, y + (px - x) * sin + (py - y) * cos]);
};

export const scaleAndMove = (outline: Outline, x: number, y: number, scale: number): Outline =>
  outline.map(([px, py]) => [x + px * scale, y + py * scale]);

/** The plume: a square with three round corners, centered on the point; the sharp corner points to `angle`. */
export const plume = (x: number, y: number, size: number, angle: number, steps = 14): Outline => {
  const half = size / 2;
  return rotate(roundedRect(x - half, y - half, size, size, [half, half, 0, half], steps), x, y, angle - 45);
};

/** Part of a ring, `radius` to its middle, with round ends. */
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

/** Part of a ring, `radius` to its middle, cut off straight. */
export const arch = (x: number, y: number, radius: number, width: number, from: number, to: number): Outline => [
  ...arc(x, y, radius + width / 2, from, to, 120),
  ...arc(x, y, radius - width / 2, to, from, 120),
];

/** A whole ring, `radius` to its middle. */
export const ring = (x: number, y: number, radius: number, width: number): Outline => [
  ...arc(x, y, radius + width / 2, 0, 360, 90),
  ...arc(x, y, radius - width / 2, 360, 0, 90),
];

/** Points of a cubic curve. */
export const bezier = (a: Point, b: Point, c: Point, d: Point, steps = 40): Outline =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const u = 1 - t;
    const weigh = (axis: 0 | 1) =>
      u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
    return [weigh(0), weigh(1)];
  });

/** A strip of paper along a line, with round ends. */
export function strip(line: Outline, width: number): Outline {
  const last = line.length - 1;
  const headings = line.map((_, step) => {
    const [x0, y0] = line[Math.max(0, step - 1)] ?? [0, 0];
    const [x1, y1] = line[Math.min(last, step + 1)] ?? [0, 0];
    return (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
  });
  const side = (shift: number) => line.map(([x, y], step) => polar(x, y, width / 2, (headings[step] ?? 0) + shift));
  const cap = (step: number, from: number) => {
    const [x, y] = line[step] ?? [0, 0];
    const heading = headings[step] ?? 0;
    return arc(x, y, width / 2, heading + from, heading + from + 180, 12);
  };
  return [...side(-90), ...cap(last, -90), ...side(90).reverse(), ...cap(0, 90)];
}

/** A star with five points. */
export const star = (x: number, y: number, radius: number, inner = 0.5): Outline =>
  Array.from({ length: 10 }, (_, step) => polar(x, y, step % 2 ? radius * inner : radius, -90 + step * 36));

/** A smooth line through all points. */
export const spline = (points: Point[], steps = 14): Outline =>
  points.slice(0, -1).flatMap((start, order) => {
    const end = points[order + 1] ?? start;
    const before = points[order - 1] ?? start;
    const after = points[order + 2] ?? end;
    const bend = (from: Point, to: Point, by: Point, sign: number): Point => [
      by[0] + (sign * (to[0] - from[0])) / 6,
      by[1] + (sign * (to[1] - from[1])) / 6,
    ];
    const line = bezier(start, bend(before, end, start, 1), bend(start, after, end, -1), end, steps);
    return order === 0 ? line : line.slice(1);
  });
