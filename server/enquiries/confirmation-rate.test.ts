import { expect, it } from 'vitest';
import { createConfirmationRate } from './confirmation-rate.ts';

const hour = 3_600_000;

/** The number of confirmations allowed for `count` enquiries at one moment; `addressOf` returns the sender of each. */
function countAllowed(count: number, addressOf: (index: number) => string): number {
  const rate = createConfirmationRate(() => 0);
  return Array.from({ length: count }, (_, index) => rate.take(addressOf(index))).filter(Boolean).length;
}

it('one client causes three confirmations in an hour, then one every twenty minutes', () => {
  let now = 0;
  const rate = createConfirmationRate(() => now);
  const take = () => rate.take('192.0.2.1');
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false]);
  now += hour / 3;
  expect([take(), take()]).toEqual([true, false]);
  expect(rate.take('192.0.2.2')).toBe(true);
});

it('one network causes ten, from any of its addresses', () => {
  expect(countAllowed(100, (index) => `192.0.2.${index}`)).toBe(10);
  expect(countAllowed(100, (index) => `2001:db8:0:${index.toString(16)}::1`)).toBe(10);
});

it('all clients together cause sixty', () => {
  expect(countAllowed(200, (index) => `192.0.${index}.1`)).toBe(60);
});
