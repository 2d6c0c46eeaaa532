import { evenLamps } from './even-lamps.ts';
import type { Wing } from './scene.ts';

/** Windows behind one another, laid like the coverts of a closed wing. */
export const webDevelopment: Wing = {
  name: 'hero-web-development',
  scene: {
    arrangement: 'coverts',
    ground: '#0f1d3a',
    exposure: 1.05,
    samples: 16,
    floor: -0.2,
    shade: '#060d1e',
    seed: 9,
    count: 15,
    step: 0.66,
    slope: 0.38,
    ragged: 0.64,
    storey: 0.09,
    turn: 16,
    hot: [1, 5],
    tiers: [
      {
        x: 0,
        z: 0,
        width: 1.18,
        length: 15,
        barred: 1,
        bar: 'midnight',
        colors: ['deep', 'cobalt', 'royal', 'midnight', 'royal', 'cobalt', 'deep', 'royal'],
      },
      {
        x: 2.9,
        z: 0.35,
        width: 1.04,
        length: 13,
        barred: 2,
        bar: 'deep',
        colors: ['royal', 'cobalt', 'azure', '#2c57dd', 'royal', 'cobalt', 'azure', 'cobalt'],
      },
      { x: 5.5, z: 0.7, width: 0.92, length: 11, colors: ['sky', 'haze', 'azure', 'sky', 'azure', '#7fa6f8', 'haze'] },
    ],
    lamps: evenLamps({ to: [4, -5, 0] }),
    air: { color: '#b4c6f5', strength: 0.28 },
  },
  landscape: {
    width: 1930,
    height: 1099,
    at: [2, -11, 16],
    to: [2, -11, 0],
    lens: 40,
    shift: [-0.049, 0.361],
    glow: { at: [0.6, 0], reach: 0.7, color: '#1f3c82' },
  },
  phone: {
    width: 780,
    height: 840,
    at: [3, -11, 16],
    to: [3, -11, 0],
    lens: 84,
    shift: [0.06, 0.83],
    glow: { at: [0.6, 0], reach: 1, color: '#1f3c82' },
  },
};
