import { evenLamps } from './even-lamps.ts';
import type { Wing } from './wing.ts';

/** Plumes like the seeds of a sunflower: a cone that opens around its core. */
export const consulting: Wing = {
  name: 'hero-it-business-consulting',
  scene: {
    arrangement: 'seeds',
    ground: '#1f4d46',
    exposure: 1.15,
    samples: 16,
    floor: -4.1,
    shadowColor: '#0a2320',
    firstSeed: 2,
    endSeed: 210,
    spread: 0.38,
    baseSize: 0.58,
    growth: 0.14,
    layerSpacing: 0.018,
    lean: 0,
    colorMix: 0.01,
    thickness: 0.135,
    edge: 0.035,
    core: [0.72, 0.34],
    colors: ['#e6f0ea', 'mist', '#c6dcd1', '#b0cec1', 'sage', '#7fa899', '#548577', '#35695e', '#28594f', '#204d44'],
    lamps: evenLamps({ key: 0.95 }),
    ambient: { color: '#dde8e5', strength: 0.2 },
  },
  view: {
    width: 1930,
    height: 1045,
    at: [0, -7, 16],
    to: [0, -7, 0],
    lens: 46,
    shift: [-0.272, 0.602],
    glow: { at: [0.7, 0], reach: 0.75, color: '#417b6d' },
  },
  phone: {
    width: 780,
    height: 880,
    at: [0, -7, 16],
    to: [0, -7, 0],
    lens: 70,
    shift: [-0.093, 0.86],
    glow: { at: [0.5, 0], reach: 1, color: '#417b6d' },
  },
};
