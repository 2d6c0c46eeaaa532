import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { mailChannel } from '../channels/mail-channel.ts';
import { webhookChannel } from '../channels/webhook-channel.ts';
import type { Outcome } from '../model/delivery.ts';
import { settleHeld } from '../storage/held-enquiries.ts';
import { createKyselyEnquiryStore } from '../storage/kysely-enquiry-store.ts';
import type { OpenedDatabase } from '../storage/opened-database.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { interceptedDatabase } from '../testing/intercepted-database.ts';
import { uninterrupted } from '../testing/interrupted-step.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { createHeldDigest } from './start-held-digest.ts';
import type { HeldDigest } from './start-held-digest.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Saturday, 10 in the morning in Central time. */
const saturday = new Date('2026-11-21T16:00:00.000Z');
const log = pino({ level: 'silent' });

describe.each(testDatabases)('the digest of held enquiries, on $dialect', ({ create }) => {
  /** Holds another enquiry, received at `at`. */
  async function hold(opened: OpenedDatabase, name: string, at: Date): Promise<void> {
    const store = createKyselyEnquiryStore(opened, { channels: [mailChannel, webhookChannel], holdsSuspected: true });
    await store.add(exampleEnquiry({ name }), { receivedAt: at, suspicion: '4 links' });
  }

  /** Servers on one database, with a clock and a mail server that the test controls. */
  async function office() {
    const database = await create();
    const opened = await interceptedDatabase(database);
    const digests: HeldDigest[] = [];
    const world = { now: saturday, uptime: 0, answer: { result: 'delivered' } as Outcome };
    /** Time goes by. */
    const pass = (milliseconds: number): void => {
      world.now = new Date(world.now.getTime() + milliseconds);
      world.uptime += milliseconds;
    };
    /** Starts another server. Returns a function that makes it check. */
    const server = (): (() => Promise<void>) =>
      createHeldDigest(
        opened,
        {
          send: async (digest) => {
            digests.push(digest);
            return world.answer;
          },
          timeZone: 'America/Chicago',
          clock: () => world.now,
          uptime: () => world.uptime,
          log,
        },
        new AbortController().signal,
      );
    const counts = (): number[] => digests.map(({ count }) => count);
    /** A person at the command line, beside the servers. */
    const person = (): Promise<OpenedDatabase> => database.open();
    return { opened, person, digests, world, pass, server, counts };
  }

  it('is sent once even if the database was unreachable when that was to be recorded', async () => {
    const { opened, pass, server, counts } = await office();
    await hold(opened, 'One', new Date(saturday.getTime() - 3 * hour));
    const sendIfDue = server();
    let refused = 0;
    opened.interceptor = {
      async step(_connection, { sql }, run) {
        if (!sql.includes('"sent_at" =')) return run();
        refused += 1;
        throw new Error('the database is away');
      },
    };
    await sendIfDue();
    opened.interceptor = uninterrupted;
    expect(refused).toBe(1);
    pass(minute);
    await sendIfDue();
    pass(15 * minute);
    await server()();
    expect(counts()).toEqual([1]);
  });

  it('is not sent if a person settles everything while it is made', async () => {
    const { opened, person, server, counts } = await office();
    await hold(opened, 'One', new Date(saturday.getTime() - 3 * hour));
    const other = await person();
    opened.interceptor = {
      async step(_connection, { sql }, run) {
        const answer = await run();
        if (sql.startsWith('insert into "held_digest"')) await settleHeld(other, 'all', 'drop', saturday);
        return answer;
      },
    };
    await server()();
    expect(counts()).toEqual([]);
  });

  it('is sent once a day while something is held, and not otherwise', async () => {
    const { opened, digests, pass, server, counts } = await office();
    const sendIfDue = server();
    await sendIfDue();
    expect(counts()).toEqual([]);
    await hold(opened, 'One', new Date(saturday.getTime() - 3 * hour));
    for (let minutes = 0; minutes < 24 * 60; minutes += 30) {
      await sendIfDue();
      pass(30 * minute);
    }
    expect(counts()).toEqual([1, 1]);
    expect(digests[0]?.newest.map(({ name }) => name)).toEqual(['One']);
    expect(digests[1]?.id).not.toBe(digests[0]?.id);
    await settleHeld(opened, 'all', 'drop', saturday);
    pass(day);
    await sendIfDue();
    expect(counts()).toHaveLength(2);
  });

  it('lists in the morning what is held, newest first', async () => {
    const { opened, digests, world, pass, server } = await office();
    const sendIfDue = server();
    await hold(opened, 'Afternoon', world.now);
    await sendIfDue();
    // Eight in the morning of the next day.
    pass(22 * hour - minute);
    await hold(opened, 'Night', world.now);
    await sendIfDue();
    expect(digests).toEqual([]);
    pass(minute);
    await sendIfDue();
    expect(digests.map(({ newest }) => newest.map(({ name }) => name))).toEqual([['Night', 'Afternoon']]);
  });

  it('counts all that are held and lists the thirty newest', async () => {
    const { opened, digests, server, counts } = await office();
    for (let number = 1; number <= 32; number += 1)
      await hold(opened, String(number), new Date(saturday.getTime() - 3 * hour));
    await server()();
    expect(counts()).toEqual([32]);
    expect(digests[0]?.newest.map(({ name }) => Number(name))).toEqual(
      Array.from({ length: 30 }, (_, row) => 32 - row),
    );
  });

  it('is sent once for all servers, and not again after a restart', async () => {
    const { opened, world, pass, server, counts } = await office();
    await hold(opened, 'One', new Date(world.now.getTime() - 3 * hour));
    await Promise.all([server()(), server()(), server()()]);
    expect(counts()).toEqual([1]);
    pass(hour);
    await server()();
    expect(counts()).toEqual([1]);
  });

  it('is retried if it could not be sent, also by another server, as the same mail', async () => {
    const { opened, digests, world, pass, server, counts } = await office();
    await hold(opened, 'One', new Date(world.now.getTime() - 3 * hour));
    world.answer = { result: 'lost', reason: 'ECONNREFUSED' };
    await server()();
    world.answer = { result: 'delivered' };
    const restarted = server();
    await restarted();
    expect(counts()).toEqual([1]);
    pass(11 * minute);
    await restarted();
    expect(counts()).toEqual([1, 1]);
    expect(digests[1]?.id).toBe(digests[0]?.id);
    pass(hour);
    await restarted();
    expect(counts()).toHaveLength(2);
  });

  it('is sent by the next server if one claimed it and died', async () => {
    const { opened, world, pass, server, counts } = await office();
    await hold(opened, 'One', new Date(world.now.getTime() - 3 * hour));
    const { promise } = Promise.withResolvers<Outcome>();
    const dying = createHeldDigest(
      opened,
      { send: () => promise, timeZone: 'America/Chicago', clock: () => world.now, log },
      new AbortController().signal,
    );
    void dying();
    await expect.poll(() => opened.kysely.selectFrom('held_digest').select('sent_at').execute()).toHaveLength(1);
    pass(11 * minute);
    await server()();
    expect(counts()).toEqual([1]);
  });

  it.each([6 * hour, 40 * day, 800 * day].flatMap((ahead) => [ahead, -ahead]))(
    'is neither sent twice nor lost if the clock is set by %i ms and back',
    async (shift) => {
      const { opened, world, pass, server, counts } = await office();
      const sendIfDue = server();
      await hold(opened, 'One', new Date(world.now.getTime() - 3 * hour));
      await sendIfDue();
      const { now } = world;
      world.now = new Date(now.getTime() + shift);
      await sendIfDue();
      await hold(opened, 'Two', world.now);
      world.now = now;
      await sendIfDue();
      expect(counts()).toEqual([1]);
      pass(day);
      await sendIfDue();
      expect(counts()).toEqual([1, 2]);
    },
  );
});
