import type { Examples } from '../../gallery/examples.ts';
import { PhoneSketch } from './phone-sketch.tsx';

export const examples: Examples = {
  '/mobile-development': () => <PhoneSketch />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
