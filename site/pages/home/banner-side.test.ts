import { describe, expect, it } from 'vitest';
import { bannerSide } from './banner-side.ts';

const sides = (current: number, count: number) =>
  Array.from({ length: count }, (_, index) => bannerSide(index, current, count));

describe('bannerSide', () => {
  it('puts the next banner on the right and the previous one on the left', () => {
    expect([0, 1, 2].map((current) => sides(current, 3))).toEqual([
      [0, 1, -1],
      [-1, 0, 1],
      [1, -1, 0],
    ]);
    expect(sides(0, 5)).toEqual([0, 1, 1, -1, -1]);
    expect([sides(0, 2), sides(1, 2)]).toEqual([
      [0, 1],
      [-1, 0],
    ]);
  });

  it.each([2, 3, 4, 5])('moves any two of %i banners that trade places in the same direction', (count) => {
    for (let from = 0; from < count; from++) {
      expect(sides(from, count).filter((side) => side === 0)).toHaveLength(1);
      for (let to = 0; to < count; to++) {
        expect(bannerSide(to, from, count) + bannerSide(from, to, count), `${from} to ${to}`).toBe(0);
      }
    }
  });
});
