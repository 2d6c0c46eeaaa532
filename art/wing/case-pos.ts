import { lamps } from './lamps.ts';
import type { Wing } from './scene.ts';

/** Hours on a winding stair, the last one lit. */
export const casePos: Wing = {
  name: 'hero-case-pos-system',
  scene: {
    arrangement: 'helix',
    ground: '#0b1830',
    count: 54,
    turn: -14,
    first: 140,
    rise: 0.11,
    length: 4.2,
    width: 1.05,
    narrowing: 0.45,
    eye: 0.3,
    roll: 8,
    hot: 53,
    colors: ['deep', 'royal', 'royal', 'cobalt', 'cobalt', 'azure', 'azure', 'sky'],
    lamps: lamps(),
    air: { color: '#1e3a8a', strength: 0.4 },
  },
  landscape: { width: 1920, height: 1080, at: [-4, -9, 13], to: [-2.4, 0, 2], lens: 37, shift: [-0.01, 0.05] },
  phone: { width: 780, height: 900, at: [-2, -9, 13], to: [-0.5, 0, 2], lens: 46 },
};
