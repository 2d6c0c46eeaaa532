import { expect, test } from 'vitest';
import { chart } from './chart-schema.ts';

/** The path and the message of each problem with a chart of these ticks and hours whose last column has this value. */
const problems = (ticks: number[], value: number, hours: number[] = []) =>
  chart
    .safeParse({
      look: 'bars',
      title: 'Orders',
      note: 'a week',
      columnName: 'Week',
      series: ['Orders'],
      ticks,
      columns: [1, 2, value].map((number, index) => ({
        name: `${index}`,
        values: [number],
        tone: 'sky',
        hour: hours[index],
      })),
      legend: [{ tone: 'sky', text: 'Orders' }],
      source: 'Counted',
      table: 'The numbers',
    })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

test('a value may be a little above the highest tick, not far above it', () => {
  expect(problems([0, 5, 10], 10.9)).toEqual([]);
  expect(problems([0, 5, 10], 14)).toEqual([
    ['columns.2.values', 'has 14 for 2, far above the highest of ticks, 10: add a tick, or correct the number'],
  ]);
});

test('an axis that does not begin with zero is reported', () => {
  expect(problems([5, 10], 8)).toEqual([['ticks', 'does not begin with 0, on which the columns stand: begin with it']]);
});

test('a column at the hour of an earlier one, which it would cover, is reported', () => {
  expect(problems([0, 10], 8, [9, 10, 10.5])).toEqual([]);
  expect(problems([0, 10], 8, [9, 10, 10])).toEqual([['columns.2.hour', '“10” appears twice: change one of them']]);
});

test('an axis that ends at zero, and a value below it, are reported', () => {
  expect(problems([0, 0], 1)).toContainEqual(['ticks', 'has no number above 0, where the axis would end: write one']);
  expect(problems([0, 5, 10], -1).map(([path]) => path)).toEqual(['columns.2.values.0']);
});

test('columns of which only some have an hour are reported', () => {
  expect(problems([0, 10], 8, [9, 10, 11])).toEqual([]);
  expect(problems([0, 10], 8, [9, 10])).toEqual([
    ['columns', 'has columns with an hour and columns without one: give each column an hour'],
  ]);
});
