import { lamps } from './lamps.ts';
import type { Wing } from './scene.ts';

/** Feathers weighed on one line: against, for, and the one that counts. */
export const sentiment: Wing = {
  name: 'hero-sentiment-analysis',
  scene: {
    arrangement: 'scores',
    ground: '#1f4d46',
    floor: -0.15,
    shade: '#0a2320',
    line: 12.4,
    step: 0.72,
    width: 1.05,
    tall: 4.1,
    splay: 26,
    scores: [-0.5, -0.9, -0.7, -1, -0.6, -0.35, -0.2, 0.15, 0.3, 0.5, 0.4, 0.7, 0.85, 0.75, 1, 1.2],
    colors: ['fern', 'fern', 'sage', 'sage', 'mist', 'mist'],
    lamps: lamps({ from: [-1, 9, 13], to: [6, 1, 0], key: 3000 }),
    air: { color: '#5f8f86', strength: 0.45 },
  },
  landscape: { width: 1920, height: 1200, at: [2.6, -8, 19], to: [5.6, 0.5, 0], lens: 33, shift: [-0.2, 0.015] },
  phone: { width: 780, height: 860, at: [3.4, -7, 15], to: [6.4, 0.4, 0], lens: 36 },
};
