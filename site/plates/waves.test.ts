import { expect, test } from 'vitest';
import { hasSettled, liftAt, propagateLifts, reachesAny, initialWave, pointerWave } from './waves.ts';

const origin = { x: 0.8, y: 0.4 };
const distances = [0.05, 0.3, 0.6];
const centers = distances.map((distance) => ({ x: origin.x - distance, y: origin.y }));

test('a wave lifts one plate after the other, and all of them come to rest again', () => {
  const wave = initialWave(origin, 1000);
  const lifts = (time: number) => centers.map((center) => liftAt(center, [wave], time));
  expect(lifts(1000)).toEqual([0, 0, 0]);
  const [first, second, third] = distances.map((distance) => 1000 + distance / wave.speed + wave.riseTime);
  // The wave's angle of 0.16 radians, as the largest angle of a plate limits it.
  const raised = expect.closeTo(0.07, 2);
  expect(lifts(first!)).toEqual([raised, 0, 0]);
  expect(lifts(second!).slice(1)).toEqual([raised, 0]);
  expect(lifts(third!)[2]).toEqual(raised);
  const end = Array.from({ length: 100 }, (_, index) => 1000 + index * 100).find((time) => hasSettled(wave, time))!;
  expect(end).toBeLessThan(1000 + 4500);
  for (const lift of lifts(end)) expect(lift).toBeLessThan(0.001);
});

test('however often a pointer passes, a plate rises by at most 0.085 radians', () => {
  const waves = Array.from({ length: 32 }, () => pointerWave(centers[0]!, 0));
  const lifts = Array.from({ length: 100 }, (_, index) => liftAt(centers[0]!, waves, index * 10));
  expect(Math.max(...lifts)).toBeLessThanOrEqual(0.085);
});

test('a pointer far from all plates moves none', () => {
  expect(reachesAny(pointerWave({ x: 0.1, y: 0.5 }, 0), centers)).toBe(false);
  expect(reachesAny(pointerWave({ x: 0.5, y: 0.42 }, 0), centers)).toBe(true);
});

test('a plate lifts those that cover it, up to the end of its ring', () => {
  const plateOfWidth = (width: number) => [0, 0, 0, 1, 0, 0, 0, 2, width];
  const plates = [plateOfWidth(1), plateOfWidth(2), plateOfWidth(2), plateOfWidth(2)];
  const slack = 0.012;
  expect(propagateLifts([0, 0, 0, 0.1], plates)).toEqual([0, 0.1 - slack - slack, 0.1 - slack, 0.1]);
});
