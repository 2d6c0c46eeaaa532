import { expect, test } from 'vitest';
import { chart } from './chart-schema.ts';

const column = (name: string, ...values: number[]) => ({ name, values, tone: 'cobalt' });
const content = {
  look: 'bars',
  title: 'Hours',
  note: 'A week',
  columnName: 'Week',
  series: ['Before', 'After'],
  ticks: [0, 10],
  legend: [{ tone: 'cobalt', text: 'Hours' }],
  source: 'Counted',
  table: 'Hours a week',
};

test('a column without a number for each of the series is reported', () => {
  const columns = [column('1', 4, 2), column('2', 5, 3)];
  expect(chart.safeParse({ ...content, columns: [...columns, column('3', 6, 4)] }).success).toBe(true);
  expect(chart.safeParse({ ...content, columns: [...columns, column('3', 6)] }).error?.issues).toMatchObject([
    { path: ['columns', 2, 'values'], message: 'has 1 of 2 numbers for 3: give one for each of the series' },
  ]);
});
