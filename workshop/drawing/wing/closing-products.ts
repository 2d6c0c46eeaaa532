import { facing } from './facing.ts';
import { lampsOver } from './lamps-over.ts';
import type { Scene, Wing } from './scene.ts';

const signs = ['car', 'church', 'bell', 'ticket', 'board', 'clock'];
const colors = ['royal', 'cobalt', '#4c7df0', '#7aa2f7', 'sky', 'haze'];

/** The closing banner of products: the six as plumes that climb, on a drawing of 14.4 by 5.6. */
const scene: Scene = {
  arrangement: 'doors',
  ground: '#16265a',
  floor: -0.3,
  shade: '#070d26',
  samples: 24,
  shape: 'plume',
  thick: 0.3,
  edge: 0.03,
  signs: 0.86,
  doors: signs.map((sign, index) => ({
    sign,
    color: colors[index],
    at: [9.5 + 2.1 * (index % 3), 3.1 - 2.46 * Math.floor(index / 3) - 0.26 * (2 - (index % 3))],
    size: [1.9, 2.1],
    down: 0.92,
  })),
  lamps: lampsOver(14.4, 5.6, { size: 0.5 }),
  air: { color: '#4a74c8', strength: 0.4 },
};

export const closingProducts: Wing = {
  name: 'closing-products',
  scene,
  // Wider than the drawing, so that no crop of a page cuts any of the six or its shadow.
  landscape: facing({ width: 2160, height: 840, across: 17.2, middle: [6.95, 2.6], aside: [0, -6], far: 20 }),
  phone: facing({ width: 650, height: 548, across: 6.83, middle: [11.74, 2.53], aside: [-0.14, -5.98], far: 20 }),
};
