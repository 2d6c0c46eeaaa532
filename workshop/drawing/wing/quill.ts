import { lamps } from './lamps.ts';
import type { QuillScene } from './feather-scenes.ts';
import type { Wing } from './wing.ts';

/** A feather to write with, its nib at the origin. */
const scene: QuillScene = {
  arrangement: 'quill',
  samples: 40,
  ground: '#0b1830',
  sheet: { height: -0.16, color: 'midnight' },
  seed: 6,
  lean: -30,
  length: 12,
  arc: 16,
  stemWidth: 0.26,
  nibLength: 1.3,
  bareShare: 0.13,
  strandsPerSide: 46,
  strandWidth: 0.36,
  right: { length: 4.1, rootAngle: 56, tipAngle: 18, splits: [0.3, 0.52] },
  left: { length: 3.4, rootAngle: 52, tipAngle: 17, splits: [0.24, 0.45] },
  tuck: 19,
  bands: 4.5,
  colors: ['azure', 'azure', 'azure', 'cobalt', 'cobalt', 'cobalt', 'royal', 'deep', 'midnight', 'royal', 'cobalt'],
  lamps: lamps({ from: [-1.5, 9, 9], to: [3, 2, 0], key: 2500 }),
  ambient: { color: '#1e3a8a', strength: 0.45 },
};

export const quill: Wing = {
  name: 'hero-blog',
  scene,
  view: { width: 1920, height: 860, at: [-1.75, -0.65, 18], to: [-1.75, 2.05, 0], lens: 38 },
};

/** The whole feather on a phone, leaning farther so that it ends below the navigation. */
export const quillPhone: Wing = {
  name: 'hero-blog-phone',
  scene: { ...scene, lean: -58, lamps: lamps({ from: [2.5, 10, 9], to: [6, 2.8, 0], key: 2700 }) },
  view: { width: 780, height: 900, at: [5.75, -1.2, 18], to: [5.75, 1.5, 0], lens: 37.4 },
};
