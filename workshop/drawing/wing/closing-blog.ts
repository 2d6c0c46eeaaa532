import { evenLamps } from './even-lamps.ts';
import { facing } from './facing.ts';
import type { Wing } from './scene.ts';

/** The closing banner of the blog: the quill cut flat, the nib that its feather closes around. */
export const closingBlog: Wing = {
  name: 'closing-blog',
  scene: {
    arrangement: 'nib',
    ground: '#a9c6ff',
    exposure: 1.12,
    samples: 16,
    floor: -0.15,
    shade: '#1c2f6e',
    room: 0.07,
    thick: 0.3,
    across: 5.1,
    nib: 1.6,
    strand: 0.5,
    stem: 0.26,
    until: 0.86,
    end: 4.85,
    shaft: 'chalk',
    colors: ['deep', 'royal', 'cobalt', 'azure'],
    lamps: evenLamps({ to: [2.5, 2.5, 0] }),
    air: { color: '#cfdcf7', strength: 0.4 },
  },
  landscape: facing({ width: 2160, height: 840, across: 14.4, middle: [-1.55, 2.5], aside: [0, -5], far: 18 }),
  phone: facing({ width: 640, height: 640, across: 5.5, middle: [2.6, 2.6], aside: [0, -5], far: 18 }),
};
