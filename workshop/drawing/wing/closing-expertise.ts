import { evenLamps } from './even-lamps.ts';
import { facing } from './facing.ts';
import type { Scene, Wing } from './scene.ts';

const scene: Scene = {
  arrangement: 'streams',
  ground: '#e4edfb',
  exposure: 1.12,
  samples: 24,
  floor: -0.3,
  shade: '#1c2f6e',
  lines: 9,
  each: 8,
  from: -64,
  to: 64,
  start: 1.7,
  size: 0.56,
  growth: 0.13,
  gap: 1.02,
  swing: 7,
  lift: 0.2,
  colors: ['sky', 'azure', 'azure', 'cobalt', 'cobalt', 'royal', 'deep', 'midnight'],
  hotSize: 1.5,
  hotAt: [0, -0.75, 0.2],
  hotTurn: 0,
  lamps: evenLamps({ to: [4, 0, 0] }),
  air: { color: '#dfe8fb', strength: 0.3 },
};

/** The closing banner of fields: lines of feathers that converge into one job. */
export const closingExpertise: Wing = {
  name: 'closing-expertise',
  scene,
  landscape: facing({ width: 2160, height: 840, across: 14.4, middle: [-2.3, 0.1], aside: [0, -5], far: 18 }),
};

/** The phone's form: plates come only from below and from the right, so that the frame cuts none below the heading. */
export const closingExpertisePhone: Wing = {
  name: 'closing-expertise-phone',
  scene: { ...scene, lines: 7, each: 9, from: -97, to: -7, lamps: evenLamps({ to: [3, -2, 0] }) },
  landscape: facing({ width: 620, height: 624, across: 6.68, middle: [2.16, -2.14], aside: [0.86, -4.81], far: 18 }),
};
