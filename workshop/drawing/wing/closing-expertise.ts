import { evenLamps } from './even-lamps.ts';
import { facing } from './facing.ts';
import type { Wing } from './scene.ts';

/** The closing banner of fields: a window of records, each let into its row, and the one that stuck out in its own. */
export const closingExpertise: Wing = {
  name: 'closing-expertise',
  scene: {
    arrangement: 'records',
    ground: '#e4edfb',
    exposure: 1.12,
    samples: 16,
    floor: -0.15,
    shade: '#1c2f6e',
    room: 0.07,
    thick: 0.3,
    proud: 0.05,
    width: 6.5,
    height: 6,
    corner: 0.5,
    window: 'royal',
    head: 0.9,
    left: 0.36,
    high: 0.8,
    rise: 1.05,
    apart: 0.26,
    rows: [
      [
        [1.9, 'sky', 'deep', 'cobalt', [0.5, 0.3]],
        [3.58, 'haze', 'deep', 'azure', [1.2, 0.8]],
      ],
      [
        [3.06, 'haze', 'deep', 'azure', [1.5, 1.1]],
        [2.42, 'sky', 'deep', 'cobalt', [0.9, 0.6]],
      ],
      [
        [0.8, 'sky', 'deep', 'cobalt', null],
        [2.42, 'signal', 'night', 'peach', [0.9, 0.62]],
        [2, 'haze', 'deep', 'azure', [0.5, 0.3]],
      ],
      [
        [2.66, 'haze', 'deep', 'azure', [1.2, 0.8]],
        [2.82, 'sky', 'deep', 'cobalt', [0.9, 1.3]],
      ],
      [
        [3.44, 'sky', 'deep', 'cobalt', [1, 0.7]],
        [2.04, 'haze', 'deep', 'azure', [0.6, 0.4]],
      ],
    ],
    lamps: evenLamps({ to: [3, -3, 0] }),
    air: { color: '#dfe8fb', strength: 0.3 },
  },
  landscape: facing({ width: 2160, height: 840, across: 14.4, middle: [-1.3, -2.3], aside: [0, -5], far: 18 }),
  phone: facing({ width: 620, height: 600, across: 4.9, middle: [2.25, -2.2], aside: [0, -5], far: 18 }),
};
