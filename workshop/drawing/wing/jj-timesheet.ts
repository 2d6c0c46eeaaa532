import { facing } from './facing.ts';
import { lampsOver } from './lamps-over.ts';
import type { Scene, Wing } from './scene.ts';

/** A week's shifts as bars in rows, one of them swapped. */
const scene: Scene = {
  arrangement: 'shifts',
  ground: '#0b1830',
  sheet: { height: -0.34, color: '#07132b' },
  seed: 3,
  starts: [7.05, 7.81, 8.72, 9.79, 11.02, 11.57, 13.1, 14.8, 16.65, 18.66, 20],
  top: 9.73,
  step: 0.87,
  tall: 0.69,
  gap: 0.22,
  end: 22,
  longs: [1.6, 4.8],
  hot: [3, 1],
  hotLong: 4.8,
  lifted: 0.2,
  dots: 'cobalt',
  light: [0.06, -0.05, -0.32],
  colors: ['royal', '#203fae', 'cobalt', '#2f5bdd', 'azure', '#6f99f6', 'sky'],
  lamps: lampsOver(21.6, 10.8),
  air: { color: '#2a55ac', strength: 0.4 },
};

export const jjTimesheet: Wing = {
  name: 'hero-jj-timesheet',
  scene,
  landscape: facing({ width: 2160, height: 1080, across: 21.6, middle: [10.8, 5.4], aside: [0, -12], far: 30 }),
};

/** Seen closer, the rows run through from edge to edge. */
export const jjTimesheetPhone: Wing = {
  name: 'hero-jj-timesheet-phone',
  scene: {
    ...scene,
    seed: 8,
    starts: [-1.2, -0.4, -1.9, -1.4, -0.9, -2, -1.1],
    top: 6.5,
    step: 0.97,
    tall: 0.76,
    end: 9,
    longs: [1.6, 3.6],
    hot: [3, 1],
    hotLong: 2.4,
    dots: '',
    colors: ['deep', '#1a2f78', 'royal', '#203fae', 'cobalt', '#2f5bdd', 'azure'],
    light: [0.1, -0.02, 0.05],
    lamps: lampsOver(7.8, 6.6),
  },
  landscape: facing({ width: 780, height: 660, across: 7.8, middle: [3.9, 3.3], aside: [0, -4.6], far: 10.8 }),
};
