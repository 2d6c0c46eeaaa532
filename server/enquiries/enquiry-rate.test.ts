import { expect, it } from 'vitest';
import { createEnquiryRate } from './enquiry-rate.ts';

const now = new Date('2026-11-21T18:00:00.000Z');
const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);

it('an office of twenty behind one address, each of whose tries is lost twice, is not refused', () => {
  const rate = createEnquiryRate({ perClient: 60, overall: 3000 });
  const tries = Array.from({ length: 20 }, () => [0, 1, 4].map((second) => rate.take('192.0.2.7', later(second))));
  expect(new Set(tries.flat())).toEqual(new Set([0]));
  expect(rate.take('192.0.2.7', later(5))).toBeGreaterThan(0);
});

it('all addresses of one /64 are one client, and others are not', () => {
  const rate = createEnquiryRate({ perClient: 1, overall: 0 });
  expect(rate.take('2001:db8:1:2::1', now)).toBe(0);
  expect(rate.take('2001:db8:1:2::2', now)).toBe(600);
  expect(rate.take('2001:db8:1:3::1', now)).toBe(0);
});

it('many clients together are limited too, and what one was refused is not taken from the others', () => {
  const rate = createEnquiryRate({ perClient: 1, overall: 2 });
  expect([1, 2, 3, 4].map(() => rate.take('192.0.2.1', now))).toEqual([0, 600, 600, 600]);
  expect(rate.take('192.0.2.2', now)).toBe(0);
  expect(rate.take('192.0.2.3', now)).toBe(300);
  expect(rate.take('192.0.2.3', later(300))).toBe(0);
});
