import type { Examples } from '../gallery/examples.ts';
import { Badge } from './badge.tsx';

export const examples: Examples = {
  'a count': <Badge background="night">5 of 5</Badge>,
  'a state': <Badge background="peach">3 new</Badge>,
};

/** The component is a part of a section, which provides its background and edges. */
export const isPart = true;
