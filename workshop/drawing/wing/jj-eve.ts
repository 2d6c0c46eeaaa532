import { facing } from './facing.ts';
import { lampsOver } from './lamps-over.ts';
import type { TicketsScene } from './product-scenes.ts';
import type { Wing } from './wing.ts';

/** A hand of tickets, one of them for tonight. */
const scene: TicketsScene = {
  arrangement: 'tickets',
  ground: '#16265a',
  floor: -2.5,
  shadowColor: '#070d26',
  pivot: [21.6, 0.25],
  innerRadius: 1.9,
  length: 9.6,
  width: 3,
  firstAngle: 74.5,
  angleStep: 12.5,
  layerSpacing: 0.26,
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
  ambient: { color: '#4a74c8', strength: 0.4 },
};

export const jjEve: Wing = {
  name: 'hero-jj-eve',
  scene,
  view: facing({
    width: 2160,
    height: 1290,
    planeWidth: 21.6,
    center: [10.8, 6.45],
    offset: [-2, -14],
    distance: 30,
  }),
};

export const jjEvePhone: Wing = {
  name: 'hero-jj-eve-phone',
  scene,
  view: facing({
    width: 780,
    height: 800,
    planeWidth: 12.6,
    center: [15.9, 7.6],
    offset: [-2, -14],
    distance: 30,
  }),
};
