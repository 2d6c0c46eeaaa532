import type { Examples } from '../gallery/examples.ts';
import { StackedTable } from './stacked-table.tsx';

export const examples: Examples = {
  'of three columns': (
    <StackedTable
      label="What one gets"
      columns={[{ name: 'How many' }, { name: 'What', header: true }, { name: 'What it is' }]}
      rows={[
        ['2', 'Registers', 'One at the bar, one at the door'],
        ['1', 'Kitchen screen', 'Orders in large type'],
      ]}
    />
  ),
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
