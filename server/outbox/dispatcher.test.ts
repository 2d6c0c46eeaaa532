import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Outcome } from '../model/delivery.ts';
import { mailChannel } from '../channels/mail-channel.ts';
import { createDeliveryQueue } from '../storage/delivery-queue.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { interceptedDatabase } from '../testing/intercepted-database.ts';
import { withoutInterruption } from '../testing/interrupted-step.ts';
import { createPatientStore } from '../testing/patient-store.ts';
import { settledDatabase } from '../testing/settled-database.ts';
import { simulatedTime } from '../testing/simulated-time.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { startDispatcher } from './dispatcher.ts';

const start = Date.parse('2026-11-21T18:00:00.000Z');
const second = 1000;
const minute = 60 * second;

describe.each(testDatabases)('a dispatcher on $dialect', ({ dialect, create }) => {
  /** Starts a dispatcher with one mail in its queue; `answer` returns the mail server's answer to each attempt. */
  async function startWithOneMail(answer: (recipients?: string[]) => Outcome) {
    const database = await interceptedDatabase(await create());
    const store = createPatientStore(database, { channels: [mailChannel] });
    await store.add(exampleEnquiry(), { receivedAt: new Date(start) });
    const time = simulatedTime();
    const settled = settledDatabase(withoutInterruption, { countsConnecting: dialect === 'postgres' });
    database.interceptor = settled;
    const attempts: number[] = [];
    const logged: unknown[] = [];
    const dispatcher = startDispatcher({
      channel: {
        ...mailChannel,
        send: async ({ recipients }) => {
          attempts.push(time.elapsed());
          return answer(recipients);
        },
        probe: async () => {},
      },
      queue: createDeliveryQueue(database),
      clock: () => new Date(start + time.elapsed()),
      log: pino({ base: null, timestamp: false }, { write: (line) => void logged.push(JSON.parse(line)) }),
      leaseTime: 15 * second,
      timers: time,
      random: () => 0,
    });
    onTestFinished(() => dispatcher.stop(0));
    return { attempts, database, logged, pass: (milliseconds: number) => time.advance(milliseconds, settled.settle) };
  }

  it.each<Outcome>([
    { result: 'refused', reason: '550 no such mailbox' },
    { result: 'deferred', reason: '451 come back later' },
  ])('tries the only mail again at least once a minute after it was $result, until it is accepted', async (failure) => {
    let outcome: Outcome = failure;
    const { attempts, pass } = await startWithOneMail(() => outcome);
    await pass(10 * minute);
    const pauses = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
    expect(attempts.length).toBeGreaterThan(8);
    expect(attempts.length).toBeLessThan(25);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(minute + 2 * second);
    outcome = { result: 'delivered' };
    const attemptsBefore = attempts.length;
    await pass(62 * second);
    expect(attempts.slice(attemptsBefore)).toHaveLength(1);
    await pass(10 * minute);
    expect(attempts.slice(attemptsBefore)).toHaveLength(1);
  });

  it('does not retry early what may have arrived', async () => {
    const { attempts, pass } = await startWithOneMail(() => ({
      result: 'lost',
      reason: 'no answer',
      mayHaveArrived: true,
    }));
    await pass(70 * minute);
    expect(attempts.map((at) => Math.round(at / minute))).toEqual([0, 1, 11]);
  });

  it('warns of a mail that only some recipients got, without their addresses', async () => {
    const { logged, pass } = await startWithOneMail(() => ({
      result: 'delivered',
      remark: 'not accepted for bo@example.com',
    }));
    await pass(second);
    const reason = 'not accepted for (address)';
    expect(logged).toEqual([
      { level: 40, channel: 'mail', enquiry: 1, attempt: 1, reason, msg: 'delivered, but not to all' },
    ]);
  });

  it('tries a mail again only for the recipient who has not received it', async () => {
    const recipientsTried: (string[] | undefined)[] = [];
    const { database, pass } = await startWithOneMail((recipients) => {
      recipientsTried.push(recipients);
      if (recipientsTried.length === 1)
        return { result: 'deferred', reason: 'not yet', recipients: ['bo@example.com'] };
      return recipientsTried.length === 2 ? { result: 'lost', reason: 'cut' } : { result: 'delivered' };
    });
    await pass(minute);
    expect(recipientsTried).toEqual([undefined, ['bo@example.com'], ['bo@example.com']]);
    expect(await database.kysely.selectFrom('delivery').select(['state', 'recipients']).execute()).toEqual([
      { state: 'delivered', recipients: null },
    ]);
  });

  it('goes on when a mail cannot be composed, and tries it again', async () => {
    let isBroken = true;
    const { attempts, database, pass } = await startWithOneMail(() => {
      if (isBroken) throw new RangeError('Invalid time zone specified: Mars/Olympus');
      return { result: 'delivered' };
    });
    await pass(second);
    const row = () => database.kysely.selectFrom('delivery').select(['state', 'last_error']).executeTakeFirst();
    expect(await row()).toEqual({ state: 'waiting', last_error: 'Invalid time zone specified: Mars/Olympus' });
    isBroken = false;
    await pass(minute);
    expect(attempts.length).toBeGreaterThan(1);
    expect(await row()).toEqual({ state: 'delivered', last_error: null });
  });
});
