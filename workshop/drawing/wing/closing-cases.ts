import { evenLamps } from './even-lamps.ts';
import { facing } from './facing.ts';
import type { Wing } from './scene.ts';

/** The closing banner of case studies: many jobs around the next one. */
export const closingCases: Wing = {
  name: 'closing-cases',
  scene: {
    arrangement: 'seeds',
    ground: '#1f4d46',
    exposure: 1.15,
    samples: 24,
    floor: -0.6,
    shade: '#0a2320',
    first: 1,
    last: 96,
    spread: 0.4,
    size: 0.62,
    growth: 0.12,
    story: 0.006,
    lean: 4,
    mix: 0.02,
    thick: 0.14,
    edge: 0.03,
    middle: [1, 0.34],
    colors: ['chalk', '#e6f0ea', 'mist', '#c6dcd1', 'sage', '#7fa899', '#548577', '#35695e'],
    lamps: evenLamps({ key: 0.95 }),
    air: { color: '#dde8e5', strength: 0.2 },
  },
  landscape: facing({ width: 2160, height: 840, across: 14.4, middle: [-5.5, 0.2], aside: [0, -5], far: 18 }),
  phone: facing({ width: 780, height: 760, across: 6.8, middle: [-1.5, 1.55], aside: [0, -5], far: 18 }),
};
