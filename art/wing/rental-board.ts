import { lamps } from './lamps.ts';
import type { Wing } from './scene.ts';

/** Plumage seen close: every car has its place. */
export const rentalBoard: Wing = {
  name: 'hero-rental-board',
  scene: {
    arrangement: 'scales',
    ground: '#0b1830',
    rows: 26,
    columns: 30,
    steps: [0.62, 0.52],
    length: 1.3,
    width: 0.66,
    wave: 0.5,
    pitch: 8,
    hot: [10, 17],
    light: [0.06, 0.05, 0.86],
    barred: 0,
    colors: ['night', 'midnight', 'deep', 'royal', 'cobalt', 'cobalt', 'azure', 'azure', 'sky'],
    lamps: [
      ...lamps(),
      // From the viewer's side on the one in Sundown: lying as it does it turns from the key lamp.
      { at: [2.6, -10.6, 7], to: [1.2, -5.4, 0], size: 1.6, power: 440, color: '#ffeee2' },
    ],
    air: { color: '#1e3a8a', strength: 0.4 },
  },
  landscape: { width: 1920, height: 960, at: [-3, -15, 8], to: [0, -6.5, 0], lens: 60, roll: -18 },
  phone: { width: 780, height: 900, at: [-2, -15, 8], to: [0.8, -5.8, 0], lens: 84 },
};
