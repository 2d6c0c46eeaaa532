import { facing } from './facing.ts';
import { lampsOver } from './lamps-over.ts';
import type { Scene, Wing } from './scene.ts';

/** A hand of tickets, one of them for tonight. */
const scene: Scene = {
  arrangement: 'tickets',
  ground: '#16265a',
  floor: -2.5,
  shade: '#070d26',
  pivot: [21.6, 0.25],
  inner: 1.9,
  length: 9.6,
  width: 3,
  first: 74.5,
  step: 12.5,
  story: 0.26,
  tickets: [
    ['#122a66', '#3b63c9'],
    ['#16265a', '#3b63c9'],
    ['#203fae', '#6f99f6'],
    ['cobalt', 'sky'],
    ['signal', 'night'],
    ['haze', 'cobalt'],
    ['sky', 'cobalt'],
    ['azure', 'sky'],
    ['cobalt', 'sky'],
    ['royal', 'azure'],
  ],
  lamps: lampsOver(21.6, 12.9),
  air: { color: '#4a74c8', strength: 0.4 },
};

export const jjEve: Wing = {
  name: 'hero-jj-eve',
  scene,
  landscape: facing({ width: 2160, height: 1290, across: 21.6, middle: [10.8, 6.45], aside: [-2, -14], far: 30 }),
};

export const jjEvePhone: Wing = {
  name: 'hero-jj-eve-phone',
  scene,
  landscape: facing({ width: 780, height: 800, across: 12.6, middle: [15.9, 7.6], aside: [-2, -14], far: 30 }),
};
