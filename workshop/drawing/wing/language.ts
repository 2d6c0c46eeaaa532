import { lamps } from './lamps.ts';
import type { Wing } from './wing.ts';

/** A letter as plates: its words in lines, one of them highlighted. */
export const language: Wing = {
  name: 'hero-natural-language-processing',
  scene: {
    arrangement: 'lines',
    ground: '#e4edfb',
    floor: 0,
    shadowColor: '#1c2f6e',
    exposure: 1.2,
    seed: 4,
    rows: 12,
    width: 14,
    linePitch: 1.12,
    accent: [4, 1],
    accentLift: 0.75,
    accentTilt: 0,
    colors: ['deep', 'royal', 'cobalt', 'cobalt', 'azure', 'azure', 'sky'],
    lamps: lamps({ key: 1500, fill: 260 }),
    ambient: { color: '#cfdcf7', strength: 0.5 },
  },
  view: { width: 1920, height: 1200, at: [3, -16, 12], to: [6, -6, 0], lens: 38, shift: [-0.43, 0.075] },
  phone: { width: 780, height: 860, at: [3, -16, 12], to: [6, -6, 0], lens: 42 },
};
