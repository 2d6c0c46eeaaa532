import type { Place } from './plates-file.ts';

/** Lifts plates as it passes: from its middle outward, each rises about its root and settles. Times in milliseconds. */
export interface Wave extends Place {
  begun: number;
  /** How far the plates at its middle rise, in radians. */
  angle: number;
  /** How far from its middle it is a third of that, in widths of the picture. */
  reach: number;
  /** In widths of the picture a millisecond. */
  speed: number;
  /** How long a plate takes to rise. */
  rise: number;
}

/** More than that and what the picture does not show of a plate would be seen. In radians. */
const maxLift = 0.085;

/** A wave's strength at this many rises after it came: smoothly to 1 and back, as of a spring that does not swing. */
const kick = (rises: number) => (rises > 0 ? (rises * Math.exp(1 - rises)) ** 2 : 0);

/** After that many rises a plate is less than a quarter of a pixel from its rest. */
const settlingRises = 6.5;

/** How far from its middle a wave lifts a plate that much that it is seen, in its reach. */
const visibleReach = 2.2;

/** The angle in radians by which waves lift the plate at `seat`. */
export function liftAt(seat: Place, waves: readonly Wave[], time: number): number {
  let sum = 0;
  for (const { x, y, begun, angle, reach, speed, rise } of waves) {
    const away = Math.hypot(seat.x - x, seat.y - y);
    sum += angle * Math.exp(-((away / reach) ** 2)) * kick((time - begun - away / speed) / rise);
  }
  return maxLift * (1 - Math.exp(-sum / maxLift));
}

/** By how much less a plate lifts the one that lies on it, in radians. */
const slack = 0.012;

/** The angles by which plates rise when waves lift each by `angles`: what lies on another is lifted by it. */
export function liftedTogether(angles: readonly number[], plates: readonly (readonly number[])[]): number[] {
  const lifted = [...angles];
  for (let at = lifted.length - 2; at >= 0; at--) {
    const isOn = plates[at]![8] === plates[at + 1]![8];
    if (isOn) lifted[at] = Math.max(lifted[at]!, lifted[at + 1]! - slack);
  }
  return lifted;
}

/** Whether a wave has passed: all plates of a picture have settled again. */
export const hasPassed = ({ begun, reach, speed, rise }: Wave, time: number) =>
  time > begun + Math.min(1.3, visibleReach * reach) / speed + settlingRises * rise;

/** Whether it lifts any plate. */
export const meets = ({ x, y, reach }: Wave, seats: readonly Place[]) =>
  seats.some((seat) => Math.hypot(seat.x - x, seat.y - y) < reach);

/** Once: from where all plates come together to the farthest tips. */
export const opening = (middle: Place, begun: number): Wave => ({
  ...middle,
  begun,
  angle: 0.16,
  reach: 4,
  speed: 0.0008,
  rise: 260,
});

/** Where a pointer passes. */
export const touch = (place: Place, begun: number): Wave => ({
  ...place,
  begun,
  angle: 0.03,
  reach: 0.1,
  speed: 0.0005,
  rise: 170,
});
