import { expect, it } from 'vitest';
import { parseDayOrTime } from './parse-day-or-time.ts';

it.each([
  ['2026-11-21', '2026-11-21T06:00:00.000Z'],
  ['2026-07-04', '2026-07-04T05:00:00.000Z'],
  // Daylight saving time begins or ends on these days, at two in the morning.
  ['2026-03-08', '2026-03-08T06:00:00.000Z'],
  ['2026-11-01', '2026-11-01T05:00:00.000Z'],
  // Before 1883, clocks in Chicago showed local solar time, which is rounded to the minute here.
  ['0999-01-01', '0999-01-01T05:51:00.000Z'],
  ['2026-11-21T18:00:00Z', '2026-11-21T18:00:00.000Z'],
  ['2026-11-21T18:00Z', '2026-11-21T18:00:00.000Z'],
])('%s is parsed as %s', (text, time) =>
  expect(parseDayOrTime('--since', text, 'America/Chicago').toISOString()).toBe(time),
);

it.each(['', 'today', '2026-11', '2026-02-30', '21.11.2026', '2026-11-21T18:00:00'])('%j is refused', (text) =>
  expect(() => parseDayOrTime('--since', text, 'America/Chicago')).toThrow(
    `--since is ${JSON.stringify(text)}: it must be a day`,
  ),
);
