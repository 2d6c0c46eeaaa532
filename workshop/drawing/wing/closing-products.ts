import { evenLamps } from './even-lamps.ts';
import { facing } from './facing.ts';
import type { Wing } from './wing.ts';

/** The closing banner of products: six plates with the signs of the hero's doors around a seventh without a sign. */
export const closingProducts: Wing = {
  name: 'closing-products',
  scene: {
    arrangement: 'wall',
    ground: '#16265a',
    exposure: 1.22,
    samples: 16,
    floor: -0.15,
    shadowColor: '#070d26',
    gap: 0.07,
    columnWidth: 1.72,
    cornerRadius: 0.6,
    thickness: 0.3,
    signScale: 0.92,
    knobColor: 'sky',
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
    ambient: { color: '#4a74c8', strength: 0.4 },
  },
  view: facing({ width: 2160, height: 840, planeWidth: 14.4, center: [-1.2, 2.4], offset: [0, -5], distance: 18 }),
  phone: facing({ width: 650, height: 600, planeWidth: 5.55, center: [2.62, 2.44], offset: [0, -5], distance: 18 }),
};
