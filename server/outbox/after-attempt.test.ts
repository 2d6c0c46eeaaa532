import { expect, it } from 'vitest';
import { exampleDeliveryRow } from '../testing/example-rows.ts';
import { afterAttempt, afterNoAttempt } from './after-attempt.ts';

const now = new Date('2026-11-22T00:00:00.000Z');
const free = { lease_holder: null, leased_until: null };

it('delivered is delivered', () =>
  expect(afterAttempt(exampleDeliveryRow({ last_error: 'before' }), { result: 'delivered' }, now, 0)).toEqual({
    ...free,
    attempts: 1,
    state: 'delivered',
    settled_at: '2026-11-22T00:00:00.000Z',
    last_error: null,
  }));

it('deferred is tried again, later each time', () =>
  expect(afterAttempt(exampleDeliveryRow({ attempts: 6 }), { result: 'deferred', reason: 'full' }, now, 0)).toEqual({
    ...free,
    attempts: 7,
    refusals: 0,
    next_attempt_at: '2026-11-22T00:00:16.000Z',
    last_error: 'full',
  }));

it('the last attempt is made when the five days are over, and then it has failed', () => {
  const row = exampleDeliveryRow({ attempts: 40, give_up_at: '2026-11-22T00:01:00.000Z' });
  expect(afterAttempt(row, { result: 'deferred', reason: 'full' }, now, 0)).toMatchObject({
    next_attempt_at: '2026-11-22T00:01:00.000Z',
  });
  const over = new Date('2026-11-22T00:01:00.500Z');
  expect(afterAttempt(row, { result: 'lost', reason: 'cut' }, over, 0)).toEqual({
    ...free,
    attempts: 41,
    refusals: 0,
    state: 'failed',
    settled_at: '2026-11-22T00:01:00.500Z',
    last_error: 'cut',
  });
});

it('refused for good is tried again after a quarter of an hour, and has failed after the fifth time', () => {
  const refused = { result: 'refused', reason: 'no such mailbox' } as const;
  expect(afterAttempt(exampleDeliveryRow(), refused, now, 0)).toMatchObject({
    refusals: 1,
    next_attempt_at: '2026-11-22T00:15:00.000Z',
  });
  expect(afterAttempt(exampleDeliveryRow({ attempts: 4, refusals: 4 }), refused, now, 0)).toMatchObject({
    refusals: 5,
    state: 'failed',
  });
});

it('an attempt that never reached the receiver does not count', () =>
  expect(afterNoAttempt('connection refused', now)).toEqual({
    ...free,
    next_attempt_at: '2026-11-22T00:00:00.000Z',
    last_error: 'connection refused',
  }));

it('a reason is kept to 500 characters', () =>
  expect(afterNoAttempt('x'.repeat(600), now).last_error).toBe('x'.repeat(500)));
