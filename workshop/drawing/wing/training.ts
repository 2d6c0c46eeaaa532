import { lamps } from './lamps.ts';
import type { Wing } from './wing.ts';

/** Plumes on plumes, each smaller, up to one in the signal color. */
export const training: Wing = {
  name: 'hero-model-training',
  scene: {
    arrangement: 'terraces',
    ground: '#ffc9ae',
    floor: 0,
    shadowColor: '#7a2f1a',
    size: 8,
    shrink: 0.8,
    inset: 0.22,
    thickness: 0.42,
    colors: ['deep', 'royal', 'cobalt', 'cobalt', 'azure', 'sky', 'haze', 'signal'],
    lamps: lamps({ key: 1700, fill: 260 }),
    ambient: { color: '#f2d6c8', strength: 0.5 },
  },
  view: { width: 1920, height: 1200, at: [-3, -9, 13], to: [0.6, 3, 1], lens: 44, shift: [-0.08, 0.02] },
  phone: { width: 780, height: 860, at: [-1, -9, 13], to: [2.6, 3.2, 1], lens: 60, shift: [0, -0.06] },
};
