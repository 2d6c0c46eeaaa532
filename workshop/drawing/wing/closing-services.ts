import { evenLamps } from './even-lamps.ts';
import { facing } from './facing.ts';
import type { Wing } from './scene.ts';

/** The closing banner of services: the client's table with every seat taken, the last of ours in its place, too. */
export const closingServices: Wing = {
  name: 'closing-services',
  scene: {
    arrangement: 'docked',
    ground: '#ffc9ae',
    exposure: 1.14,
    samples: 16,
    floor: -0.15,
    shade: '#b0603f',
    room: 0.07,
    thick: 0.3,
    seat: 1.28,
    step: 1.56,
    out: 0.16,
    aside: 0.2,
    table: [5.4, 2.34],
    corner: 0.6,
    top: 'deep',
    head: 'sky',
    upper: ['cobalt', 'chalk', 'cobalt'],
    lower: ['chalk', 'signal', 'cobalt'],
    lamps: evenLamps({ to: [0, 0, 0] }),
    air: { color: '#f6e4dc', strength: 0.35 },
  },
  landscape: facing({ width: 2160, height: 840, across: 15.3, middle: [-4.8, 0.05], aside: [0, -5], far: 18 }),
  phone: facing({ width: 600, height: 500, across: 5.2, middle: [-1, 0.05], aside: [0, -5], far: 18 }),
};
