import type { Examples } from '../gallery/examples.ts';
import { DataTable } from './data-table.tsx';

export const examples: Examples = {
  'figures and a total': (
    <DataTable
      label="Pay"
      columns={['Line', 'Hours', 'Amount']}
      rows={[
        { name: 'Regular', cells: ['40.0', '980.00'] },
        { name: 'Overtime', cells: ['1.5', '55.13'] },
      ]}
      total={{ name: 'Gross', value: '$1,035.13' }}
    />
  ),
  marks: (
    <DataTable
      label="Who sees what"
      look="marks"
      columns={['On the page', 'Members', 'Staff']}
      rows={[{ name: 'Home address', cells: ['no', 'yes'] }]}
    />
  ),
};

/** The component is a part of a section, which provides its background and edges. */
export const isPart = true;
