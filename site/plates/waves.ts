import { formOf, type PicturePoint } from './plates-file.ts';

/**
 * A wave that spreads from its center; each plate it passes turns about its root and settles. Times in milliseconds.
 */
export interface Wave extends PicturePoint {
  begun: number;
  /** How far the plates at its center rise, in radians. */
  angle: number;
  /** The distance from its center, in widths of the picture, at which it has fallen to about a third. */
  reach: number;
  /** In widths of the picture per millisecond. */
  speed: number;
  /** How long a plate takes to rise. */
  rise: number;
}

/** In radians: any farther, and parts of a plate would show that the picture does not contain. */
const maxLift = 0.085;

/** The wave's strength this many rises after its arrival: smoothly to 1 and back, like a critically damped spring. */
const pulse = (rises: number) => (rises > 0 ? (rises * Math.exp(1 - rises)) ** 2 : 0);

/** The number of rises after which a plate is within a quarter of a pixel of its rest. */
const settlingRises = 6.5;

/** The distance, in multiples of its reach, up to which a wave lifts plates visibly. */
const visibleReach = 2.2;

/** The angle in radians by which waves lift the plate at `seat`. */
export function liftAt(center: PicturePoint, waves: readonly Wave[], time: number): number {
  let sum = 0;
  for (const { x, y, begun, angle, reach, speed, rise } of waves) {
    const away = Math.hypot(center.x - x, center.y - y);
    sum += angle * Math.exp(-((away / reach) ** 2)) * pulse((time - begun - away / speed) / rise);
  }
  return maxLift * (1 - Math.exp(-sum / maxLift));
}

/** In radians: by how much less a lifted plate lifts the one that covers it. */
const slack = 0.012;

/** The final angles of plates that waves lift by `angles`: a plate also lifts the one that covers it. */
export function liftStacked(angles: readonly number[], plates: readonly (readonly number[])[]): number[] {
  const lifted = [...angles];
  for (let index = lifted.length - 2; index >= 0; index--) {
    // Those of one ring are equally wide.
    if (formOf(plates[index]!).width === formOf(plates[index + 1]!).width)
      lifted[index] = Math.max(lifted[index]!, lifted[index + 1]! - slack);
  }
  return lifted;
}

/** Whether a wave has passed: all plates of a picture have settled again. */
export const hasPassed = ({ begun, reach, speed, rise }: Wave, time: number) =>
  time > begun + Math.min(1.3, visibleReach * reach) / speed + settlingRises * rise;

/** Whether any plate is within the reach of a wave. */
export const meets = ({ x, y, reach }: Wave, centers: readonly PicturePoint[]) =>
  centers.some((seat) => Math.hypot(seat.x - x, seat.y - y) < reach);

/** The first wave: from the point around which the plates are arranged to the farthest tips. */
export const openingWave = (middle: PicturePoint, begun: number): Wave => ({
  ...middle,
  begun,
  angle: 0.16,
  reach: 4,
  speed: 0.0008,
  rise: 260,
});

/** The wave of a passing pointer. */
export const pointerWave = (point: PicturePoint, begun: number): Wave => ({
  ...point,
  begun,
  angle: 0.03,
  reach: 0.1,
  speed: 0.0005,
  rise: 170,
});
