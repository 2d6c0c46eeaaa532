import { evenLamps } from './even-lamps.ts';
import { facing } from './facing.ts';
import type { Wing } from './wing.ts';

/** The closing banner of case studies: the abacus of the page's hero with all beads pushed together. */
export const closingCases: Wing = {
  name: 'closing-cases',
  scene: {
    arrangement: 'abacus',
    ground: '#1f4d46',
    exposure: 1.12,
    samples: 16,
    floor: -0.15,
    shadowColor: '#0a2320',
    gap: 0.06,
    thickness: 0.3,
    beadSize: [0.72, 1.06],
    beadsPerWire: 6,
    wirePitch: 1.2,
    frameWidth: 0.42,
    width: 7,
    cornerRadius: 0.5,
    frameColor: 'royal',
    wireColors: ['azure', 'sky', 'cobalt', 'haze'],
    accent: [2, 3],
    lamps: evenLamps({ to: [2.5, 2.4, 0] }),
    ambient: { color: '#dde8e5', strength: 0.25 },
  },
  view: facing({
    width: 2160,
    height: 840,
    planeWidth: 14.4,
    center: [-1.65, 2.4],
    offset: [0, -5],
    distance: 18,
  }),
  phone: facing({ width: 640, height: 600, planeWidth: 4.9, center: [1.9, 3.05], offset: [0, -5], distance: 18 }),
};
