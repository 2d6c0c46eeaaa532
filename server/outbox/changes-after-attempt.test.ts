import { expect, it } from 'vitest';
import { exampleDeliveryRow } from '../testing/example-rows.ts';
import { changesAfterAttempt, changesIfUnreachable } from './changes-after-attempt.ts';

const now = new Date('2026-11-22T00:00:00.000Z');
const released = { lease_holder: null, leased_until: null };

it('a delivery that succeeded is settled as delivered', () =>
  expect(changesAfterAttempt(exampleDeliveryRow({ last_error: 'before' }), { result: 'delivered' }, now, 0)).toEqual({
    ...released,
    attempts: 1,
    state: 'delivered',
    settled_at: '2026-11-22T00:00:00.000Z',
    last_error: null,
    recipients: null,
  }));

it('the receiver’s remark on a successful delivery is kept', () =>
  expect(
    changesAfterAttempt(
      exampleDeliveryRow(),
      { result: 'delivered', remark: 'not accepted for gone@example.com' },
      now,
      0,
    ),
  ).toMatchObject({ state: 'delivered', last_error: 'not accepted for gone@example.com' }));

it('a deferred delivery is tried again after the delay for its number of attempts', () =>
  expect(
    changesAfterAttempt(exampleDeliveryRow({ attempts: 6 }), { result: 'deferred', reason: 'full' }, now, 0),
  ).toEqual({
    ...released,
    attempts: 7,
    refusals: 0,
    answer_lost: 0,
    next_attempt_at: '2026-11-22T00:00:16.000Z',
    give_up_at: '2026-11-26T18:00:00.000Z',
    last_error: 'full',
  }));

it('a delivery that is deferred for some of its recipients is tried again for these', () =>
  expect(
    changesAfterAttempt(
      exampleDeliveryRow(),
      { result: 'deferred', reason: 'not accepted for bo@example.com', recipients: ['bo@example.com'] },
      now,
      0,
    ),
  ).toMatchObject({ last_error: 'not accepted for bo@example.com', recipients: '["bo@example.com"]' }));

it('the final attempt is made when the five days are over, and fails the delivery', () => {
  const row = exampleDeliveryRow({ attempts: 40, give_up_at: '2026-11-22T00:01:00.000Z' });
  expect(changesAfterAttempt(row, { result: 'deferred', reason: 'full' }, now, 0)).toMatchObject({
    next_attempt_at: '2026-11-22T00:01:00.000Z',
  });
  const timeAfterDeadline = new Date('2026-11-22T00:01:00.500Z');
  expect(changesAfterAttempt(row, { result: 'lost', reason: 'cut' }, timeAfterDeadline, 0)).toEqual({
    ...released,
    attempts: 41,
    refusals: 0,
    state: 'failed',
    settled_at: '2026-11-22T00:01:00.500Z',
    last_error: 'cut',
  });
});

it('a delivery that may have arrived is sent again a minute later, then less and less often', () => {
  const lost = { result: 'lost', reason: 'cut', mayHaveArrived: true } as const;
  const times = [0, 1, 2, 3].map(
    (attempts) => changesAfterAttempt(exampleDeliveryRow({ attempts }), lost, now, 0).next_attempt_at,
  );
  expect(times).toEqual([
    '2026-11-22T00:01:00.000Z',
    '2026-11-22T00:10:00.000Z',
    '2026-11-22T01:40:00.000Z',
    '2026-11-22T06:00:00.000Z',
  ]);
  expect(changesAfterAttempt(exampleDeliveryRow(), lost, now, 0)).toMatchObject({ answer_lost: 1 });
});

it('a delivery whose deadline passed early, as when a clock was set or a server was off, has not failed', () => {
  const row = exampleDeliveryRow({ attempts: 3, refusals: 1, give_up_at: '2024-09-13T00:00:00.000Z' });
  for (const result of ['deferred', 'lost', 'refused'] as const) {
    const change = changesAfterAttempt(row, { result, reason: 'full' }, now, 0);
    expect(change.state).toBeUndefined();
    expect(change.next_attempt_at).toMatch(/^2026-11-22T0[01]/);
  }
});

it('a deadline more than five days ahead, from a clock that was ahead, is moved to five days', () =>
  expect(
    changesAfterAttempt(
      exampleDeliveryRow({ give_up_at: '2029-02-04T00:00:00.000Z' }),
      { result: 'lost', reason: '' },
      now,
      0,
    ),
  ).toMatchObject({ give_up_at: '2026-11-27T00:00:00.000Z' }));

const refused = { result: 'refused', reason: 'no such mailbox' } as const;

it('a permanently refused delivery is retried after a quarter of an hour', () =>
  expect(changesAfterAttempt(exampleDeliveryRow(), refused, now, 0)).toMatchObject({
    refusals: 1,
    next_attempt_at: '2026-11-22T00:15:00.000Z',
  }));

it('the fifth permanent refusal is final once the delivery is eighteen hours old', () => {
  const fifth = exampleDeliveryRow({ attempts: 4, refusals: 4 });
  const afterRefusalDeadline = new Date('2026-11-22T12:36:00.000Z');
  expect(changesAfterAttempt(fifth, refused, afterRefusalDeadline, 0)).toMatchObject({ refusals: 5, state: 'failed' });
});

it('attempts that newer mail has brought forward do not shorten the day over which refusals are retried', () => {
  const fifth = exampleDeliveryRow({ attempts: 4, refusals: 4 });
  const change = changesAfterAttempt(fifth, refused, now, 0);
  expect(change).toMatchObject({ refusals: 5, next_attempt_at: '2026-11-22T18:00:00.000Z' });
  expect(change.state).toBeUndefined();
});

it('an attempt that did not reach the receiver does not count', () =>
  expect(changesIfUnreachable('connection refused', now)).toEqual({
    ...released,
    next_attempt_at: '2026-11-22T00:00:00.000Z',
    last_error: 'connection refused',
  }));

it('a reason is truncated to 500 characters', () =>
  expect(changesIfUnreachable('x'.repeat(600), now).last_error).toBe('x'.repeat(500)));
