import type { Examples } from '../gallery/examples.ts';
import { DrawnScreen } from './drawn-screen.tsx';

export const examples: Examples = {
  'a phone': (
    <DrawnScreen device="phone" label="A list of one">
      <p>One thing</p>
    </DrawnScreen>
  ),
  'a phone at the edge of its section': (
    <DrawnScreen device="phone" rising label="A list of one">
      <p>One thing</p>
    </DrawnScreen>
  ),
  'a window': (
    <DrawnScreen device="window" label="A list of one">
      <p>One thing</p>
    </DrawnScreen>
  ),
};

/** The component is a part of a section, which provides its background and edges. */
export const isPart = true;
