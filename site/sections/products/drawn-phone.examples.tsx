import type { Examples } from '../../gallery/examples.ts';
import { DrawnPhone } from './drawn-phone.tsx';

export const examples: Examples = {
  'with a line of text': (
    <DrawnPhone label="A phone">
      <p>What the phone shows.</p>
    </DrawnPhone>
  ),
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
