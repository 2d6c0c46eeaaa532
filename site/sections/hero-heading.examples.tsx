import type { Examples } from '../gallery/examples.ts';
import { HeroHeading } from './hero-heading.tsx';

export const examples: Examples = {
  '/why-us': ({ '/why-us': page }) => <HeroHeading heading={page.heading} claim={page.claim} />,
  '/web-development': ({ '/web-development': page }) => <HeroHeading heading={page.heading} />,
  '/rd-rental': ({ '/rd-rental': page }) => <HeroHeading heading={page.heading} claim={page.claim} nameSize="card" />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
