import { expect, it } from 'vitest';
import { localDayAt, localMidnight, localTime, maxLocalTimeLength } from './local-time.ts';

const texas = 'America/Chicago';

it('shows a time in the company’s time zone, with the abbreviation that holds at that time', () => {
  expect(localTime('2026-11-21T16:40:00Z', texas)).toBe('2026-11-21 10:40 CST');
  expect(localTime('2026-07-04T16:05:00Z', texas)).toBe('2026-07-04 11:05 CDT');
  expect(localTime('2026-07-04T16:05:00Z', 'Europe/Lisbon')).toBe('2026-07-04 17:05 GMT+1');
});

it('is at most as long as tables allow, in every zone in winter and in summer', () => {
  const times = Intl.supportedValuesOf('timeZone').flatMap((zone) => [
    localTime('2026-01-15T12:00:00Z', zone),
    localTime('2026-07-15T12:00:00Z', zone),
  ]);
  expect(Math.max(...times.map(({ length }) => length))).toBeLessThanOrEqual(maxLocalTimeLength);
});

it('is UTC for a zone that the machine does not know', () =>
  expect(localTime('2026-11-21T16:40:00Z', 'Europe/Nowhere')).toBe('2026-11-21 16:40 UTC'));

it.each([
  ['2026-11-21T13:59:59.999Z', '2026-11-21', '2026-11-21T14:00:00.000Z'],
  ['2026-11-22T05:59:00.000Z', '2026-11-21', '2026-11-21T14:00:00.000Z'],
  ['2026-11-22T06:00:00.000Z', '2026-11-22', '2026-11-22T14:00:00.000Z'],
  ['2026-07-04T20:00:30.000Z', '2026-07-04', '2026-07-04T13:00:00.000Z'],
  // The days on which the clocks are changed.
  ['2026-03-08T18:00:00.000Z', '2026-03-08', '2026-03-08T13:00:00.000Z'],
  ['2026-11-01T18:00:00.000Z', '2026-11-01', '2026-11-01T14:00:00.000Z'],
  // Before they are changed.
  ['2026-03-08T07:00:00.000Z', '2026-03-08', '2026-03-08T13:00:00.000Z'],
  ['2026-11-01T05:30:00.000Z', '2026-11-01', '2026-11-01T14:00:00.000Z'],
])('at %s the day is %s, and eight in the morning was or is at %s', (now, day, eight) =>
  expect(localDayAt(new Date(now), 8, texas)).toEqual({ day, at: new Date(eight) }),
);

it.each([
  ['2026-11-21', texas, '2026-11-21T06:00:00.000Z'],
  ['2026-07-04', texas, '2026-07-04T05:00:00.000Z'],
  ['2026-03-08', texas, '2026-03-08T06:00:00.000Z'],
  ['2026-11-01', texas, '2026-11-01T05:00:00.000Z'],
  ['2026-11-21', 'Europe/Berlin', '2026-11-20T23:00:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-07-04', 'Pacific/Kiritimati', '2026-07-03T10:00:00.000Z'],
  // The clocks are changed at midnight: the first two days begin at one o’clock, the day before the third has 25 hours.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ['2026-03-29', 'Asia/Beirut', '2026-03-28T22:00:00.000Z'],
  ['2026-04-05', 'America/Santiago', '2026-04-05T04:00:00.000Z'],
])('the day %s begins in %s at %s', (day, timeZone, at) => expect(localMidnight(day, timeZone).toISOString()).toBe(at));
