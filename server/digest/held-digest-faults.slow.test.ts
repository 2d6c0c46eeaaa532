import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { pino } from 'pino';
import type { Outcome } from '../model/delivery.ts';
import { settleHeld } from '../storage/held-enquiries.ts';
import { digestServers, holdEnquiry, saturday, saturdayAtSeven } from '../testing/digest-servers.ts';
import { withoutInterruption } from '../testing/interrupted-step.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { createHeldDigest, startHeldDigest } from './start-held-digest.ts';

const log = pino({ level: 'silent' });
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe.each(testDatabases)('the digest of held enquiries when something fails, on $dialect,', ({ create }) => {
  it('is sent once, and who refused it is logged, even if the database cannot record that it was sent', async () => {
    const { opened, logged, state, pass, startServer, counts } = await digestServers(create);
    const remark = 'not accepted for gone@juniperjay.example';
    state.answer = { result: 'delivered', remark };
    await holdEnquiry(opened, 'One', saturdayAtSeven);
    const sendIfDue = startServer();
    let refusalCount = 0;
    opened.interceptor = {
      async step(_connection, { sql }, run) {
        if (!sql.includes('"sent_at" =')) return run();
        refusalCount += 1;
        throw new Error('the database is away');
      },
    };
    await sendIfDue();
    opened.interceptor = withoutInterruption;
    expect(refusalCount).toBe(1);
    expect(logged).toEqual([
      { level: 40, held: 1, reason: remark, msg: 'digest of held enquiries sent, but not to all' },
      { level: 50, reason: 'the database is away', msg: 'digest of held enquiries cannot be recorded as sent' },
    ]);
    pass(minute);
    await sendIfDue();
    pass(15 * minute);
    await startServer()();
    expect(counts()).toEqual([1]);
  });

  it('is not sent if a person settles everything while it is being composed', async () => {
    const { opened, openForPerson, startServer, counts } = await digestServers(create);
    await holdEnquiry(opened, 'One', saturdayAtSeven);
    const other = await openForPerson();
    opened.interceptor = {
      async step(_connection, { sql }, run) {
        const result = await run();
        if (sql.startsWith('insert into "held_digest"')) await settleHeld(other, 'all', 'drop', saturday);
        return result;
      },
    };
    await startServer()();
    expect(counts()).toEqual([]);
  });

  it('is sent once for all servers, and not again after a restart', async () => {
    const { opened, pass, startServer, counts } = await digestServers(create);
    await holdEnquiry(opened, 'One', saturdayAtSeven);
    await Promise.all([startServer()(), startServer()(), startServer()()]);
    expect(counts()).toEqual([1]);
    pass(hour);
    await startServer()();
    expect(counts()).toEqual([1]);
  });

  it('is retried if it could not be sent, even by another server, as the same mail', async () => {
    const { opened, digests, state, pass, startServer, counts } = await digestServers(create);
    await holdEnquiry(opened, 'One', saturdayAtSeven);
    state.answer = { result: 'lost', reason: 'ECONNREFUSED' };
    await startServer()();
    state.answer = { result: 'delivered' };
    const sendAfterRestart = startServer();
    await sendAfterRestart();
    expect(counts()).toEqual([1]);
    pass(11 * minute);
    await sendAfterRestart();
    expect(counts()).toEqual([1, 1]);
    expect(digests[1]?.id).toBe(digests[0]?.id);
    pass(hour);
    await sendAfterRestart();
    expect(counts()).toHaveLength(2);
  });

  it('that only some recipients accept is logged with those who refused it, and is not sent again to the others', async () => {
    const { opened, logged, state, pass, startServer, counts } = await digestServers(create);
    await holdEnquiry(opened, 'One', saturdayAtSeven);
    const remark = 'not accepted for gone@juniperjay.example';
    state.answer = { result: 'delivered', remark };
    await startServer()();
    expect(logged).toEqual([
      { level: 40, held: 1, reason: remark, msg: 'digest of held enquiries sent, but not to all' },
    ]);
    pass(hour);
    await startServer()();
    expect(counts()).toEqual([1]);
  });

  it('is not sent again by a server that is stopping, even if a check waited behind a slow one', async () => {
    const { opened, state, pass } = await digestServers(create);
    await holdEnquiry(opened, 'One', saturdayAtSeven);
    const outcome = Promise.withResolvers<Outcome>();
    let attempts = 0;
    const send = (): Promise<Outcome> => {
      attempts += 1;
      return outcome.promise;
    };
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const server = startHeldDigest(opened, { send, timeZone: 'America/Chicago', clock: () => state.now, log });
    await expect.poll(() => attempts).toBe(1);
    vi.advanceTimersByTime(minute);
    pass(11 * minute);
    const stopped = server.stop(60_000);
    outcome.resolve({ result: 'lost', reason: 'ECONNREFUSED' });
    await stopped;
    expect(attempts).toBe(1);
  });

  it('that cannot be read is logged once, with the reason for each address of the database', async () => {
    const { opened, logged, pass, startServer, counts } = await digestServers(create);
    const sendIfDue = startServer();
    const refusals = ['::1', '127.0.0.1'].map((address) => new Error(`connect ECONNREFUSED ${address}:5432`));
    opened.interceptor = { step: () => Promise.reject(new AggregateError(refusals)) };
    await sendIfDue();
    pass(minute);
    await sendIfDue();
    opened.interceptor = withoutInterruption;
    const reason = 'connect ECONNREFUSED ::1:5432, connect ECONNREFUSED 127.0.0.1:5432';
    expect(logged).toEqual([{ level: 50, reason, msg: 'held enquiries cannot be read' }]);
    expect(counts()).toEqual([]);
  });

  it('is sent by the next server if one claimed it and died', async () => {
    const { opened, state, pass, startServer, counts } = await digestServers(create);
    await holdEnquiry(opened, 'One', saturdayAtSeven);
    const { promise } = Promise.withResolvers<Outcome>();
    const sendOfDyingServer = createHeldDigest(
      opened,
      { send: () => promise, timeZone: 'America/Chicago', clock: () => state.now, log },
      new AbortController().signal,
    );
    void sendOfDyingServer();
    await expect.poll(() => opened.kysely.selectFrom('held_digest').select('sent_at').execute()).toHaveLength(1);
    pass(11 * minute);
    await startServer()();
    expect(counts()).toEqual([1]);
  });

  it.each([6 * hour, 40 * day, 800 * day].flatMap((ahead) => [ahead, -ahead]))(
    'is neither sent twice nor lost if the clock is set by %i ms and back',
    async (shift) => {
      const { opened, state, pass, startServer, counts } = await digestServers(create);
      const sendIfDue = startServer();
      await holdEnquiry(opened, 'One', saturdayAtSeven);
      await sendIfDue();
      const { now } = state;
      state.now = new Date(now.getTime() + shift);
      await sendIfDue();
      await holdEnquiry(opened, 'Two', state.now);
      state.now = now;
      await sendIfDue();
      expect(counts()).toEqual([1]);
      pass(day);
      await sendIfDue();
      expect(counts()).toEqual([1, 2]);
    },
  );
});
