import type { Examples } from '../gallery/examples.ts';
import { HeroActions } from './hero-actions.tsx';

export const examples: Examples = {
  '/web-development': ({ '/web-development': page }) => <HeroActions {...page.actions} to="#process" />,
  '/natural-language-processing': ({ '/natural-language-processing': page }) => (
    <HeroActions {...page.actions} to="#techniques" look="filled" />
  ),
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
