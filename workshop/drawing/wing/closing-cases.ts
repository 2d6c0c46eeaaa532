import { evenLamps } from './even-lamps.ts';
import { facing } from './facing.ts';
import type { Wing } from './scene.ts';

/** The closing banner of case studies: the abacus with every bead in line, the one that hung between, too. */
export const closingCases: Wing = {
  name: 'closing-cases',
  scene: {
    arrangement: 'abacus',
    ground: '#1f4d46',
    exposure: 1.12,
    samples: 16,
    floor: -0.15,
    shade: '#0a2320',
    room: 0.06,
    thick: 0.3,
    bead: [0.72, 1.06],
    beads: 6,
    rise: 1.2,
    post: 0.42,
    across: 7,
    corner: 0.5,
    frame: 'royal',
    wires: ['azure', 'sky', 'cobalt', 'haze'],
    hot: [2, 3],
    lamps: evenLamps({ to: [2.5, 2.4, 0] }),
    air: { color: '#dde8e5', strength: 0.25 },
  },
  landscape: facing({ width: 2160, height: 840, across: 14.4, middle: [-1.65, 2.4], aside: [0, -5], far: 18 }),
  phone: facing({ width: 640, height: 600, across: 4.9, middle: [1.9, 3.05], aside: [0, -5], far: 18 }),
};
