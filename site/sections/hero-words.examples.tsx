import type { Examples } from '../gallery/examples.ts';
import { HeroWords } from './hero-words.tsx';

export const examples: Examples = {
  'with a claim': (
    <HeroWords heading="Services" claim="Three ways to hire us" text="Each with a page on prices and terms." />
  ),
};

/** A part of a section, which provides its background and edges. */
export const part = true;
