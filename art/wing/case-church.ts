import { lamps } from './lamps.ts';
import type { Wing } from './scene.ts';

const colors = ['pine', 'fern', 'fern', 'sage'];

/** A congregation: rising rings of plumes round one middle. */
export const caseChurch: Wing = {
  name: 'hero-case-church-directory',
  scene: {
    arrangement: 'assembly',
    ground: '#0b1830',
    hot: [2, 22],
    rings: [
      { radius: 1.3, height: 0, size: 0.62, count: 12, lean: 44, colors: ['mist', 'sage'] },
      { radius: 2.2, height: 0.14, size: 0.72, count: 18, lean: 46, colors: ['sage', 'mist', 'sage'] },
      { radius: 3.2, height: 0.34, size: 0.82, count: 23, lean: 48, colors: ['sage', 'fern', 'sage'] },
      { radius: 4.3, height: 0.62, size: 0.92, count: 28, lean: 50, colors },
      { radius: 5.5, height: 1, size: 1.02, count: 32, lean: 52, colors },
      { radius: 6.8, height: 1.46, size: 1.12, count: 36, lean: 54, colors: ['pine', 'pine', 'fern'] },
    ],
    lamps: lamps(),
    air: { color: '#3b6a78', strength: 0.4 },
  },
  landscape: { width: 1920, height: 1080, at: [-3, -11, 9], to: [-2.6, 0, 0.4], lens: 44, shift: [-0.15, 0.03] },
  phone: { width: 780, height: 900, at: [0, -11, 9], to: [0, 0, 0.4], lens: 44 },
};
