import type { Examples } from '../gallery/examples.ts';
import { PhoneShot } from './phone-shot.tsx';

export const examples: Examples = {
  'a screen': (pages) => <PhoneShot file={pages['/product'].church.screen} sizes="276px" />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
