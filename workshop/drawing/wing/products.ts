import { facing } from './facing.ts';
import { lampsOver } from './lamps-over.ts';
import type { DoorsScene } from './product-scenes.ts';
import type { Wing } from './wing.ts';

/** One year of use in units of the drawing: the tallest door is the six years of the timesheet, counted to 2026. */
const year = 5.56 / 6;

/**
 * Six doors on a drawing of 14.4 by 8.4 units of 100 px. The page shows each through a separate window, so positions and
 * sizes must match product-feathers.drawing.module.css. `phone` is the darker color that white text needs there.
 */
const products = [
  { sign: 'bell', color: '#1d3074', height: 3 * year },
  { sign: 'ticket', color: 'cobalt', height: 3 * year },
  { sign: 'car', color: '#335dd0', phone: '#2344aa', height: 4 * year },
  { sign: 'church', color: '#7aa2f7', height: 4 * year },
  { sign: 'board', color: 'sky', height: 4 * year },
  { sign: 'clock', color: '#d3dff3', height: 6 * year },
];

const scene: DoorsScene = {
  arrangement: 'doors',
  ground: '#0b1830',
  sheet: { height: -0.6, color: '#07132b' },
  shape: 'arch',
  thickness: 0.5,
  edge: 0.03,
  signScale: 1.04,
  doors: products.map(({ sign, color, height }, index) => ({
    sign,
    color,
    at: [1.6 + 2.24 * index, -0.6],
    size: [2, height + 0.6],
    signDrop: 1.14,
  })),
  lamps: lampsOver(14.4, 8.4, { size: 0.5 }),
  ambient: { color: '#2a55ac', strength: 0.4 },
};

export const productDoors: Wing = {
  name: 'hero-products',
  scene,
  view: facing({ width: 2160, height: 1260, planeWidth: 14.4, center: [7.2, 4.2], offset: [0, -8], distance: 24 }),
};

/** Plumes in two columns on a drawing of 3.9 by 5.7. */
export const productPlumes: Wing = {
  name: 'hero-products-phone',
  scene: {
    ...scene,
    sheet: { height: -0.25, color: '#07132b' },
    shape: 'plume',
    thickness: 0.2,
    edge: 0.02,
    signScale: 0.66,
    doors: products.map(({ sign, color, phone = color }, index) => ({
      sign,
      color: phone,
      at: [1.015 + 1.87 * (index % 2), 5.7 - 1.76 - 1.8 * Math.floor(index / 2)],
      size: [1.63, 1.6],
      signDrop: 0.67,
    })),
    // High enough that its reflection falls on the matte plume of the car, not behind white text.
    lamps: lampsOver(9, 7, { key: 0.78, size: 0.5 }),
  },
  view: facing({
    width: 780,
    height: 1140,
    planeWidth: 3.9,
    center: [1.95, 2.85],
    offset: [0, -3.2],
    distance: 8,
  }),
};
