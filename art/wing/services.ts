import { lamps } from './lamps.ts';
import type { Wing } from './scene.ts';

/** Three ways to work as three long feathers. */
export const services: Wing = {
  name: 'hero-services',
  scene: {
    arrangement: 'tail',
    ground: '#0b1830',
    hot: [1, 26, -1],
    width: 0.62,
    feathers: [
      {
        x: 0,
        top: 6,
        z: 0,
        turn: -16,
        length: 5.6,
        half: 1.4,
        barbs: 26,
        shaft: 'sky',
        colors: ['royal', 'cobalt', 'cobalt', 'azure'],
      },
      {
        x: 2.7,
        top: 6.4,
        z: 0.6,
        turn: -8,
        length: 8,
        half: 1.6,
        barbs: 36,
        shaft: 'haze',
        colors: ['deep', 'royal', 'cobalt', 'cobalt', 'azure'],
      },
      {
        x: 5.6,
        top: 6.6,
        z: 1.2,
        turn: 0,
        length: 10.4,
        half: 1.8,
        barbs: 46,
        shaft: 'haze',
        colors: ['royal', 'cobalt', 'azure', 'azure', 'sky'],
      },
    ],
    lamps: lamps({ key: 1600 }),
    air: { color: '#1e3a8a', strength: 0.4 },
  },
  landscape: { width: 1920, height: 1080, at: [0.4, -3, 17], to: [0.4, 0.6, 0], lens: 38, shift: [-0.07, 0] },
  phone: { width: 780, height: 820, at: [3, -3, 17], to: [2.9, 0.6, 0], lens: 48, shift: [0, -0.1] },
};
