import { evenLamps } from './even-lamps.ts';
import type { Wing } from './scene.ts';

/** One formation: theirs and ours fly in the same two lines. */
export const extendedTeam: Wing = {
  name: 'hero-extended-team',
  scene: {
    arrangement: 'formation',
    ground: '#ffc9ae',
    exposure: 1.2,
    samples: 32,
    floor: 0,
    shade: '#b0603f',
    apart: 1.32,
    thick: 0.2,
    outer: {
      count: 8,
      size: 0.94,
      shrink: 0.022,
      height: 0.2,
      sink: 0.01,
      first: 'deep',
      colors: ['deep', 'cobalt', 'deep', 'royal'],
    },
    inner: {
      count: 7,
      size: 0.82,
      shrink: 0.075,
      height: 0.2,
      sink: 0.01,
      first: 'sundown',
      colors: ['chalk', 'chalk', 'haze', 'chalk'],
    },
    lamps: evenLamps({ to: [-4, -3, 0] }),
    air: { color: '#f6e4dc', strength: 0.35 },
  },
  landscape: { width: 1930, height: 1099, at: [-5, -7, 16], to: [-5, -7, 0], lens: 40, shift: [-0.06, 0.325] },
  phone: { width: 780, height: 860, at: [-2.7, -7, 16], to: [-2.7, -7, 0], lens: 67, shift: [-0.005, 0.588] },
};
