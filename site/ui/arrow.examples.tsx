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

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
