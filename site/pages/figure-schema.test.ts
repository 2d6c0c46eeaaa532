import { expect, test } from 'vitest';
import { figure } from './figure-schema.ts';

/** The path and the message of each problem with a figure. */
const problems = (content: object) =>
  figure.safeParse(content).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

const plumes = (field: object) => ({
  kind: 'plumes',
  family: 'pine',
  fields: [{ label: 'Tickets', count: 10, ...field }],
});

const burndown = {
  kind: 'burndown',
  label: 'Work',
  remaining: [30, 20, 10],
  days: 5,
  from: 'Monday',
  to: 'Friday',
  note: 'Today',
  forecast: 'Friday',
};

const chips = { kind: 'chips', chips: ['Forklift', 'Crane'], title: 'Forklift', note: 'Needs a license' };

test('more filled and wrong plumes than there are in all are reported', () => {
  expect(problems(plumes({ filled: 8, wrong: 2 }))).toEqual([]);
  expect(problems(plumes({ filled: 8, wrong: 3 }))).toEqual([
    ['fields.0.count', 'is less than filled and wrong together: correct one of them'],
  ]);
});

test('more added plumes than filled ones are reported', () => {
  expect(problems(plumes({ filled: 2, added: 2 }))).toEqual([]);
  expect(problems(plumes({ filled: 2, added: 3 }))).toEqual([
    ['fields.0.added', 'is more than filled, of which it is a part: correct one of them'],
  ]);
});

test('wide plumes without columns are reported', () => {
  expect(problems({ ...plumes({ filled: 2 }), wide: true, columns: 5 })).toEqual([]);
  expect(problems({ ...plumes({ filled: 2 }), wide: true })).toEqual([
    ['wide', 'needs columns, which fill the width: write their number, or delete the line'],
  ]);
});

test('a burndown chart that begins without work is reported', () => {
  expect(problems(burndown)).toEqual([]);
  expect(problems({ ...burndown, remaining: [0, 0] })).toEqual([
    ['remaining', 'begins with 0: begin with the work at the start'],
  ]);
});

test('a burndown chart with numbers for more days than it has is reported', () => {
  expect(problems({ ...burndown, days: 2 })).toEqual([]);
  expect(problems({ ...burndown, days: 1 })).toEqual([
    ['days', 'is less than the number of days in remaining: correct one of them'],
  ]);
});

test('a chosen chip that is not among the chips is reported', () => {
  expect(problems({ ...chips, chosen: 'Crane' })).toEqual([]);
  expect(problems({ ...chips, chosen: 'Truck' })).toEqual([['chosen', 'is not one of the chips: write one of them']]);
});

test('a chip that appears twice is reported', () => {
  expect(problems({ ...chips, chips: ['Crane', 'Crane'], chosen: 'Crane' })).toEqual([
    ['chips.1', '“Crane” appears twice: change one of them'],
  ]);
});

test('a burndown chart that rises above its start is reported', () => {
  expect(problems({ ...burndown, remaining: [30, 20, 30] })).toEqual([]);
  expect(problems({ ...burndown, remaining: [30, 20, 31] })).toEqual([
    ['remaining', 'rises above its first number, up to which it is drawn: correct one of them'],
  ]);
});

test('rows of a table with more or fewer cells than its head are reported', () => {
  const table = {
    kind: 'table',
    caption: 'Prices',
    head: ['Size', 'Price'],
    rows: [
      ['S', '1'],
      ['M', '2'],
    ],
  };
  expect(problems({ ...table, total: ['Both', '3'] })).toEqual([]);
  expect(
    problems({
      ...table,
      rows: [
        ['S', '1'],
        ['M', '2', '3'],
      ],
      total: ['3'],
    }),
  ).toEqual([
    ['rows.1', 'has 3 cells, but there are 2 columns in head: write a cell for each'],
    ['total', 'has one cell, but there are 2 columns in head: write a cell for each'],
  ]);
});

test('a week in which a person has no entry for a day is reported', () => {
  const person = { name: 'Ana', role: 'Cook', shifts: [null, null], hours: '0' };
  const week = {
    kind: 'week',
    label: 'Week',
    title: 'Week',
    dates: 'May',
    head: ['Who', 'Mon', 'Tue', 'Hours'],
    off: 'Off',
  };
  expect(problems({ ...week, people: [person, person] })).toEqual([]);
  expect(problems({ ...week, people: [person, { ...person, shifts: [null] }] })).toEqual([
    ['people.1.shifts', 'has one entry, but there are 2 days in head: write one for each, null for a day off'],
  ]);
});

test('a project board with more or fewer than the five columns that are drawn is reported', () => {
  const board = {
    kind: 'board',
    label: 'Board',
    name: 'Bridge',
    sprint: 'Sprint 2',
    dates: 'May',
    progress: '3 of 4 points',
    share: 75,
    people: ['AB'],
  };
  const columns = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `${index}`, count: '0', cards: [] }));
  expect(problems({ ...board, columns: columns(5) })).toEqual([]);
  for (const count of [4, 6]) {
    expect(problems({ ...board, columns: columns(count) })).toEqual([['columns', 'needs exactly five columns']]);
  }
});
