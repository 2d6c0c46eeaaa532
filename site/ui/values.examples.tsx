import type { Examples } from '../gallery/examples.ts';
import { Values } from './values.tsx';

export const examples: Examples = {
  'a receipt': (
    <Values
      lines={[
        { name: 'Subtotal', value: '$12.50' },
        { name: 'Total', value: '$13.53' },
      ]}
    />
  ),
  'a record': (
    <Values
      look="record"
      lines={[
        { name: 'Fuel', value: '7 of 8' },
        { name: 'Damage', value: '1 new', marked: true },
      ]}
    />
  ),
};

/** The component is a part of a section, which provides its background and edges. */
export const isPart = true;
