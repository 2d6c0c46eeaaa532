import type { Point, Scene, Wing } from './scene.ts';

/** What our six products look like today, a plate each. */
const screens = (timesheet: Point): Scene => ({
  arrangement: 'screens',
  ground: '#0b1830',
  floor: -0.4,
  shade: '#040b1c',
  turned: 17,
  thick: 0.32,
  screens: [
    { face: 'rental', at: [0, 2.4, 0] },
    { face: 'eve', at: [6.45, 1.6, 0] },
    { face: 'bell', at: [6.45, -5.25, 0.2] },
    { face: 'kit', at: [13.25, 2.6, 0] },
    { face: 'directory', at: [13.25, -3.45, 0] },
    { face: 'timesheet', at: timesheet },
  ],
  lamps: [
    { at: [-3, 8, 24], to: [10, -5, 0], size: 7, power: 14500, color: '#fffaf5' },
    { at: [24, -20, 14], to: [10, -5, 0], size: 9, power: 1500, color: '#9fb9ff' },
  ],
  exposure: 1.06,
  air: { color: '#5f7fc8', strength: 0.5 },
});

/** The second home banner. */
export const productScreens: Wing = {
  name: 'banner-products',
  fine: true,
  scene: screens([10.3, -12.9, 0]),
  landscape: {
    width: 1600,
    height: 956,
    at: [7.1, -24.2, 24.6],
    to: [7.1, -7, 0],
    lens: 45,
    shift: [-0.0816, -0.0285],
  },
};

/** On a phone the words lie where the last plate would be: it keeps aside. */
export const productScreensPhone: Wing = {
  name: 'banner-products-phone',
  fine: true,
  scene: screens([13.25, -11.5, 0]),
  landscape: { width: 780, height: 1632, at: [12, -23.7, 24.6], to: [12, -6.5, 0], lens: 52, shift: [0.026, -0.205] },
};
