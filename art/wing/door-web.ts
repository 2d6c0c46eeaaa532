import { lamps } from './lamps.ts';
import type { Wing } from './scene.ts';

/** Windows behind windows, one in front. */
export const doorWeb: Wing = {
  name: 'door-web-development',
  scene: {
    arrangement: 'files',
    ground: '#0b1830',
    columns: 4,
    rows: 12,
    apart: 2.2,
    step: 0.8,
    lean: 6,
    hot: [1, 3],
    light: [-0.1, -0.7, 0.95],
    colors: ['deep', 'royal', 'cobalt', 'azure', 'sky'],
    lamps: lamps({ from: [-5, -8, 8], to: [2, 2, 0], key: 2600 }),
    air: { color: '#1e3a8a', strength: 0.4 },
  },
  landscape: { width: 1000, height: 1140, at: [6, -6.4, 7], to: [2.4, 2.3, 0.5], lens: 62 },
};
