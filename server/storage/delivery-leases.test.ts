import { describe, expect, it } from 'vitest';
import { interruptStep, withoutInterruption } from '../testing/interrupted-step.ts';
import { later, lease, mails, queuedMails, start } from '../testing/queued-mails.ts';
import { testDatabases } from '../testing/test-databases.ts';

describe.each(testDatabases)('a queue with leases on $dialect', ({ dialect, create }) => {
  it('gives a delivery to another server if its holder does not renew in time', async () => {
    const { queue, otherQueue } = await queuedMails(create, 1);
    await queue.claim(mails(), lease('one', 15), 1);
    await queue.renew([1], lease('one', 30));
    expect(await otherQueue.claim(mails(later(20)), lease('other', 60), 1)).toEqual([]);
    expect(await otherQueue.claim(mails(later(31)), lease('other', 60), 1)).toHaveLength(1);
  });

  it('lets nobody renew what another server holds', async () => {
    const { queue, otherQueue } = await queuedMails(create, 1);
    await queue.claim(mails(), lease('one', 15), 1);
    await otherQueue.renew([1], lease('other', 30));
    expect(await otherQueue.isDue(mails(later(16)))).toBe(true);
  });

  it('gives a delivery leased by a clock that was ahead to a server with the right time', async () => {
    const { queue, otherQueue, set } = await queuedMails(create, 1);
    await set(1, { next_attempt_at: later(1800).toISOString() });
    expect(await queue.claim(mails(later(1800)), lease('one', 1815), 1)).toHaveLength(1);
    expect(await otherQueue.claim(mails(), lease('other'), 1)).toHaveLength(1);
  });

  it('releases the deliveries of one server, or of all', async () => {
    const { queue, otherQueue } = await queuedMails(create, 3);
    await queue.claim(mails(), lease('one'), 1);
    await otherQueue.claim(mails(), lease('other'), 1);
    await queue.release('one');
    expect(await queue.claim(mails(), lease('one'), 9)).toHaveLength(2);
    await queue.release();
    expect(await queue.claim(mails(), lease('one'), 9)).toHaveLength(3);
  });

  it('gives deliveries whose claim was not answered to any server once the lease has expired', async () => {
    const { queue, otherQueue, database, rows } = await queuedMails(create, 2);
    const [claimed] = await queue.claim(mails(), lease('one'), 1);
    // On SQLite, `begin` is not a step of its own.
    const commit = dialect === 'sqlite' ? 3 : 4;
    database.interceptor = interruptStep(commit, 'fails after', dialect);
    await expect(queue.claim(mails(start, 1), lease('one'), 1)).rejects.toThrow(`answer to step ${commit}`);
    database.interceptor = withoutInterruption;
    expect((await rows()).map(({ lease_holder }) => lease_holder)).toEqual(['one', 'one']);
    await queue.renew([claimed!.row.id], lease('one', 30));
    expect(await otherQueue.isDue(mails(later(14)))).toBe(false);
    expect(await otherQueue.isDue(mails(later(16)))).toBe(true);
    expect(await queue.claim(mails(later(16), 1), lease('one', 31), 9)).toMatchObject([{ row: { id: 2 } }]);
  });

  it('ignores results from the former holder of a delivery, except success', async () => {
    const { queue, otherQueue, rows } = await queuedMails(create, 1);
    const released = { lease_holder: null, leased_until: null };
    const [claimed] = await queue.claim(mails(), lease('one'), 1);
    await otherQueue.claim(mails(later(16)), lease('other', 31), 1);
    await queue.update(claimed!.row, 'one', { ...released, last_error: 'late' });
    expect(await rows()).toMatchObject([{ lease_holder: 'other', last_error: null }]);
    await queue.update(claimed!.row, 'one', { ...released, state: 'delivered' });
    await otherQueue.update(claimed!.row, 'other', { ...released, state: 'failed' });
    expect(await rows()).toMatchObject([{ state: 'delivered' }]);
  });

  it('gives no server a delivery that it is attempting, whatever its clock', async () => {
    const { queue } = await queuedMails(create, 2);
    await queue.claim(mails(), lease('one'), 1);
    const aheadOfLease = later(6 * 60 * 60);
    expect(await queue.claim(mails(aheadOfLease, 1), lease('one'), 9)).toMatchObject([{ row: { id: 2 } }]);
  });

  it('ignores an impossibly long lease', async () => {
    const { queue, otherQueue, set } = await queuedMails(create, 1);
    await queue.claim(mails(), lease('one'), 1);
    await set(1, { leased_until: later(800 * 24 * 60 * 60).toISOString() });
    expect(await otherQueue.claim(mails(), lease('other'), 9)).toMatchObject([{ row: { id: 1 } }]);
  });
});
