import { describe, expect, it } from 'vitest';
import { interruptStep, withoutInterruption } from '../testing/interrupted-step.ts';
import { later, lease, mails, queuedMails, start } from '../testing/queued-mails.ts';
import { testDatabases } from '../testing/test-databases.ts';

describe.each(testDatabases)('the queue of deliveries on $dialect', ({ dialect, create }) => {
  it('returns what is due, with its enquiry, and nothing of another channel or later', async () => {
    const { queue, set } = await queuedMails(create, 1);
    await set(1, { next_attempt_at: start.toISOString() });
    expect(await queue.isDue(mails(later(-1)))).toBe(false);
    expect(await queue.claim(mails(later(-1)), lease('one'), 10)).toEqual([]);
    expect(await queue.claim({ ...mails(), channel: 'webhook' }, lease('one'), 10)).toEqual([]);
    expect(await queue.isDue(mails())).toBe(true);
    expect(await queue.claim(mails(), lease('one'), 10)).toEqual([
      {
        row: expect.objectContaining({ id: 1, lease_holder: 'one', leased_until: '2026-11-21T18:00:15.000Z' }),
        enquiry: expect.objectContaining({ id: 1, name: 'Person 0' }),
      },
    ]);
    expect(await queue.isDue(mails())).toBe(false);
  });

  it('claims no more than the limit, those due longest', async () => {
    const { queue, set } = await queuedMails(create, 3);
    for (const [id, seconds] of [
      [1, -10],
      [2, -30],
      [3, -20],
    ] as const)
      await set(id, { next_attempt_at: later(seconds).toISOString() });
    const claimed = await queue.claim(mails(), lease('one'), 2);
    expect(new Set(claimed.map(({ row }) => row.id))).toEqual(new Set([2, 3]));
  });

  it('gives each delivery to one of two servers that claim at the same time', async () => {
    const { queue, otherQueue } = await queuedMails(create, 60);
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? queue.claim(mails(), lease('one'), 3) : otherQueue.claim(mails(), lease('other'), 3),
      ),
    );
    const ids = claims.flat().map(({ row }) => row.id);
    expect(ids).toHaveLength(60);
    expect(new Set(ids).size).toBe(60);
  });

  it.runIf(dialect === 'postgres')('skips a delivery that another server is claiming at this moment', async () => {
    const { queue, otherKysely } = await queuedMails(create, 2);
    const claimed = await otherKysely.transaction().execute(async (transaction) => {
      await transaction.selectFrom('delivery').select('id').where('id', '=', 1).forUpdate().execute();
      return queue.claim(mails(), lease('one'), 1);
    });
    expect(claimed.map(({ row }) => row.id)).toEqual([2]);
  });

  it('records a result; a settled delivery is not claimed again', async () => {
    const { queue, rows } = await queuedMails(create, 1);
    const [claimed] = await queue.claim(mails(), lease('one'), 1);
    await queue.update(claimed!.row, 'one', { state: 'delivered', lease_holder: null, leased_until: null });
    expect(await rows()).toMatchObject([{ state: 'delivered', lease_holder: null }]);
    expect(await queue.isDue(mails(later(999)))).toBe(false);
  });

  it.each([1, 2, 3])('a claim that fails at its step %i claims nothing', async (step) => {
    const { queue, database, rows } = await queuedMails(create, 1);
    database.interceptor = interruptStep(step, 'fails before', dialect);
    await expect(queue.claim(mails(), lease('one'), 1)).rejects.toThrow(`step ${step} failed`);
    database.interceptor = withoutInterruption;
    expect(await rows()).toMatchObject([{ lease_holder: null }]);
    expect(await queue.claim(mails(), lease('one'), 1)).toHaveLength(1);
  });
});
