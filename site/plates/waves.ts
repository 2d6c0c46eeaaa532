import { plateSize, type PicturePoint } from './plates-file.ts';

/**
 * A wave that spreads from its center; each plate it passes turns about its root and settles. Times in milliseconds,
 * distances in widths of the picture.
 */
export interface Wave extends PicturePoint {
  startTime: number;
  /** The angle by which the plates at its center would rise, in radians, if `maxLift` did not limit it. */
  angle: number;
  /** The distance from its center at which its strength has fallen to about a third. */
  reach: number;
  /** Distance per millisecond. */
  speed: number;
  /** The time that a plate takes to rise. */
  riseTime: number;
}

/** The largest angle in radians: any farther, and parts of a plate would show that the picture does not contain. */
const maxLift = 0.085;

/** The difference, in radians, between the angle of a lifted plate and that of the plate that covers it and is lifted with it. */
const slack = 0.012;

/** The number of rise times after which a plate is within a quarter of a pixel of its rest. */
const settlingRises = 6.5;

/** The distance, in multiples of its reach, up to which a wave lifts plates visibly. */
const visibleReach = 2.2;

/** The largest distance of a plate from the center of a wave. */
const maxDistance = 1.3;

/**
 * A wave's strength at a plate when `rises` rise times have passed since its arrival: it goes smoothly to 1 and back, like a
 * critically damped spring.
 */
const strengthAfter = (rises: number) => (rises > 0 ? (rises * Math.exp(1 - rises)) ** 2 : 0);

/** The angle in radians by which waves lift the plate whose visible part is at `center`. */
export function liftAt(center: PicturePoint, waves: readonly Wave[], time: number): number {
  let sum = 0;
  for (const { x, y, startTime, angle, reach, speed, riseTime } of waves) {
    const distance = Math.hypot(center.x - x, center.y - y);
    const arrival = startTime + distance / speed;
    sum += angle * Math.exp(-((distance / reach) ** 2)) * strengthAfter((time - arrival) / riseTime);
  }
  return maxLift * (1 - Math.exp(-sum / maxLift));
}

/** The final angles of plates that waves lift by `angles`: a plate also lifts the one that covers it. */
export function propagateLifts(angles: readonly number[], plates: readonly (readonly number[])[]): number[] {
  const lifts = [...angles];
  for (let index = lifts.length - 2; index >= 0; index--) {
    // The plates of one ring are equally wide, and each covers the next.
    if (plateSize(plates[index]!).width === plateSize(plates[index + 1]!).width)
      lifts[index] = Math.max(lifts[index]!, lifts[index + 1]! - slack);
  }
  return lifts;
}

/** Whether all plates that a wave has lifted are at rest again. */
export const hasSettled = ({ startTime, reach, speed, riseTime }: Wave, time: number) =>
  time > startTime + Math.min(maxDistance, visibleReach * reach) / speed + settlingRises * riseTime;

/** Whether any plate is within the reach of a wave. */
export const reachesAny = ({ x, y, reach }: Wave, centers: readonly PicturePoint[]) =>
  centers.some((center) => Math.hypot(center.x - x, center.y - y) < reach);

/** The first wave: from the point around which the plates are arranged to the farthest tips. */
export const initialWave = (origin: PicturePoint, startTime: number): Wave => ({
  ...origin,
  startTime,
  angle: 0.16,
  reach: 4,
  speed: 0.0008,
  riseTime: 260,
});

/** The wave of a passing pointer. */
export const pointerWave = (point: PicturePoint, startTime: number): Wave => ({
  ...point,
  startTime,
  angle: 0.03,
  reach: 0.1,
  speed: 0.0005,
  riseTime: 170,
});
