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
    hot: [1, 7],
    light: [-0.3, -0.45, 0.83],
    colors: ['midnight', 'deep', 'royal', 'cobalt', 'cobalt', 'azure', 'sky'],
    lamps: lamps({ from: [-6, -9, 8], to: [2, 2, 0], key: 3600 }),
    air: { color: '#1e3a8a', strength: 0.4 },
  },
  landscape: { width: 1920, height: 1080, at: [-2, -7, 6.4], to: [3, 2.6, 0.6], lens: 42, shift: [-0.32, -0.09] },
  phone: { width: 780, height: 900, at: [1, -7, 6.4], to: [4, 2.6, 0.6], lens: 52 },
};
