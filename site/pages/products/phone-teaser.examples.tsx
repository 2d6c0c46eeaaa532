import type { Examples } from '../../gallery/examples.ts';
import { PhoneTeaser } from './phone-teaser.tsx';

export const examples: Examples = {
  '/product': ({ '/product': page }) => <PhoneTeaser {...page.church} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
