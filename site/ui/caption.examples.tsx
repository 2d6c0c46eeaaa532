import type { Examples } from '../gallery/examples.ts';
import { Caption } from './caption.tsx';

export const examples: Examples = {
  'under a figure': (
    <figure>
      <Caption>What is said about the drawing above.</Caption>
    </figure>
  ),
  'a paragraph': <Caption as="p">What is said about the drawing above.</Caption>,
};

/** The component is a part of a section, which provides its background and edges. */
export const isPart = true;
