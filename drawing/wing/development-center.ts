import { evenLamps } from './even-lamps.ts';
import type { Wing } from './scene.ts';

/** Three houses at dusk; in the nearest somebody works on your product. */
export const developmentCenter: Wing = {
  name: 'hero-development-center',
  scene: {
    arrangement: 'houses',
    ground: '#0d1b38',
    exposure: 1.08,
    samples: 16,
    floor: -0.6,
    shade: '#050b18',
    seed: 3,
    deep: 0.5,
    lit: ['azure', 'azure', 'sky', 'haze'],
    houses: [
      { x: 2.7, top: 6.5, columns: 5, rows: 14, unit: 0.6, z: 0, color: 'deep', dark: '#1a3285' },
      { x: -2.1, top: 4.62, columns: 4, rows: 13, unit: 0.54, z: 0.3, color: 'deep', dark: '#1a3285' },
      { x: 0, top: 5.65, columns: 5, rows: 12, unit: 0.66, z: 0.9, color: 'cobalt', dark: '#1a3285', hot: [3, 2] },
    ],
    lamps: evenLamps({ to: [1.5, 3, 0] }),
    air: { color: '#b4c6f5', strength: 0.28 },
  },
  landscape: {
    width: 1930,
    height: 1072,
    at: [0, -2, 16],
    to: [0, -2, 0],
    lens: 40,
    shift: [-0.09, 0.417],
    glow: { at: [0.8, 0], reach: 0.7, color: '#1c3678' },
  },
  phone: {
    width: 780,
    height: 860,
    at: [1.2, -2, 16],
    to: [1.2, -2, 0],
    lens: 81,
    shift: [0.07, 0.894],
    glow: { at: [0.8, 0], reach: 1, color: '#1c3678' },
  },
};
