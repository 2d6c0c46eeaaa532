import { expect, it } from 'vitest';
import { createEnquiryRate } from './enquiry-rate.ts';
import type { EnquiryRate, EnquiryRateLimits } from './enquiry-rate.ts';

/** A rate limit whose clock, in seconds, the test sets. Limits are per ten minutes: one of three is regained every 200 s. */
function createRateWithClock(limits: EnquiryRateLimits): EnquiryRate & { second: number } {
  const clock = { second: 0 };
  return Object.assign(
    clock,
    createEnquiryRate(limits, () => clock.second * 1000),
  );
}

it('an office of twenty people behind one address, whose every request is lost twice, is not refused', () => {
  const rate = createRateWithClock({ perClient: 60, overall: 3000 });
  const waits = [0, 1, 4].flatMap((second) => {
    rate.second = second;
    return Array.from({ length: 20 }, () => rate.take('192.0.2.7'));
  });
  expect(waits).toEqual(Array(60).fill(0));
  rate.second = 5;
  expect(rate.take('192.0.2.7')).toBeGreaterThan(0);
});

it('all addresses of one /64 are one client, others are not', () => {
  const rate = createRateWithClock({ perClient: 1, overall: 0 });
  expect(rate.take('2001:db8:1:2::1')).toBe(0);
  expect(rate.take('2001:db8:1:2::2')).toBe(600);
  expect(rate.take('2001:db8:1:3::1')).toBe(0);
});

it('refused enquiries of one client do not count against the others', () => {
  const rate = createRateWithClock({ perClient: 1, overall: 2 });
  expect([1, 2, 3, 4].map(() => rate.take('192.0.2.1'))).toEqual([0, 600, 600, 600]);
  expect(rate.take('198.51.100.2')).toBe(0);
});

it('all clients together are limited too', () => {
  const rate = createRateWithClock({ perClient: 1, overall: 2 });
  expect([rate.take('192.0.2.1'), rate.take('198.51.100.2')]).toEqual([0, 0]);
  expect(rate.take('203.0.113.3')).toBe(300);
  rate.second = 300;
  expect(rate.take('203.0.113.3')).toBe(0);
});

it('a network may use a tenth of the overall limit', () => {
  const rate = createRateWithClock({ perClient: 60, overall: 3000 });
  const waits = Array.from({ length: 2560 }, (_, count) => rate.take(`2001:db8:1:${(count % 256).toString(16)}::1`));
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(300);
  expect(rate.take('2001:db8:1:100::1')).toBe(0);
});

it('an organization of hundreds of networks does not exhaust the overall limit', () => {
  const rate = createRateWithClock({ perClient: 60, overall: 3000 });
  const addressInNetwork = (number: number): string => `2001:db8:1:${((number % 256) * 256).toString(16)}::1`;
  // Several from each network: only its first three could use the reserve.
  const honestAddresses = Array.from({ length: 120 }, (_, index) => `198.51.${index % 12}.${index}`);
  let sent = 0;
  const seconds = honestAddresses.map((address) => {
    rate.second += 1;
    for (let count = 0; count < 100; count++) rate.take(addressInNetwork(sent++));
    return rate.take(address);
  });
  expect(seconds).toEqual(Array(120).fill(0));
});

it('when many networks exhaust the overall limit, those that have sent nothing are still accepted', () => {
  const rate = createRateWithClock({ perClient: 60, overall: 3000 });
  const addressInNetwork = (number: number): string => `198.${18 + (number >> 8)}.${number & 255}.1`;
  for (let sent = 0; sent < 60; sent++) {
    for (let index = 0; index < 100; index++) rate.take(addressInNetwork(index));
  }
  expect(rate.wait(addressInNetwork(0))).toBeGreaterThan(0);
  expect(Array.from({ length: 400 }, (_, index) => rate.take(addressInNetwork(100 + index)))).toEqual(
    Array(400).fill(0),
  );
});

it('bodies that are not enquiries do not use up the overall limit of enquiries', () => {
  const rate = createRateWithClock({ perClient: 3, overall: 4 });
  for (let count = 0; count < 3; count++) rate.countBadBody('192.0.2.1');
  expect(['198.51.100.1', '198.51.100.1', '203.0.113.1'].map((address) => rate.take(address))).toEqual([0, 0, 0]);
});

it('a client that has used up its limit of bodies that are not enquiries must wait', () => {
  const rate = createRateWithClock({ perClient: 3, overall: 4 });
  for (let count = 0; count < 3; count++) rate.countBadBody('192.0.2.1');
  expect(rate.wait('192.0.2.1')).toBe(200);
  rate.second = 200;
  expect(rate.wait('192.0.2.1')).toBe(0);
});

it('a network that sends invalid bodies from all its clients must wait, except clients that sent none', () => {
  const rate = createRateWithClock({ perClient: 2, overall: 40 });
  for (let index = 1; index <= 4; index++) rate.countBadBody(`192.0.2.${index}`);
  expect(rate.wait('192.0.2.1')).toBeGreaterThan(0);
  expect(rate.wait('192.0.2.9')).toBe(0);
});

it('without a limit for a client, a network is still limited in bodies that are not enquiries', () => {
  const rate = createRateWithClock({ perClient: 0, overall: 3000 });
  for (let count = 0; count < 300; count += 1) {
    expect(rate.wait('192.0.2.7')).toBe(0);
    rate.countBadBody('192.0.2.7');
  }
  expect(rate.wait('192.0.2.7')).toBeGreaterThan(0);
  expect(rate.wait('192.0.3.7')).toBe(0);
});
