import { lamps } from './lamps.ts';
import type { Wing } from './scene.ts';

/** 140 time cards in their rack, one drawn up. */
export const caseTimesheet: Wing = {
  name: 'hero-case-timesheet',
  scene: {
    arrangement: 'files',
    ground: '#0b1830',
    columns: 6,
    rows: 24,
    apart: 2.15,
    step: 0.42,
    lean: 14,
    hot: [2, 5],
    light: [-0.25, -0.5, 0.95],
    colours: ['midnight', 'deep', 'royal', 'jay', 'azure', 'sky'],
    lamps: lamps({ from: [-7, -7, 9], key: 1500 }),
    air: { colour: '#1e3a8a', strength: 0.4 },
  },
  landscape: { width: 1920, height: 1080, at: [-2, -7, 6.4], to: [3, 2.6, 0.6], lens: 42, shift: [-0.19, -0.07] },
  phone: { width: 780, height: 900, at: [1, -7, 6.4], to: [4, 2.6, 0.6], lens: 52 },
};
