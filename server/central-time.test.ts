import { expect, it, test } from 'vitest';
import { centralDay, centralTime } from './central-time.ts';

it('says in which of its two times the offices are', () => {
  expect(centralTime('2026-11-21T16:40:00Z')).toBe('2026-11-21 10:40 CST');
  expect(centralTime('2026-07-04T16:05:00Z')).toBe('2026-07-04 11:05 CDT');
});

test.each([
  ['2026-11-21T13:59:59.999Z', '2026-11-21', '2026-11-21T14:00:00.000Z'],
  ['2026-11-22T05:59:00.000Z', '2026-11-21', '2026-11-21T14:00:00.000Z'],
  ['2026-11-22T06:00:00.000Z', '2026-11-22', '2026-11-22T14:00:00.000Z'],
  ['2026-07-04T20:00:30.000Z', '2026-07-04', '2026-07-04T13:00:00.000Z'],
  // The days on which the clocks are changed.
  ['2026-03-08T18:00:00.000Z', '2026-03-08', '2026-03-08T13:00:00.000Z'],
  ['2026-11-01T18:00:00.000Z', '2026-11-01', '2026-11-01T14:00:00.000Z'],
])('at %s the day is %s, and eight in the morning was or is at %s', (now, day, eight) =>
  expect(centralDay(new Date(now), 8)).toEqual({ day, at: new Date(eight) }),
);
