import type { ScreensScene } from './product-scenes.ts';
import type { View } from './scene.ts';
import type { Wing } from './wing.ts';

/**
 * Our six products as they look today, one plate each: two rows of three, with corners in units of 100 px. The second column
 * is `columnRise` higher than the first, and the third is half as much higher than the second.
 */
const screens = (angle: number, columnRise: number): ScreensScene => ({
  arrangement: 'screens',
  ground: '#0b1830',
  floor: -0.4,
  shadowColor: '#040b1c',
  angle,
  thickness: 0.32,
  screens: [
    { face: 'rental', at: [0, 0, 0] },
    { face: 'eve', at: [0, -6.9, 0] },
    { face: 'kit', at: [6.5, columnRise, 0] },
    { face: 'bell', at: [6.5, columnRise - 6.1, 0.2] },
    { face: 'directory', at: [13.4, 1.5 * columnRise, 0] },
    { face: 'timesheet', at: [13.4, 1.5 * columnRise - 8.1, 0] },
  ],
  lamps: [
    { at: [-3, 10, 26], to: [10, -4, 0], size: 7, power: 16000, color: '#fffaf5' },
    { at: [24, -20, 14], to: [10, -4, 0], size: 9, power: 1500, color: '#9fb9ff' },
  ],
  exposure: 1.06,
  ambient: { color: '#5f7fc8', strength: 0.5 },
});

/** Far enough that perspective does not distort the plates at the edges. */
const camera = (x: number, y: number): Pick<View, 'at' | 'to'> => ({ at: [x, y - 22, 39], to: [x, y, 0] });

/** The second home banner: the plates stay to the right of its text and below the navigation. */
export const productScreens: Wing = {
  name: 'banner-products',
  isSupersampled: true,
  scene: screens(12, 0.9),
  view: { ...camera(10.8, -3.9), width: 1600, height: 956, lens: 44, shift: [-0.236, -0.028] },
};

/** The phone's form: the screens are above the text, less rotated. */
export const productScreensPhone: Wing = {
  name: 'banner-products-phone',
  isSupersampled: true,
  scene: screens(5, 0.3),
  view: { ...camera(10.2, -5.4), width: 780, height: 1632, lens: 38.5, shift: [0, -0.267] },
};
