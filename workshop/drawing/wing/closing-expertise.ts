import { evenLamps } from './even-lamps.ts';
import { facing } from './facing.ts';
import type { Wing } from './wing.ts';

/** The closing banner of fields of expertise: a window of records, each let into its row. */
export const closingExpertise: Wing = {
  name: 'closing-expertise',
  scene: {
    arrangement: 'records',
    ground: '#e4edfb',
    exposure: 1.12,
    samples: 16,
    floor: -0.15,
    shadowColor: '#1c2f6e',
    gap: 0.07,
    thickness: 0.3,
    recordLift: 0.05,
    width: 6.5,
    height: 6,
    cornerRadius: 0.5,
    windowColor: 'royal',
    headerHeight: 0.9,
    recordsLeft: 0.36,
    recordHeight: 0.8,
    rowPitch: 1.05,
    recordGap: 0.26,
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
    ambient: { color: '#dfe8fb', strength: 0.3 },
  },
  view: facing({
    width: 2160,
    height: 840,
    planeWidth: 14.4,
    center: [-1.3, -2.3],
    offset: [0, -5],
    distance: 18,
  }),
  phone: facing({ width: 620, height: 600, planeWidth: 4.9, center: [2.25, -2.2], offset: [0, -5], distance: 18 }),
};
