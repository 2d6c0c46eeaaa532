import { describe, expect, it } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

const at = (seconds: number): number => 7000 + seconds * 1000;

describe('a rate limit', () => {
  it('of 3 in 30 seconds allows three at once, then one every ten seconds', () => {
    const limit = createRateLimit(3, 30_000);
    expect([1, 2, 3].map(() => limit.take('a', at(0)))).toEqual([0, 0, 0]);
    expect(limit.take('a', at(0))).toBe(10);
    expect(limit.take('a', at(4.5))).toBe(6);
    expect(limit.take('a', at(10))).toBe(0);
    expect(limit.take('a', at(10))).toBe(10);
    expect([1, 2, 3, 4].map(() => limit.take('a', at(100)))).toEqual([0, 0, 0, 10]);
  });

  it('does not count refused requests, so that retrying does not lengthen the wait', () => {
    const limit = createRateLimit(3, 30_000);
    for (let time = 0; time < 100; time++) limit.take('a', at(0));
    expect(limit.take('a', at(10))).toBe(0);
  });

  it('counts each client separately', () => {
    const limit = createRateLimit(3, 30_000);
    for (let time = 0; time < 4; time++) limit.take('a', at(0));
    expect(limit.take('b', at(0))).toBe(0);
  });

  it('can be queried without counting', () => {
    const limit = createRateLimit(1, 10_000);
    expect(limit.wait('a', at(0))).toBe(0);
    expect(limit.wait('a', at(0))).toBe(0);
    limit.take('a', at(0));
    expect(limit.wait('a', at(0))).toBe(10);
  });

  it('remembers a limited number of clients, the latest ones', () => {
    const limit = createRateLimit(1, 10_000, 2);
    limit.take('a', at(0));
    limit.take('b', at(0));
    limit.take('c', at(1));
    expect(limit.wait('b', at(1))).toBe(9);
    expect(limit.wait('c', at(1))).toBe(10);
    expect(limit.wait('a', at(1))).toBe(0);
  });

  it('forgets the client that has been away the longest, not the one seen first', () => {
    const limit = createRateLimit(2, 20_000, 2);
    limit.take('a', at(0));
    limit.take('b', at(0));
    limit.take('a', at(0));
    limit.take('c', at(0));
    expect(limit.wait('a', at(0))).toBe(10);
    expect(limit.isUnused('b', at(0))).toBe(true);
  });
});

it('the whole allowance can be used at any fraction of a millisecond', () => {
  const allowances = Array.from({ length: 100 }, (_, index) => index + 1);
  const allowed = allowances.map((max) => {
    const limit = createRateLimit(max, 600_000);
    return Array.from({ length: max + 1 }, () => limit.take('a', 123_456.789)).filter((seconds) => seconds === 0)
      .length;
  });
  expect(allowed).toEqual(allowances);
});

it('0 sets no limit', () => {
  const limit = createRateLimit(0, 30_000);
  expect(Array.from({ length: 1000 }, () => limit.take('a', at(0))).every((seconds) => seconds === 0)).toBe(true);
});
