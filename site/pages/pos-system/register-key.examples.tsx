import type { Examples } from '../../gallery/examples.ts';
import { RegisterKey } from './register-key.tsx';

export const examples: Examples = {
  'two on the ticket': <RegisterKey name="Brisket plate" price="$16.50" kind="meat" picked="2" />,
  'a drink': <RegisterKey name="Iced tea" price="$2.75" kind="drink" />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
