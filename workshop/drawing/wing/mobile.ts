import { fileURLToPath } from 'node:url';
import { masterFolder } from '../../../art/encode/folders.ts';
import { facing } from './facing.ts';
import { lampsOver } from './lamps-over.ts';
import type { Wing } from './wing.ts';

/** Plates in a fan; the one in front has become a phone with My Church Directory on it, the next has picked a row. */
export const mobile: Wing = {
  name: 'hero-mobile-development',
  scene: {
    arrangement: 'phones',
    ground: '#16265a',
    sheet: { height: -2.8, color: '#132150' },
    pivot: [15.25, -2.5],
    innerRadius: 3.75,
    length: 8.02,
    width: 3.86,
    firstAngle: 35.8,
    angleStep: 8.3,
    layerSpacing: 0.27,
    accentRow: 1,
    picture: fileURLToPath(new URL('ui-church.png', masterFolder)),
    panels: [
      ['#101f4a', '#1f3a94'],
      ['royal', '#2f56cf'],
      ['cobalt', '#5580ee'],
      ['azure', '#2a50cf'],
      ['sky', 'azure'],
    ],
    lamps: lampsOver(19.3, 10.7, { key: 1.12, size: 0.75 }),
    ambient: { color: '#4a74c8', strength: 0.4 },
  },
  view: facing({
    width: 1930,
    height: 1072,
    planeWidth: 19.3,
    center: [9.65, 5.85],
    offset: [0, -10],
    distance: 27,
  }),
  phone: facing({ width: 780, height: 860, planeWidth: 9.5, center: [14.6, 5.8], offset: [0, -10], distance: 27 }),
};
