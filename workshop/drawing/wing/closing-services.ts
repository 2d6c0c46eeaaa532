import { evenLamps } from './even-lamps.ts';
import { facing } from './facing.ts';
import type { Wing } from './wing.ts';

/** The closing banner of services: the client's table with every seat taken; the one in the signal color is ours. */
export const closingServices: Wing = {
  name: 'closing-services',
  isSupersampled: true,
  scene: {
    arrangement: 'docked',
    ground: '#ffc9ae',
    exposure: 1.14,
    samples: 24,
    floor: -0.15,
    shadowColor: '#b0603f',
    gap: 0.03,
    thickness: 0.3,
    seatSize: 1.28,
    seatPitch: 1.56,
    seatOverhang: 0.16,
    rowOffset: 0.2,
    tableSize: [5.4, 2.34],
    cornerRadius: 0.6,
    tableColor: 'deep',
    headSeatColor: 'sky',
    upperSeatColors: ['cobalt', 'chalk', 'cobalt'],
    lowerSeatColors: ['chalk', 'signal', 'cobalt'],
    lamps: evenLamps({ to: [0, 0, 0] }),
    ambient: { color: '#f6e4dc', strength: 0.35 },
  },
  view: facing({
    width: 2160,
    height: 840,
    planeWidth: 15.3,
    center: [-4.8, 0.05],
    offset: [0, -5],
    distance: 18,
  }),
  phone: facing({ width: 600, height: 500, planeWidth: 5.2, center: [-1, 0.05], offset: [0, -5], distance: 18 }),
};
