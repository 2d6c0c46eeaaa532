import { evenLamps } from './even-lamps.ts';
import { facing } from './facing.ts';
import type { Wing } from './wing.ts';

/** The closing banner of the blog: the quill of the page's hero cut flat, its feather closed around the nib. */
export const closingBlog: Wing = {
  name: 'closing-blog',
  scene: {
    arrangement: 'nib',
    ground: '#a9c6ff',
    exposure: 1.12,
    samples: 16,
    floor: -0.15,
    shadowColor: '#1c2f6e',
    gap: 0.07,
    thickness: 0.3,
    size: 5.1,
    nibSize: 1.6,
    strandWidth: 0.5,
    stemWidth: 0.26,
    lastStrand: 0.86,
    stemEnd: 4.85,
    stemColor: 'chalk',
    colors: ['deep', 'royal', 'cobalt', 'azure'],
    lamps: evenLamps({ to: [2.5, 2.5, 0] }),
    ambient: { color: '#cfdcf7', strength: 0.4 },
  },
  view: facing({
    width: 2160,
    height: 840,
    planeWidth: 14.4,
    center: [-1.55, 2.5],
    offset: [0, -5],
    distance: 18,
  }),
  phone: facing({ width: 640, height: 640, planeWidth: 5.5, center: [2.6, 2.6], offset: [0, -5], distance: 18 }),
};
