import type { Examples } from '../gallery/examples.ts';
import { LinkedText } from './linked-text.tsx';

export const examples: Examples = {
  'a link in a sentence': (
    <p>
      <LinkedText words={['Read ', { name: 'how we work', link: '/why-us' }, ' before you write to us.']} />
    </p>
  ),
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
