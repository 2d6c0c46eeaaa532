import { expect, test } from 'vitest';
import { hasPassed, liftAt, liftStacked, meets, openingWave, pointerWave } from './waves.ts';

const middle = { x: 0.8, y: 0.4 };
const seats = [0.05, 0.3, 0.6].map((away) => ({ x: middle.x - away, y: middle.y }));

test('a wave begins at rest, reaches one plate after the other and leaves all at rest', () => {
  const wave = openingWave(middle, 1000);
  const lifts = (time: number) => seats.map((seat) => liftAt(seat, [wave], time));
  expect(lifts(1000)).toEqual([0, 0, 0]);
  const raised = expect.closeTo(0.07, 2);
  expect(lifts(1320)).toEqual([raised, 0, 0]);
  expect(lifts(1640).slice(1)).toEqual([raised, 0]);
  expect(lifts(2010)[2]).toEqual(raised);
  const end = Array.from({ length: 100 }, (_, index) => 1000 + index * 100).find((time) => hasPassed(wave, time))!;
  expect(end).toBeLessThan(1000 + 4500);
  for (const lift of lifts(end)) expect(lift).toBeLessThan(0.001);
});

test('however often a pointer passes, plates rise only so far that none shows what the picture lacks', () => {
  const waves = Array.from({ length: 32 }, () => pointerWave(seats[0]!, 0));
  const most = Array.from({ length: 100 }, (_, index) => liftAt(seats[0]!, waves, index * 10));
  expect(Math.max(...most)).toBeLessThanOrEqual(0.13);
});

test('a pointer far from all plates moves none', () => {
  expect(meets(pointerWave({ x: 0.1, y: 0.5 }, 0), seats)).toBe(false);
  expect(meets(pointerWave({ x: 0.5, y: 0.42 }, 0), seats)).toBe(true);
});

test('a plate lifts those that cover it, up to the end of its ring', () => {
  const ring = (width: number) => [0, 0, 0, 1, 0, 0, 0, 2, width];
  const plates = [ring(1), ring(2), ring(2), ring(2)];
  expect(liftStacked([0, 0, 0, 0.1], plates)).toEqual([0, 0.1 - 0.012 * 2, 0.1 - 0.012, 0.1]);
});
