import { describe, expect, it } from 'vitest';
import { later, lease, mails, queuedMails, start } from '../testing/queued-mails.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { retryDeliveries } from './change-deliveries.ts';

describe.each(testDatabases)('a queue in which deliveries are made due, on $dialect,', ({ create }) => {
  it('makes waiting deliveries due now, including permanently refused ones', async () => {
    const { queue, set } = await queuedMails(create, 3);
    await set(1, { next_attempt_at: later(600).toISOString() });
    await set(2, { next_attempt_at: later(600).toISOString(), refusals: 1 });
    await set(3, { state: 'failed' });
    await queue.makeDueNow('mail', 'unless answer lost');
    expect((await queue.claim(mails(), lease('one'), 9)).map(({ row }) => row.id)).toEqual([1, 2]);
  });

  it('does not make due what may have arrived already, unless everything is made due', async () => {
    const { queue, set } = await queuedMails(create, 1);
    await set(1, { next_attempt_at: later(60).toISOString(), answer_lost: 1 });
    await queue.makeDueNow('mail', 'unless answer lost');
    expect(await queue.isDue(mails())).toBe(false);
    await queue.makeDueNow('mail', 'all');
    expect(await queue.isDue(mails())).toBe(true);
  });

  it('makes the next waiting delivery due, to find out whether it is accepted', async () => {
    const { queue, set } = await queuedMails(create, 3);
    for (const [id, seconds, answer_lost] of [
      [1, 900, 0],
      [2, 600, 0],
      [3, 300, 1],
    ] as const)
      await set(id, { next_attempt_at: later(seconds).toISOString(), answer_lost });
    await queue.makeDueNow('mail', 'next unless answer lost');
    expect((await queue.claim(mails(), lease('one'), 9)).map(({ row }) => row.id)).toEqual([2]);
  });

  it('counts attempts from the moment a person puts a delivery back', async () => {
    const { queue, database, set, rows } = await queuedMails(create, 1);
    await set(1, { attempts: 29, refusals: 3 });
    const [claimed] = await queue.claim(mails(), lease('one'), 1);
    await retryDeliveries(database, 1, start);
    await queue.update(claimed!.row, 'one', { state: 'failed', attempts: 30, lease_holder: null, leased_until: null });
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0, refusals: 0 }]);
    expect(await queue.claim(mails(), lease('one'), 1)).toMatchObject([{ row: { id: 1 } }]);
  });

  it('keeps due what a person puts back during its first attempt, for those who have not received it', async () => {
    const { queue, database, rows } = await queuedMails(create, 1);
    const [claimed] = await queue.claim(mails(), lease('one'), 1);
    await retryDeliveries(database, 1, later(1));
    const deferred = { attempts: 1, next_attempt_at: later(900).toISOString(), recipients: '["full@example.com"]' };
    await queue.update(claimed!.row, 'one', { ...deferred, lease_holder: null, leased_until: null });
    expect(await rows()).toMatchObject([{ attempts: 0, recipients: '["full@example.com"]' }]);
    expect(await queue.claim(mails(later(2)), lease('one'), 1)).toMatchObject([{ row: { id: 1 } }]);
  });

  it('puts back all deliveries except those on the excluded channels', async () => {
    const { database, set, rows } = await queuedMails(create, 2);
    const waiting = { next_attempt_at: later(60).toISOString(), give_up_at: later(90).toISOString(), answer_lost: 1 };
    await set(1, waiting);
    await set(2, { ...waiting, channel: 'confirmation' });
    expect(await retryDeliveries(database, 'all', start, ['confirmation'])).toBe(1);
    expect(await rows()).toMatchObject([
      { id: 1, answer_lost: 0 },
      { id: 2, ...waiting },
    ]);
  });

  it('does not put back a delivery on an excluded channel, even by the id of its enquiry', async () => {
    const { database, set, rows } = await queuedMails(create, 1);
    const givenUp = { state: 'discarded', give_up_at: later(-90).toISOString() } as const;
    await set(1, { ...givenUp, channel: 'confirmation' });
    expect(await retryDeliveries(database, 1, start, ['confirmation'])).toBe(0);
    expect(await rows()).toMatchObject([givenUp]);
  });
});
