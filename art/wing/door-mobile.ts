import { lamps } from './lamps.ts';
import type { Wing } from './scene.ts';

/** Feathers that fly in from many places to one. */
export const doorMobile: Wing = {
  name: 'door-mobile-development',
  scene: {
    arrangement: 'streams',
    ground: '#16265a',
    lines: 11,
    each: 10,
    from: -30,
    to: 300,
    start: 1.35,
    size: 0.5,
    growth: 0.1,
    gap: 1.05,
    swing: 16,
    lift: 0.5,
    colors: ['haze', 'sky', 'sky', 'azure', 'azure', 'cobalt', 'cobalt'],
    hotSize: 1.3,
    hotAt: [0, -0.65, 0.2],
    hotTurn: 0,
    lamps: lamps(),
    air: { color: '#2a4aa8', strength: 0.45 },
  },
  landscape: { width: 1000, height: 1140, at: [0, -5, 10], to: [0, 0.1, 0], lens: 48 },
};
