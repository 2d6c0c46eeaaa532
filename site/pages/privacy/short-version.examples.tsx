import type { Examples } from '../../gallery/examples.ts';
import { ShortVersion } from './short-version.tsx';

export const examples: Examples = {
  '/privacy-policy': ({ '/privacy-policy': page }) => <ShortVersion {...page.short} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
