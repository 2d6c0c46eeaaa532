import { evenLamps } from './even-lamps.ts';
import { facing } from './facing.ts';
import type { Wing } from './scene.ts';

/** The closing banner of products: the six close around the one plate that has found its place among them. */
export const closingProducts: Wing = {
  name: 'closing-products',
  scene: {
    arrangement: 'wall',
    ground: '#16265a',
    exposure: 1.22,
    samples: 16,
    floor: -0.15,
    shade: '#070d26',
    room: 0.07,
    wide: 1.72,
    radius: 0.6,
    thick: 0.3,
    signs: 0.92,
    knob: 'sky',
    columns: [
      [
        [2.2, '#7aa2f7', 'ticket'],
        [2.53, 'cobalt', 'car'],
      ],
      [
        [1.73, 'sky', 'board'],
        [1.2, 'signal', ''],
        [1.73, '#4c7df0', 'church'],
      ],
      [
        [2.53, 'haze', 'clock'],
        [2.2, 'royal', 'bell'],
      ],
    ],
    lamps: evenLamps({ key: 0.98, to: [3, 2.4, 0] }),
    air: { color: '#4a74c8', strength: 0.4 },
  },
  landscape: facing({ width: 2160, height: 840, across: 14.4, middle: [-1.2, 2.4], aside: [0, -5], far: 18 }),
  phone: facing({ width: 650, height: 600, across: 5.55, middle: [2.62, 2.44], aside: [0, -5], far: 18 }),
};
