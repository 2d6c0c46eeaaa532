import { lamps } from './lamps.ts';
import type { StreamsScene } from './feather-scenes.ts';
import type { Wing } from './wing.ts';

/** Nine gates, one list: nine lines of plates that run together. */
const scene: StreamsScene = {
  arrangement: 'streams',
  ground: '#0b1830',
  lines: 9,
  feathersPerLine: 14,
  firstAngle: -62,
  lastAngle: 121,
  innerRadius: 1.5,
  featherWidth: 0.6,
  growth: 0.07,
  spacing: 1,
  swing: 7,
  lift: 0.032,
  colors: ['sky', 'azure', 'azure', 'cobalt', 'cobalt', 'royal', 'deep', 'midnight'],
  accentSize: 1.5,
  accentPosition: [0, -0.75, 0.2],
  accentAngle: 0,
  lamps: lamps(),
  ambient: { color: '#1e3a8a', strength: 0.4 },
};

/** The lines that lead upward end below the text of the navigation. */
export const caseEvent: Wing = {
  name: 'hero-case-event-management',
  scene: { ...scene, feathersPerLine: [14, 14, 14, 14, 5, 4, 3, 3, 4] },
  view: { width: 1920, height: 1080, at: [-1, -8, 10], to: [1, 1.2, 0], lens: 40, shift: [-0.15, -0.035] },
};

export const caseEventPhone: Wing = {
  name: 'hero-case-event-management-phone',
  scene,
  view: { width: 780, height: 900, at: [-1, -8, 10], to: [1.6, 1.6, 0], lens: 44 },
};
