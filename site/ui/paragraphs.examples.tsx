import type { Examples } from '../gallery/examples.ts';
import { Paragraphs } from './paragraphs.tsx';

export const examples: Examples = {
  one: <Paragraphs texts={['The first leads.']} />,
  three: <Paragraphs texts={['The first leads.', 'The second explains.', 'The third says the rest.']} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
