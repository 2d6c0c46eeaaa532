import { facing } from './facing.ts';
import { lampsOver } from './lamps-over.ts';
import type { LotScene } from './product-scenes.ts';
import type { Wing } from './wing.ts';

const lowerRows = [
  { y: -5.1, firstBay: 2, cars: ['#6f99f6', 'cobalt', 'sky', 'royal', 'cobalt', 'haze', 'azure'] },
  { y: -7.62, firstBay: 2, cars: [null, null, null, null, 'azure', 'cobalt', 'sky'] },
];

/** A lot from above: most cars are out, and one more is leaving. */
const scene: LotScene = {
  arrangement: 'lot',
  ground: '#0b1830',
  sheet: { height: 0, color: '#07132b' },
  samples: 32,
  at: [10.74, 8.37],
  angle: 16,
  bays: [-9, 9],
  bayWidth: 1.38,
  bayDepth: 2.34,
  lineColor: '#3f5fb8',
  rows: [
    { y: 2.52, firstBay: 0, cars: ['azure', 'royal', 'cobalt', null, null, 'royal', '#6f99f6', 'cobalt'] },
    { y: 0, firstBay: 0, cars: ['cobalt', 'royal', '#6f99f6', null, null, 'sky', 'cobalt', '#6f99f6', 'azure'] },
    ...lowerRows,
  ],
  leaving: [3.15, -2.6, -70],
  lamps: lampsOver(21.6, 11.4),
  ambient: { color: '#2a55ac', strength: 0.4 },
};

/** Nothing in it is behind the text of the navigation. */
export const rentalLot: Wing = {
  name: 'hero-rd-rental',
  scene: {
    ...scene,
    at: [10.74, 7.75],
    rows: [
      { y: 2.52, firstBay: 0, bays: [-9, 0], cars: [] },
      { y: 0, firstBay: 0, bays: [-9, 4], cars: ['cobalt', 'royal', '#6f99f6'] },
      ...lowerRows,
    ],
  },
  view: facing({
    width: 2160,
    height: 1140,
    planeWidth: 21.6,
    center: [10.8, 5.7],
    offset: [0, -12],
    distance: 30,
  }),
};

/** The picture of the case: closer to the car that is leaving. */
export const rentalLotCase: Wing = {
  name: 'case-rd-rental',
  scene,
  view: facing({
    width: 1560,
    height: 900,
    planeWidth: 15.4,
    center: [13.8, 6.6],
    offset: [0, -12],
    distance: 30,
  }),
};

/** A fuller lot on a phone, where there is no text beside it. */
export const rentalLotPhone: Wing = {
  name: 'hero-rd-rental-phone',
  scene: {
    ...scene,
    rows: [
      { y: 2.52, firstBay: -2, cars: ['azure', 'haze', null, null, 'royal', 'cobalt', null, null] },
      { y: 0, firstBay: -2, cars: ['#6f99f6', null, '#6f99f6', '#6f99f6', 'cobalt', null, 'haze', 'cobalt'] },
      {
        y: -5.1,
        firstBay: -4,
        cars: ['cobalt', 'royal', 'cobalt', 'sky', 'azure', 'royal', 'sky', null, 'azure', 'cobalt'],
      },
      {
        y: -7.62,
        firstBay: -4,
        cars: ['sky', null, 'royal', 'haze', 'azure', 'cobalt', 'haze', 'royal', 'cobalt', 'sky'],
      },
    ],
  },
  view: facing({ width: 780, height: 760, planeWidth: 9.8, center: [12.2, 6], offset: [0, -12], distance: 30 }),
};
