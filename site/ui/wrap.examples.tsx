import type { Examples } from '../gallery/examples.ts';
import { Wrap } from './wrap.tsx';

export const examples: Examples = {
  'two parts side by side': (
    <Wrap split={5}>
      <p>A heading</p>
      <p>What it is about</p>
    </Wrap>
  ),
};
