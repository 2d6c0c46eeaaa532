import { evenLamps } from './even-lamps.ts';
import { facing } from './facing.ts';
import type { Wing } from './scene.ts';

/** The closing banner: a wing in which no feather is missing, the one that stood off in its place. */
export const callToAction: Wing = {
  name: 'call-to-action',
  scene: {
    arrangement: 'scales',
    ground: '#2348c7',
    exposure: 1.08,
    samples: 16,
    floor: -0.15,
    shade: '#101f4a',
    room: 0.05,
    thick: 0.3,
    step: 15,
    start: 0.74,
    from: -30,
    to: 90,
    hot: 1,
    rings: [
      ['sky', 0.95],
      ['azure', 0.44],
      ['deep', 0.36],
    ],
    longest: 30,
    shorter: 0.35,
    bar: 'cobalt',
    bars: [
      [0.7, 0.75],
      [0.8, 0.85],
    ],
    lamps: evenLamps({ key: 0.95, to: [3, 3, 0] }),
    air: { color: '#b4c6f5', strength: 0.28 },
  },
  landscape: facing({ width: 2160, height: 840, across: 13.3, middle: [-1.6, 2.42], aside: [0, -5], far: 18 }),
  phone: facing({ width: 671, height: 620, across: 5, middle: [1.93, 2.6], aside: [0, -5], far: 18 }),
};
