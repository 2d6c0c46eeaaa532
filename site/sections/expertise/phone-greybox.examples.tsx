import type { Examples } from '../../gallery/examples.ts';
import { PhoneGreybox } from './phone-greybox.tsx';

export const examples: Examples = {
  '/mobile-development': ({ '/mobile-development': page }) => <PhoneGreybox {...page.process.screen} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
