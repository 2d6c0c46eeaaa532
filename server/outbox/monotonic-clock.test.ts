import { expect, it } from 'vitest';
import { monotonicClock } from './monotonic-clock.ts';

it('runs evenly from the time it was set to, and returns how far it was off', () => {
  let elapsed = 5000;
  const clock = monotonicClock(new Date('2026-11-22T00:00:00.000Z'), () => elapsed);
  elapsed += 1000;
  expect(clock.now()).toEqual(new Date('2026-11-22T00:00:01.000Z'));
  expect(clock.set(new Date('2026-11-21T18:00:01.000Z'))).toBe(-6 * 60 * 60 * 1000);
  elapsed += 500;
  expect(clock.now()).toEqual(new Date('2026-11-21T18:00:01.500Z'));
  expect(clock.set(new Date('2026-11-21T18:00:01.500Z'))).toBe(0);
});
