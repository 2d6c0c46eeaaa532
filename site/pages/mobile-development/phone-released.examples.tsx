import type { Examples } from '../../gallery/examples.ts';
import { PhoneReleased } from './phone-released.tsx';

export const examples: Examples = {
  '/mobile-development': ({ '/mobile-development': page }) => <PhoneReleased {...page.process.screen} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
