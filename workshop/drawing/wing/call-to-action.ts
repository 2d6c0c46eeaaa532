import { evenLamps } from './even-lamps.ts';
import type { FanScene } from './fan-scene.ts';
import type { Wing } from './scene.ts';

/** The closing banner: a wing that opens on plain blue. */
export const callToAction: Wing = {
  name: 'call-to-action',
  scene: {
    arrangement: 'fan',
    ground: '#2348c7',
    exposure: 1.08,
    samples: 16,
    floor: -0.35,
    shade: '#101f4a',
    firstAngle: 15,
    lastAngle: 203,
    ringSpacing: 0.2,
    roll: 9,
    swell: 0,
    accent: [3, 9],
    rings: [
      {
        radius: 6.4,
        length: 3.4,
        width: 1.2,
        count: 19,
        pitch: 2,
        cup: 0.05,
        colors: ['#1a3590', 'royal', 'deep', 'deep', '#1a3590'],
      },
      {
        radius: 5.2,
        length: 3,
        width: 1.15,
        count: 18,
        pitch: 2.5,
        cup: 0.05,
        colors: ['azure', 'royal', 'royal', 'deep', 'azure'],
      },
      { radius: 4, length: 2.5, width: 1, count: 17, pitch: 3, cup: 0.05, colors: ['azure', 'azure', 'royal', 'sky'] },
      {
        radius: 2.9,
        length: 1.9,
        width: 0.84,
        count: 16,
        pitch: 4,
        cup: 0.04,
        colors: ['haze', 'sky', 'azure', 'sky'],
      },
      { radius: 1.6, length: 1.5, width: 0.4, count: 12, pitch: 5, cup: 0.03, colors: ['sky', '#86adff'] },
    ],
    lamps: evenLamps({ to: [-2, 2, 0] }),
    air: { color: '#b4c6f5', strength: 0.28 },
  } satisfies FanScene,
  landscape: { width: 2160, height: 840, at: [-4, -3, 18], to: [-4, -3, 0], lens: 45, shift: [-0.198, 0.397] },
  phone: { width: 671, height: 560, at: [-1, -3, 18], to: [-1, -3, 0], lens: 81.4, shift: [-0.165, 0.796] },
};
