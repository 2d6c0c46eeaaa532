import type { Updateable } from 'kysely';
import { describe, expect, it } from 'vitest';
import { mailChannel } from '../channels/mail-channel.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { interceptedDatabase } from '../testing/intercepted-database.ts';
import type { InterceptedDatabase } from '../testing/intercepted-database.ts';
import { interruptStep, uninterrupted } from '../testing/interrupted-step.ts';
import { testDatabases } from '../testing/test-databases.ts';
import type { DeliveryRow, DeliveryTable } from '../model/database.ts';
import { retryDeliveries } from './change-deliveries.ts';
import { createDeliveryQueue } from './delivery-queue.ts';
import type { DeliveryQueue } from './delivery-queue.ts';
import { createKyselyEnquiryStore } from './kysely-enquiry-store.ts';
import type { OpenedDatabase } from './opened-database.ts';

const start = new Date('2026-11-21T18:00:00.000Z');
const later = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);
const lease = (holder: string, seconds = 15) => ({ holder, until: later(seconds) });
const mails = (now = start, ...underWay: number[]) => ({ channel: 'mail', now, underWay });

describe.each(testDatabases)('the queue of deliveries on $dialect', ({ dialect, create }) => {
  /** A queue of `count` mails due at `start`, and a second server's queue. */
  async function queued(count: number): Promise<{
    queue: DeliveryQueue;
    other: DeliveryQueue;
    otherKysely: OpenedDatabase['kysely'];
    /** The database of `queue`: lets everything pass at first. */
    database: InterceptedDatabase;
    set(id: number, change: Updateable<DeliveryTable>): Promise<void>;
    rows(): Promise<DeliveryRow[]>;
  }> {
    const database = await create();
    const opened = await interceptedDatabase(database);
    const store = createKyselyEnquiryStore(opened, { channels: [mailChannel] });
    const names = Array.from({ length: count }, (_, index) => `Person ${index}`);
    await Promise.all(names.map((name) => store.add(exampleEnquiry({ name }), { receivedAt: start })));
    const second = await database.open();
    return {
      queue: createDeliveryQueue(opened),
      other: createDeliveryQueue(second),
      otherKysely: second.kysely,
      database: opened,
      async set(id, change) {
        await second.kysely.updateTable('delivery').set(change).where('id', '=', id).execute();
      },
      rows: () => opened.kysely.selectFrom('delivery').selectAll().orderBy('id').execute(),
    };
  }

  it('returns what is due, with its enquiry, and nothing of another channel or later', async () => {
    const { queue, set } = await queued(1);
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

  it('returns no more than asked for, those due longest', async () => {
    const { queue, set } = await queued(3);
    for (const [id, seconds] of [
      [1, -10],
      [2, -30],
      [3, -20],
    ] as const)
      await set(id, { next_attempt_at: later(seconds).toISOString() });
    const claimed = await queue.claim(mails(), lease('one'), 2);
    expect(new Set(claimed.map(({ row }) => row.id))).toEqual(new Set([2, 3]));
  });

  it('gives each delivery to one of two servers that ask at once', async () => {
    const { queue, other } = await queued(60);
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? queue.claim(mails(), lease('one'), 3) : other.claim(mails(), lease('other'), 3),
      ),
    );
    const ids = claims.flat().map(({ row }) => row.id);
    expect(ids).toHaveLength(60);
    expect(new Set(ids).size).toBe(60);
  });

  it.runIf(dialect === 'postgres')('passes over what another server is taking at this very moment', async () => {
    const { queue, otherKysely } = await queued(2);
    const claimed = await otherKysely.transaction().execute(async (transaction) => {
      await transaction.selectFrom('delivery').select('id').where('id', '=', 1).forUpdate().execute();
      return queue.claim(mails(), lease('one'), 1);
    });
    expect(claimed.map(({ row }) => row.id)).toEqual([2]);
  });

  it('gives a delivery to another server if its holder does not renew in time', async () => {
    const { queue, other } = await queued(1);
    await queue.claim(mails(), lease('one', 15), 1);
    await queue.renew([1], lease('one', 30));
    expect(await other.claim(mails(later(20)), lease('other', 60), 1)).toEqual([]);
    expect(await other.claim(mails(later(31)), lease('other', 60), 1)).toHaveLength(1);
  });

  it('lets nobody renew what another server holds', async () => {
    const { queue, other } = await queued(1);
    await queue.claim(mails(), lease('one', 15), 1);
    await other.renew([1], lease('other', 30));
    expect(await other.isDue(mails(later(16)))).toBe(true);
  });

  it('gives a delivery claimed by a clock that was ahead, and no longer held, to whoever has the right time', async () => {
    const { queue, other, set } = await queued(1);
    await set(1, { next_attempt_at: later(1800).toISOString() });
    expect(await queue.claim(mails(later(1800)), lease('one', 1815), 1)).toHaveLength(1);
    expect(await other.claim(mails(), lease('other'), 1)).toHaveLength(1);
  });

  it('takes back what one server held, or everything', async () => {
    const { queue, other } = await queued(3);
    await queue.claim(mails(), lease('one'), 1);
    await other.claim(mails(), lease('other'), 1);
    await queue.release('one');
    expect(await queue.claim(mails(), lease('one'), 9)).toHaveLength(2);
    await queue.release();
    expect(await queue.claim(mails(), lease('one'), 9)).toHaveLength(3);
  });

  it('records a result; a settled delivery is not claimed again', async () => {
    const { queue, rows } = await queued(1);
    await queue.claim(mails(), lease('one'), 1);
    await queue.update(1, 'one', { state: 'delivered', lease_holder: null, leased_until: null });
    expect(await rows()).toMatchObject([{ state: 'delivered', lease_holder: null }]);
    expect(await queue.isDue(mails(later(999)))).toBe(false);
  });

  it('makes waiting deliveries due now, including permanently refused ones', async () => {
    const { queue, set } = await queued(3);
    await set(1, { next_attempt_at: later(600).toISOString() });
    await set(2, { next_attempt_at: later(600).toISOString(), refusals: 1 });
    await set(3, { state: 'failed' });
    await queue.makeDueNow('mail', 'unless answer lost');
    expect((await queue.claim(mails(), lease('one'), 9)).map(({ row }) => row.id)).toEqual([1, 2]);
  });

  it('does not make due what may have arrived already, unless everything is made due', async () => {
    const { queue, set } = await queued(1);
    await set(1, { next_attempt_at: later(60).toISOString(), answer_lost: 1 });
    await queue.makeDueNow('mail', 'unless answer lost');
    expect(await queue.isDue(mails())).toBe(false);
    await queue.makeDueNow('mail', 'all');
    expect(await queue.isDue(mails())).toBe(true);
  });

  it('makes the next waiting delivery due, to find out whether it is accepted', async () => {
    const { queue, set } = await queued(3);
    for (const [id, seconds, answer_lost] of [
      [1, 900, 0],
      [2, 600, 0],
      [3, 300, 1],
    ] as const)
      await set(id, { next_attempt_at: later(seconds).toISOString(), answer_lost });
    await queue.makeDueNow('mail', 'next unless answer lost');
    expect((await queue.claim(mails(), lease('one'), 9)).map(({ row }) => row.id)).toEqual([2]);
  });

  it.each([1, 2, 3])('a claim that fails at its step %i claims nothing', async (step) => {
    const { queue, database, rows } = await queued(1);
    database.interceptor = interruptStep(step, 'fails before', dialect);
    await expect(queue.claim(mails(), lease('one'), 1)).rejects.toThrow(`step ${step} failed`);
    database.interceptor = uninterrupted;
    expect(await rows()).toMatchObject([{ lease_holder: null }]);
    expect(await queue.claim(mails(), lease('one'), 1)).toHaveLength(1);
  });

  it('gives deliveries whose claim was not answered to anybody, including the claimant, once the lease has expired', async () => {
    const { queue, other, database, rows } = await queued(2);
    const [known] = await queue.claim(mails(), lease('one'), 1);
    const commit = dialect === 'sqlite' ? 3 : 4;
    database.interceptor = interruptStep(commit, 'fails after', dialect);
    await expect(queue.claim(mails(start, 1), lease('one'), 1)).rejects.toThrow(`answer to step ${commit}`);
    database.interceptor = uninterrupted;
    expect((await rows()).map(({ lease_holder }) => lease_holder)).toEqual(['one', 'one']);
    await queue.renew([known?.row.id ?? 0], lease('one', 30));
    expect(await other.isDue(mails(later(14)))).toBe(false);
    expect(await other.isDue(mails(later(16)))).toBe(true);
    expect(await queue.claim(mails(later(16), 1), lease('one', 31), 9)).toMatchObject([{ row: { id: 2 } }]);
  });

  it('ignores results from the former holder of a delivery, except success', async () => {
    const { queue, other, rows } = await queued(1);
    const free = { lease_holder: null, leased_until: null };
    await queue.claim(mails(), lease('one'), 1);
    await other.claim(mails(later(16)), lease('other', 31), 1);
    await queue.update(1, 'one', { ...free, last_error: 'late' });
    expect(await rows()).toMatchObject([{ lease_holder: 'other', last_error: null }]);
    await queue.update(1, 'one', { ...free, state: 'delivered' });
    await other.update(1, 'other', { ...free, state: 'failed' });
    expect(await rows()).toMatchObject([{ state: 'delivered' }]);
  });

  it('counts attempts from the moment a person puts a delivery back', async () => {
    const { queue, database, set, rows } = await queued(1);
    await set(1, { attempts: 29, refusals: 3 });
    await queue.claim(mails(), lease('one'), 1);
    await retryDeliveries(database, 1, start);
    await queue.update(1, 'one', { state: 'failed', attempts: 30, lease_holder: null, leased_until: null });
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0, refusals: 0 }]);
    expect(await queue.claim(mails(later(16)), lease('one', 31), 1)).toMatchObject([{ row: { id: 1 } }]);
  });

  it('lets a person put back all but what is on channels with a deadline of their own', async () => {
    const { database, set, rows } = await queued(2);
    const waiting = { next_attempt_at: later(60).toISOString(), give_up_at: later(90).toISOString(), answer_lost: 1 };
    await set(1, waiting);
    await set(2, { ...waiting, channel: 'confirmation' });
    expect(await retryDeliveries(database, 'all', start, ['confirmation'])).toBe(1);
    expect(await rows()).toMatchObject([
      { id: 1, answer_lost: 0 },
      { id: 2, ...waiting },
    ]);
  });

  it('gives nobody what they have under way, whatever their clock, and frees a lease that no current clock can have given', async () => {
    const { queue, other, set } = await queued(2);
    await queue.claim(mails(), lease('one'), 1);
    const aheadOfTheirs = later(6 * 60 * 60);
    expect(await queue.claim(mails(aheadOfTheirs, 1), lease('one'), 9)).toMatchObject([{ row: { id: 2 } }]);
    await set(1, { leased_until: later(800 * 24 * 60 * 60).toISOString() });
    expect(await other.claim(mails(), lease('other'), 9)).toMatchObject([{ row: { id: 1 } }]);
  });
});
