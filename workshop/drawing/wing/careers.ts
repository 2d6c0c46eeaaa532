import { evenLamps } from './even-lamps.ts';
import type { Wing } from './wing.ts';

/** The picture of the careers page: a roof of feathers with one gap, and the feather for it. */
export const careers: Wing = {
  name: 'careers',
  scene: {
    arrangement: 'shingles',
    ground: '#0b1830',
    exposure: 1.05,
    samples: 16,
    floor: -0.3,
    shadowColor: '#050b18',
    seed: 5,
    top: 2,
    rows: 22,
    columns: 12,
    columnPitch: 1.5,
    rowPitch: 0.84,
    width: 1.46,
    length: 2.6,
    wave: 0.05,
    pitch: 7,
    gap: [9, 6],
    colors: ['deep', 'deep', 'midnight', 'royal', 'royal', 'cobalt', 'cobalt', 'azure'],
    loose: { at: [2.1, -6.2, 1.2], angle: -163, pitch: 8, size: 1.6 },
    lamps: evenLamps({ to: [0, -7, 0] }),
    ambient: { color: '#b4c6f5', strength: 0.28 },
  },
  view: { width: 1040, height: 1400, at: [0, -14, 18], to: [0, -14, 0], lens: 46.3, shift: [0, 0.5] },
};
