import type { Examples } from '../gallery/examples.ts';
import { Link } from '../navigation/link.tsx';
import { Arrow } from './arrow.tsx';

export const examples: Examples = {
  'in a link': (
    <Link to="/">
      Home <Arrow />
    </Link>
  ),
};

/** The component is a part of a section, which provides its background and edges. */
export const isPart = true;
