import type { Examples } from '../../gallery/examples.ts';
import { PhoneTrial } from './phone-trial.tsx';

export const examples: Examples = {
  '/mobile-development': ({ '/mobile-development': page }) => <PhoneTrial {...page.process.screen} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
