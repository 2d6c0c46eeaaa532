import type { Examples } from '../gallery/examples.ts';
import { LinkedText } from './linked-text.tsx';

export const examples: Examples = {
  'a link in a sentence': (
    <p>
      <LinkedText text={['Read ', { name: 'how we work', link: '/why-us' }, ' before you write to us.']} />
    </p>
  ),
};

/** The component is a part of a section, which provides its background and edges. */
export const isPart = true;
