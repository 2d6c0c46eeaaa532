import { expect, test } from 'vitest';
import { caseSchema } from './case-schema.ts';

/** The paths and the messages of the problems within the only block of a case. */
const problems = (block: object) =>
  (caseSchema.safeParse({ blocks: [block] }).error?.issues ?? []).flatMap(({ path: [key, index, ...path], message }) =>
    key === 'blocks' && index === 0 ? [[path.join('.'), message]] : [],
  );

const row = (from: number, to: number) => ({ from, to, title: 'Build', text: 'We build.' });
const weeks = (...rows: object[]) => ({ kind: 'weeks', heading: 'Weeks', text: 'Week by week.', weeks: 8, rows });

const results = {
  kind: 'results',
  heading: 'Results',
  figure: '25 minutes',
  text: 'for payroll',
  shown: {
    as: 'figure',
    figure: { kind: 'clock', time: '0:25', title: 'Payroll', note: 'Timed' },
    source: 'Timed by the office',
  },
  facts: [
    { figure: '1', text: 'office' },
    { figure: '2', text: 'stages' },
  ],
};

test('a part of a project that ends before it begins is reported', () => {
  expect(problems(weeks(row(1, 1), row(2, 6), row(7, 8)))).toEqual([]);
  expect(problems(weeks(row(1, 1), row(2, 6), row(7, 5)))).toEqual([
    ['rows.2.to', 'is before the week in from: write that week or a later one'],
  ]);
});

test('a part that ends after the last week of the project is reported', () => {
  expect(problems(weeks(row(1, 1), row(2, 6), row(7, 9)))).toEqual([
    ['rows.2.to', 'is after the last week, 8: correct one of them'],
  ]);
});

test('a bar that shrinks to more than it shrinks from is reported', () => {
  expect(problems({ ...results, shrinks: { from: 410, to: 25, text: 'left' } })).toEqual([]);
  expect(problems({ ...results, shrinks: { from: 25, to: 410, text: 'left' } })).toEqual([
    ['shrinks.to', 'is not less than from: the bar shrinks to this number'],
  ]);
});

test('a chart on a background on which its lines and names cannot be read is reported', () => {
  const chart = {
    look: 'bars',
    title: 'Orders',
    note: 'a week',
    columnName: 'Week',
    series: ['Orders'],
    ticks: [0, 5],
    columns: [1, 2, 3].map((value) => ({ name: `${value}`, values: [value], tone: 'sky' })),
    legend: [{ tone: 'sky', text: 'Orders' }],
    source: 'Counted',
    table: 'The numbers',
  };
  const withChart = { ...results, shown: { as: 'chart', chart } };
  expect(problems({ ...withChart, background: 'haze' })).toEqual([]);
  expect(problems({ ...results, background: 'pine' })).toEqual([]);
  expect(problems({ ...withChart, background: 'pine' })).toEqual([
    ['background', 'is too dark or too colorful for a chart: write haze, or delete the line'],
  ]);
});
