import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isShownOnPhones } from './is-shown-on-phones.ts';
import { WeekOfShifts } from './week-of-shifts.tsx';

const week = {
  label: 'Week',
  person: 'Person',
  hours: 'Hours',
  off: 'Off',
  over: 'over',
  days: ['Monday', 'Tuesday', 'Wednesday'],
  today: 0,
  now: 12,
};

test('the hours of a shift are whole hours, or times with two digits for the minutes', () => {
  const shifts: [number, number][] = [
    [9, 18.5],
    [9.1, 17.05],
    [7.25, 12],
  ];
  const markup = renderToStaticMarkup(
    <WeekOfShifts {...week} rows={[{ initials: 'DW', name: 'Dana', role: 'Host', shifts }]} />,
  );
  const cells = [...markup.matchAll(/<td[^>]*>([^<]+)<\/td>/g)].map(([, text]) => text);
  expect(cells).toEqual(['9 to 6:30', '9:06 to 5:03', '7:15 to 12']);
});

test('the hours beyond forty are overtime, but a rounding error in the sum is not', () => {
  const overtimeOf = (shifts: [number, number][]) => {
    const rows = [{ initials: 'DW', name: 'Dana', role: 'Host', shifts }];
    return /<small[^>]*>([^<]*over)<\/small>/.exec(renderToStaticMarkup(<WeekOfShifts {...week} rows={rows} />))?.[1];
  };
  expect(overtimeOf(Array.from({ length: 5 }, () => [9.1, 17.6]))).toBeUndefined();
  expect(overtimeOf(Array.from({ length: 5 }, () => [9.1, 17.7]))).toBe('0.5 over');
});

test('a phone shows yesterday and today; on the first day of a week, which has no yesterday, today and tomorrow', () => {
  const shownDays = (today: number) => week.days.filter((_, day) => isShownOnPhones(day, today));
  expect(shownDays(2)).toEqual(['Tuesday', 'Wednesday']);
  expect(shownDays(1)).toEqual(['Monday', 'Tuesday']);
  expect(shownDays(0)).toEqual(['Monday', 'Tuesday']);
});
