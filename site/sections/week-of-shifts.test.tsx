import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
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
