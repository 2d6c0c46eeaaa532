import type { Examples } from '../../gallery/examples.ts';
import { PhoneBuild } from './phone-build.tsx';

export const examples: Examples = {
  '/mobile-development': ({ '/mobile-development': page }) => <PhoneBuild {...page.process.screen} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
