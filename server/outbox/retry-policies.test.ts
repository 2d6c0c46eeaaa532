import { describe, expect, it } from 'vitest';
import type { Outcome } from '../model/delivery.ts';
import { retryForOneDay } from './retry-policies.ts';

const now = new Date('2026-11-21T18:00:00.000Z');
const row = { attempts: 0, refusals: 0, answer_lost: 0, give_up_at: '2026-11-22T17:00:00.000Z' };
const lostOutcome: Outcome = { result: 'lost', reason: 'no answer', mayHaveArrived: true };
const changeAfter = (outcome: Outcome, fields: Partial<typeof row> = {}, at = now) =>
  retryForOneDay.changesAfterAttempt({ ...row, ...fields }, outcome, at, 0);

describe('a confirmation', () => {
  it('is delivered when accepted', () =>
    expect(changeAfter({ result: 'delivered' })).toMatchObject({ state: 'delivered' }));

  it('is retried within its day if deferred, then given up without a failure', () => {
    const deferred: Outcome = { result: 'deferred', reason: '451 come back later' };
    expect(changeAfter(deferred)).toMatchObject({ attempts: 1, next_attempt_at: '2026-11-21T18:00:02.000Z' });
    expect(changeAfter(deferred, {}, new Date('2026-11-22T17:00:00.000Z'))).toEqual({
      attempts: 1,
      refusals: 0,
      last_error: '451 come back later',
      lease_holder: null,
      leased_until: null,
      state: 'discarded',
      settled_at: '2026-11-22T17:00:00.000Z',
    });
  });

  it('is retried for a day at most if its deadline comes from a clock that was ahead', () => {
    const deferred: Outcome = { result: 'deferred', reason: '451 come back later' };
    const change = changeAfter(deferred, { give_up_at: '2029-02-04T00:00:00.000Z' });
    expect(change).toMatchObject({ give_up_at: '2026-11-22T18:00:00.000Z' });
    const aDayLater = new Date('2026-11-22T18:00:00.000Z');
    expect(changeAfter(deferred, { give_up_at: String(change.give_up_at) }, aDayLater)).toMatchObject({
      state: 'discarded',
    });
  });

  it('is given up immediately if refused, as for an address that does not exist', () =>
    expect(changeAfter({ result: 'refused', reason: '550 no such mailbox' })).toMatchObject({
      state: 'discarded',
      last_error: '550 no such mailbox',
    }));

  it('is sent once more, a minute later, if its answer was lost', () => {
    expect(changeAfter(lostOutcome)).toMatchObject({ answer_lost: 1, next_attempt_at: '2026-11-21T18:01:00.000Z' });
    expect(changeAfter(lostOutcome, { attempts: 1, answer_lost: 1 })).toMatchObject({ state: 'discarded' });
  });

  it('is not sent a third time if two answers were lost, even with a deferral in between', () => {
    const deferred: Outcome = { result: 'deferred', reason: '451 come back later' };
    const change = changeAfter(deferred, { attempts: 1, answer_lost: Number(changeAfter(lostOutcome).answer_lost) });
    expect(change).toMatchObject({ attempts: 2, answer_lost: 1 });
    expect(changeAfter(lostOutcome, { attempts: 2, answer_lost: Number(change.answer_lost) })).toMatchObject({
      state: 'discarded',
    });
  });
});
