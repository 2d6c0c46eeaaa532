import { evenLamps } from './even-lamps.ts';
import { facing } from './facing.ts';
import type { Wing } from './wing.ts';

/** The closing banner: a wing in which no feather is missing. */
export const callToAction: Wing = {
  name: 'call-to-action',
  scene: {
    arrangement: 'scales',
    ground: '#2348c7',
    exposure: 1.08,
    samples: 16,
    floor: -0.15,
    shadowColor: '#101f4a',
    gap: 0.05,
    thickness: 0.3,
    angleStep: 15,
    innerRadius: 0.74,
    firstAngle: -30,
    lastAngle: 90,
    accentRing: 1,
    rings: [
      ['sky', 0.95],
      ['azure', 0.44],
      ['deep', 0.36],
    ],
    longestAngle: 30,
    taper: 0.35,
    barColor: 'cobalt',
    bars: [
      [0.7, 0.75],
      [0.8, 0.85],
    ],
    lamps: evenLamps({ key: 0.95, to: [3, 3, 0] }),
    ambient: { color: '#b4c6f5', strength: 0.28 },
  },
  view: facing({
    width: 2160,
    height: 840,
    planeWidth: 13.3,
    center: [-1.6, 2.42],
    offset: [0, -5],
    distance: 18,
  }),
  phone: facing({ width: 671, height: 620, planeWidth: 5, center: [1.93, 2.6], offset: [0, -5], distance: 18 }),
};
