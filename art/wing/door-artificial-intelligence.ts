import { lamps } from './lamps.ts';
import type { Wing } from './scene.ts';

const colors = ['royal', 'cobalt', 'cobalt', 'azure'];

/** Many that look one way, one that stands out. */
export const doorArtificialIntelligence: Wing = {
  name: 'door-artificial-intelligence',
  scene: {
    arrangement: 'assembly',
    ground: '#0b1830',
    hot: [1, 17],
    rings: [
      { radius: 0.9, height: 0, size: 0.6, count: 10, lean: 30, colors: ['haze', 'sky'] },
      { radius: 1.6, height: 0.12, size: 0.72, count: 18, lean: 34, colors: ['sky', 'sky', 'azure'] },
      { radius: 2.4, height: 0.3, size: 0.84, count: 22, lean: 38, colors: ['azure', 'sky', 'azure'] },
      { radius: 3.3, height: 0.55, size: 0.96, count: 26, lean: 42, colors },
      { radius: 4.3, height: 0.9, size: 1.08, count: 30, lean: 46, colors: ['royal', 'cobalt'] },
      { radius: 5.4, height: 1.3, size: 1.2, count: 32, lean: 50, colors: ['deep', 'royal'] },
    ],
    lamps: lamps(),
    air: { color: '#1e3a8a', strength: 0.45 },
  },
  landscape: { width: 1000, height: 1140, at: [-1, -5, 10], to: [0, 0.2, 0.3], lens: 48 },
};
