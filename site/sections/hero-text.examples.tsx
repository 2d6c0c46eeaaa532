import type { Examples } from '../gallery/examples.ts';
import { HeroText } from './hero-text.tsx';

export const examples: Examples = {
  'with a claim': (
    <HeroText heading="Services" claim="Three ways to hire us" text="Each with a page on prices and terms." />
  ),
};

/** The component is a part of a section, which provides its background and edges. */
export const isPart = true;
