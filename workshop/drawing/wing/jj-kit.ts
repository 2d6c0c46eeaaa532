import { facing } from './facing.ts';
import { lampsOver } from './lamps-over.ts';
import type { BurndownScene } from './product-scenes.ts';
import type { Wing } from './wing.ts';

/** A sprint as cards in columns, fewer each day; one came back. A unit is 100 px of the wide picture. */
const scene: BurndownScene = {
  arrangement: 'burndown',
  ground: '#0b1830',
  floor: -0.4,
  shadowColor: '#040a1a',
  seed: 2,
  cardsPerColumn: [9, 9, 8, 7, 5, 3, 4, 3, 3, 2, 2, 1],
  accentColumn: 6,
  accentLift: 0.55,
  cardSize: [1.63, 0.92],
  pitch: [1.815, 1.05],
  colorSteps: [0.056, 0.092],
  colors: [
    ['#1c3793', '#132768'],
    ['#203fae', '#172e82'],
    ['#2348c7', '#1a3596'],
    ['#2f5bdd', '#2147b4'],
    ['#4471e6', '#2c55bd'],
    ['#5c88ee', '#3d68c6'],
    ['#7da2f5', '#587fd0'],
    ['#9dbbfb', '#6d8fd0'],
    ['#c0d3fb', '#8aa4d4'],
    ['#dfe8f8', '#9fb0cf'],
  ],
  lamps: lampsOver(28, 14),
  ambient: { color: '#2a55ac', strength: 0.4 },
};

export const jjKit: Wing = {
  name: 'hero-jj-kit',
  scene,
  view: facing({
    width: 2160,
    height: 1290,
    planeWidth: 21.6,
    center: [11.7, 6.3],
    offset: [0, -15],
    distance: 30,
  }),
};

/** Nine days are enough for a phone. */
export const jjKitPhone: Wing = {
  name: 'hero-jj-kit-phone',
  scene: {
    ...scene,
    cardsPerColumn: [9, 9, 8, 7, 5, 3, 4, 2, 1],
    cardSize: [1.63, 1.18],
    pitch: [1.815, 1.32],
    lamps: lampsOver(24, 14, { key: 0.94 }),
  },
  view: facing({ width: 780, height: 660, planeWidth: 16.3, center: [8.9, 6.75], offset: [0, -15], distance: 30 }),
};
