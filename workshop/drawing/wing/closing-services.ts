import { evenLamps } from './even-lamps.ts';
import { facing } from './facing.ts';
import type { FanScene } from './fan-scene.ts';
import type { Wing } from './scene.ts';

/** The closing banner of services: our feathers in front of the client's. */
export const closingServices: Wing = {
  name: 'closing-services',
  scene: {
    arrangement: 'fan',
    ground: '#ffc9ae',
    exposure: 1.14,
    samples: 24,
    floor: -0.3,
    shade: '#b0603f',
    firstAngle: 22,
    lastAngle: 158,
    ringSpacing: 0.3,
    roll: 8,
    swell: 0,
    accent: [1, 2],
    rings: [
      {
        radius: 4.9,
        length: 3.6,
        width: 1.36,
        count: 9,
        pitch: 2,
        cup: 0.05,
        colors: ['deep', 'royal', 'cobalt', 'royal'],
        bars: [
          [0.74, 0.77],
          [0.81, 0.84],
        ],
        barEvery: 2,
      },
      { radius: 3.1, length: 2.4, width: 1.16, count: 5, pitch: 3, cup: 0.05, colors: ['chalk'] },
    ],
    lamps: evenLamps({ to: [0, 2, 0] }),
    air: { color: '#f6e4dc', strength: 0.35 },
  } satisfies FanScene,
  landscape: facing({ width: 2160, height: 840, across: 14.4, middle: [-5.9, 2.6], aside: [0, -5], far: 18 }),
  phone: facing({ width: 560, height: 450, across: 7.18, middle: [-1.28, 2.46], aside: [1.28, -4.86], far: 18 }),
};
