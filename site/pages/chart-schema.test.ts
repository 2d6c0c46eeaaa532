import { expect, test } from 'vitest';
import { chart } from './chart-schema.ts';

interface ChartParts {
  ticks?: number[];
  /** The values of the last of the three columns. */
  lastValues?: number[];
  /** The hours of the columns. */
  hours?: number[];
}

/** The path and the message of each problem with a chart of one series and three columns. */
const problems = ({ ticks = [0, 5, 10], lastValues = [8], hours = [] }: ChartParts) =>
  chart
    .safeParse({
      look: 'bars',
      title: 'Orders',
      note: 'a week',
      columnName: 'Week',
      series: ['Orders'],
      ticks,
      columns: [[1], [2], lastValues].map((values, index) => ({
        name: `Week ${index + 1}`,
        values,
        tone: 'sky',
        hour: hours[index],
      })),
      legend: [{ tone: 'sky', text: 'Orders' }],
      source: 'Counted',
      table: 'The numbers',
    })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

test('a value may be a little above the highest tick, not far above it', () => {
  expect(problems({ lastValues: [10.9] })).toEqual([]);
  expect(problems({ lastValues: [14] })).toEqual([
    ['columns.2.values', 'has 14 for Week 3, far above the highest of ticks, 10: add a tick, or correct the number'],
  ]);
});

test('a column with more values than the chart has series is reported', () => {
  expect(problems({ lastValues: [8, 9] })).toEqual([
    ['columns.2.values', 'has 2 numbers for Week 3, but series has 1: give one for each of the series'],
  ]);
});

test('a value below zero is reported', () => {
  expect(problems({ lastValues: [-1] }).map(([path]) => path)).toEqual(['columns.2.values.0']);
});

test('an axis that does not begin with zero is reported', () => {
  expect(problems({ ticks: [5, 10] })).toEqual([
    ['ticks', 'does not begin with 0, on which the columns stand: begin with it'],
  ]);
});

test('an axis that ends at zero is reported', () => {
  expect(problems({ ticks: [0, 0] })).toContainEqual([
    'ticks',
    'has no number above 0, where the axis would end: write one',
  ]);
});

test('a column at the hour of an earlier one, which it would cover, is reported', () => {
  expect(problems({ hours: [9, 10, 10.5] })).toEqual([]);
  expect(problems({ hours: [9, 10, 10] })).toEqual([['columns.2.hour', '“10” appears twice: change one of them']]);
});

test('columns of which only some have an hour are reported', () => {
  expect(problems({ hours: [9, 10] })).toEqual([
    ['columns', 'has columns with an hour and columns without one: give each column an hour'],
  ]);
});
