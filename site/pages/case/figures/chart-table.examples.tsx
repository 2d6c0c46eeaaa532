import type { Examples } from '../../../gallery/examples.ts';
import { ChartTable } from './chart-table.tsx';

const months = ['Jan', 'Feb', 'Mar'];

export const examples: Examples = {
  'one series': (
    <ChartTable summary="The numbers" head={['Month', 'Hours']} rows={months.map((month, at) => [month, 14 - at])} />
  ),
  'two series': (
    <ChartTable
      summary="The numbers"
      head={['Month', 'Before', 'After']}
      rows={months.map((month, at) => [month, 14 - at, 7 - at])}
    />
  ),
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
