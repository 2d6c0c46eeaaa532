import type { Examples } from '../../gallery/examples.ts';
import { PhoneGraybox } from './phone-graybox.tsx';

export const examples: Examples = {
  '/mobile-development': ({ '/mobile-development': page }) => <PhoneGraybox {...page.process.screen} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
