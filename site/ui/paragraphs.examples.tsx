import type { Examples } from '../gallery/examples.ts';
import { Paragraphs } from './paragraphs.tsx';

export const examples: Examples = {
  one: <Paragraphs texts={['The first leads.']} />,
  three: <Paragraphs texts={['The first leads.', 'The second explains.', 'The third says the rest.']} />,
};

/** The component is a part of a section, which provides its background and edges. */
export const isPart = true;
