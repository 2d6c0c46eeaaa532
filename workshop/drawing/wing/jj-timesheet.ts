import { facing } from './facing.ts';
import { lampsOver } from './lamps-over.ts';
import type { ShiftsScene } from './product-scenes.ts';
import type { Wing } from './wing.ts';

/** A week's shifts as bars in rows, one of them swapped. */
const scene: ShiftsScene = {
  arrangement: 'shifts',
  ground: '#0b1830',
  sheet: { height: -0.34, color: '#07132b' },
  seed: 3,
  rowStarts: [7.05, 7.81, 8.72, 9.79, 11.02, 11.57, 13.1, 14.8, 16.65, 18.66, 20],
  top: 9.73,
  rowPitch: 0.87,
  barHeight: 0.69,
  gap: 0.22,
  end: 22,
  barLengths: [1.6, 4.8],
  accent: [3, 1],
  accentLength: 4.8,
  accentLift: 0.2,
  dotColor: 'cobalt',
  colorSteps: [0.06, -0.05, -0.32],
  colors: ['royal', '#203fae', 'cobalt', '#2f5bdd', 'azure', '#6f99f6', 'sky'],
  lamps: lampsOver(21.6, 10.8),
  ambient: { color: '#2a55ac', strength: 0.4 },
};

export const jjTimesheet: Wing = {
  name: 'hero-jj-timesheet',
  scene,
  view: facing({
    width: 2160,
    height: 1080,
    planeWidth: 21.6,
    center: [10.8, 5.4],
    offset: [0, -12],
    distance: 30,
  }),
};

/** Seen closer, the rows run through from edge to edge. */
export const jjTimesheetPhone: Wing = {
  name: 'hero-jj-timesheet-phone',
  scene: {
    ...scene,
    seed: 8,
    rowStarts: [-1.2, -0.4, -1.9, -1.4, -0.9, -2, -1.1],
    top: 6.5,
    rowPitch: 0.97,
    barHeight: 0.76,
    end: 9,
    barLengths: [1.6, 3.6],
    accent: [3, 1],
    accentLength: 2.4,
    dotColor: '',
    colors: ['deep', '#1a2f78', 'royal', '#203fae', 'cobalt', '#2f5bdd', 'azure'],
    colorSteps: [0.1, -0.02, 0.05],
    lamps: lampsOver(7.8, 6.6),
  },
  view: facing({
    width: 780,
    height: 660,
    planeWidth: 7.8,
    center: [3.9, 3.3],
    offset: [0, -4.6],
    distance: 10.8,
  }),
};
