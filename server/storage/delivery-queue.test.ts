import { describe, expect, it } from 'vitest';
import { mailChannel } from '../channels/mail-channel.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { testDatabases } from '../testing/test-databases.ts';
import type { DeliveryRow } from './database.ts';
import { createDeliveryQueue } from './delivery-queue.ts';
import type { DeliveryQueue } from './delivery-queue.ts';
import { createKyselyEnquiryStore } from './kysely-enquiry-store.ts';
import type { OpenedDatabase } from './opened-database.ts';

const start = new Date('2026-11-21T18:00:00.000Z');
const later = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);
const lease = (holder: string, seconds = 15) => ({ holder, until: later(seconds) });

describe.each(testDatabases)('the queue of deliveries on $dialect', ({ dialect, create }) => {
  /** A queue of `count` mails due at `start`, and a second server's. */
  async function queued(count: number): Promise<{
    queue: DeliveryQueue;
    other: DeliveryQueue;
    otherKysely: OpenedDatabase['kysely'];
    rows(): Promise<DeliveryRow[]>;
  }> {
    const database = await create();
    const opened = await database.open();
    const store = createKyselyEnquiryStore(opened, { channels: [mailChannel] });
    const names = Array.from({ length: count }, (_, index) => `Person ${index}`);
    await Promise.all(names.map((name) => store.add(exampleEnquiry({ name }), { receivedAt: start })));
    const second = await database.open();
    return {
      queue: createDeliveryQueue(opened),
      other: createDeliveryQueue(second),
      otherKysely: second.kysely,
      rows: () => opened.kysely.selectFrom('delivery').selectAll().orderBy('id').execute(),
    };
  }

  it('gives what is due, with its enquiry, and nothing of another channel or of later', async () => {
    const { queue } = await queued(1);
    await queue.update(1, { next_attempt_at: start.toISOString() });
    expect(await queue.isDue('mail', 'one', later(-1))).toBe(false);
    expect(await queue.claim('mail', lease('one'), later(-1), 10)).toEqual([]);
    expect(await queue.claim('webhook', lease('one'), start, 10)).toEqual([]);
    expect(await queue.isDue('mail', 'one', start)).toBe(true);
    expect(await queue.claim('mail', lease('one'), start, 10)).toEqual([
      {
        row: expect.objectContaining({ id: 1, lease_holder: 'one', leased_until: '2026-11-21T18:00:15.000Z' }),
        enquiry: expect.objectContaining({ id: 1, name: 'Person 0' }),
      },
    ]);
    expect(await queue.isDue('mail', 'one', start)).toBe(false);
  });

  it('gives each delivery to one of two servers that ask at once', async () => {
    const { queue, other } = await queued(60);
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? queue.claim('mail', lease('one'), start, 3) : other.claim('mail', lease('other'), start, 3),
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
      return queue.claim('mail', lease('one'), start, 1);
    });
    expect(claimed.map(({ row }) => row.id)).toEqual([2]);
  });

  it('gives it to another when the one that holds it does not renew in time', async () => {
    const { queue, other } = await queued(1);
    await queue.claim('mail', lease('one', 15), start, 1);
    await queue.renew(lease('one', 30));
    expect(await other.claim('mail', lease('other', 60), later(20), 1)).toEqual([]);
    expect(await other.claim('mail', lease('other', 60), later(31), 1)).toHaveLength(1);
  });

  it('takes back what one server held, or what anybody held', async () => {
    const { queue, other } = await queued(3);
    await queue.claim('mail', lease('one'), start, 1);
    await other.claim('mail', lease('other'), start, 1);
    await queue.release('one');
    expect(await queue.claim('mail', lease('one'), start, 9)).toHaveLength(2);
    await queue.release();
    expect(await queue.claim('mail', lease('one'), start, 9)).toHaveLength(3);
  });

  it('writes what became of one; what is settled is not given again', async () => {
    const { queue, rows } = await queued(1);
    await queue.claim('mail', lease('one'), start, 1);
    await queue.update(1, { state: 'delivered', lease_holder: null, leased_until: null });
    expect(await rows()).toMatchObject([{ state: 'delivered', lease_holder: null }]);
    expect(await queue.isDue('mail', 'one', later(999))).toBe(false);
  });

  it('makes what waits due now, also what was refused for good', async () => {
    const { queue } = await queued(3);
    await queue.update(1, { next_attempt_at: later(600).toISOString() });
    await queue.update(2, { next_attempt_at: later(600).toISOString(), refusals: 1 });
    await queue.update(3, { state: 'failed' });
    await queue.makeDueNow('mail', 'unless answer lost');
    expect((await queue.claim('mail', lease('one'), start, 9)).map(({ row }) => row.id)).toEqual([1, 2]);
  });

  it('does not make due what may have arrived already, unless it is to make all due', async () => {
    const { queue } = await queued(1);
    await queue.update(1, { next_attempt_at: later(60).toISOString(), answer_lost: 1 });
    await queue.makeDueNow('mail', 'unless answer lost');
    expect(await queue.isDue('mail', 'one', start)).toBe(false);
    await queue.makeDueNow('mail', 'all');
    expect(await queue.isDue('mail', 'one', start)).toBe(true);
  });

  it('whose clock is set gives nobody what it holds itself, and takes a lease that no clock of today can have given', async () => {
    const { queue, other } = await queued(2);
    await queue.claim('mail', lease('one'), start, 1);
    const aheadOfTheirs = later(6 * 60 * 60);
    expect(await queue.claim('mail', lease('one'), aheadOfTheirs, 9)).toMatchObject([{ row: { id: 2 } }]);
    await queue.update(1, { leased_until: later(800 * 24 * 60 * 60).toISOString() });
    expect(await other.claim('mail', lease('other'), start, 9)).toMatchObject([{ row: { id: 1 } }]);
  });
});
