import { evenLamps } from './even-lamps.ts';
import { facing } from './facing.ts';
import type { Wing } from './scene.ts';

/** The closing banner of the blog: an article as plates, its words in lines and one of them marked. */
export const closingBlog: Wing = {
  name: 'closing-blog',
  scene: {
    arrangement: 'lines',
    ground: '#a9c6ff',
    exposure: 1.12,
    samples: 24,
    floor: 0,
    shade: '#1c2f6e',
    seed: 11,
    rows: 7,
    across: 7,
    step: 1.06,
    hot: [3, 1],
    lifted: 0.6,
    tilt: 0,
    colors: ['deep', 'royal', 'cobalt', 'cobalt', 'azure', 'haze', 'chalk'],
    lamps: evenLamps({ to: [3, -3, 0] }),
    air: { color: '#cfdcf7', strength: 0.4 },
  },
  landscape: facing({ width: 2160, height: 840, across: 14.4, middle: [-1.8, -2.4], aside: [0, -5], far: 18 }),
  phone: facing({ width: 610, height: 640, across: 5.94, middle: [2.58, -1.82], aside: [0.83, -5], far: 18 }),
};
