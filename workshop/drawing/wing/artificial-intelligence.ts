import { evenLamps } from './even-lamps.ts';
import type { Wing } from './wing.ts';

/** Attention: every plume turns toward the one that matters. */
export const artificialIntelligence: Wing = {
  name: 'hero-artificial-intelligence',
  scene: {
    arrangement: 'attention',
    ground: '#0f1d3a',
    exposure: 1.15,
    samples: 32,
    floor: 0,
    shadowColor: '#071022',
    seed: 8,
    spacing: 0.58,
    field: [-16, 9, -6, 5],
    rowOffset: 0.1,
    clearRadius: 1.3,
    reach: 8.8,
    verticalSqueeze: 2.3,
    maxThickness: 0.42,
    lean: 9,
    colors: ['deep', 'deep', 'royal', 'royal', 'cobalt', 'cobalt', 'azure', 'azure', 'sky', 'sky', 'haze', 'haze'],
    accentSize: 1.05,
    accentHeight: 0.6,
    accentAngle: 0,
    lamps: evenLamps(),
    ambient: { color: '#b4c6f5', strength: 0.28 },
  },
  view: {
    width: 1930,
    height: 1072,
    at: [0, -6, 16],
    to: [0, -6, 0],
    lens: 40,
    shift: [-0.156, 0.33],
    glow: { at: [0.66, 0.35], reach: 0.75, color: '#1a3171' },
  },
  phone: {
    width: 780,
    height: 840,
    at: [0, -6, 16],
    to: [0, -6, 0],
    lens: 85,
    shift: [-0.09, 0.877],
    glow: { at: [0.6, 0.5], reach: 1, color: '#1a3171' },
  },
};
