import { lamps } from './lamps.ts';
import type { Wing } from './scene.ts';

/** Three ways to work as three long feathers, each longer than the one before. */
export const services: Wing = {
  name: 'hero-services',
  scene: {
    arrangement: 'tail',
    samples: 40,
    ground: '#0b1830',
    sheet: { height: -0.5, color: 'midnight' },
    stem: 0.24,
    width: 0.36,
    // Barbs to a unit of the stem.
    density: 10,
    root: 54,
    sweep: 28,
    tuck: 17,
    feathers: [
      {
        x: 1.9,
        top: 7.6,
        z: 0,
        turn: -14,
        length: 7.1,
        half: 1.3,
        round: 0.45,
        shaft: 'sky',
        bands: 2.6,
        colors: ['royal', 'royal', 'cobalt', 'cobalt', 'azure', 'azure', 'azure', 'deep', 'midnight', 'deep'],
      },
      {
        x: 4.5,
        top: 7.6,
        z: 0.3,
        turn: -8,
        length: 8.6,
        half: 1.42,
        round: 0.45,
        hot: [0.5, 0.58],
        shaft: 'haze',
        bands: 3.4,
        colors: ['deep', 'royal', 'cobalt', 'cobalt', 'cobalt', 'azure', 'azure', 'deep', 'midnight', 'deep'],
      },
      {
        x: 7,
        top: 7.6,
        z: 0.6,
        turn: -2,
        length: 9.8,
        half: 1.52,
        round: 0.45,
        shaft: 'haze',
        bands: 4.2,
        colors: ['royal', 'cobalt', 'azure', 'azure', 'azure', 'sky', 'sky', 'royal', 'deep', 'royal'],
      },
    ],
    lamps: lamps({ from: [-5, 8, 10], to: [3, 2, 0], key: 2600 }),
    air: { color: '#1e3a8a', strength: 0.45 },
  },
  landscape: { width: 1920, height: 1080, at: [0.4, 0.6, 18], to: [0.4, 0.6, 0], lens: 38 },
  phone: { width: 780, height: 820, at: [3.9, 0.85, 18], to: [3.9, 0.85, 0], lens: 64 },
};
