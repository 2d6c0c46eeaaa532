import { lamps } from './lamps.ts';
import type { Wing } from './wing.ts';

/** Feathers on a line: those that hang are criticism, those that stand are praise. A feather is as long as its score is strong. */
export const sentiment: Wing = {
  name: 'hero-sentiment-analysis',
  scene: {
    arrangement: 'scores',
    ground: '#1f4d46',
    floor: -0.15,
    shadowColor: '#0a2320',
    lineLength: 12.4,
    spacing: 0.72,
    featherWidth: 1.05,
    lengthPerScore: 4.1,
    splay: 26,
    scores: [-0.4, -0.62, -0.5, -0.74, -0.45, -0.25, 0.15, 0.3, 0.5, 0.4, 0.65, 0.55, 0.85, 0.75, 1, 1.2],
    accent: 3,
    criticismColors: ['#ffdcca', 'peach', '#fbbd9d', '#f8b091'],
    praiseColors: ['#4f9a84', '#68b39b', '#86c9b1', '#a2dbc5', '#c2ead9'],
    lamps: lamps({ from: [2, 10, 14], to: [6.5, 1, 0], key: 3600 }),
    ambient: { color: '#5f8f86', strength: 0.45 },
  },
  view: { width: 1920, height: 1200, at: [2.6, -8, 19], to: [5.6, 0.5, 0], lens: 33, shift: [-0.2, 0.015] },
  phone: { width: 780, height: 860, at: [3.4, -7, 15], to: [6.4, 0.4, 0], lens: 38, shift: [-0.055, 0] },
};
