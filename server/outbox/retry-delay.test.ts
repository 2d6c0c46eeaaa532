import { expect, it } from 'vitest';
import { refusalDelay, retryDelay } from './retry-delay.ts';

const seconds = (attempts: number, random = 0): number => retryDelay(attempts, random) / 1000;

it('the first six attempts are at most 8 seconds apart, then the delay doubles up to 6 hours', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 17, 18, 1000].map((attempts) => seconds(attempts))).toEqual([
    2, 4, 8, 8, 8, 8, 16, 32, 64, 16_384, 21_600, 21_600,
  ]);
});

it('randomness shortens a delay by up to a fifth and never lengthens it', () => {
  expect([seconds(3, 0), seconds(3, 0.5), seconds(3, 1)]).toEqual([8, 7.2, 6.4]);
});

it('a permanently refused delivery is tried four more times over a day', () => {
  const hours = [1, 2, 3, 4].map((refusals) => refusalDelay(refusals, 0) / 3_600_000);
  expect(hours).toEqual([0.25, 1, 4, 18]);
});
