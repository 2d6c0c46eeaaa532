import { describe, expect, it } from 'vitest';
import { createKyselyEnquiryStore } from '../storage/kysely-enquiry-store.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { interceptedDatabase } from '../testing/intercepted-database.ts';
import { uninterrupted } from '../testing/interrupted-step.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { writeClockRecord } from '../storage/clock-record.ts';
import { createRetention } from './start-retention.ts';

const day = 24 * 60 * 60 * 1000;
const months = 12;
const start = Date.parse('2026-11-21T18:00:00.000Z');

describe.each(testDatabases)('retention on $dialect', ({ create }) => {
  /** Enquiries received the given number of days before the start, and servers whose clock and elapsed time can be set. */
  async function storedEnquiries(...daysAgo: number[]) {
    const database = await interceptedDatabase(await create());
    const store = createKyselyEnquiryStore(database);
    for (const [index, days] of daysAgo.entries()) {
      const receivedAt = new Date(start - days * day);
      await store.add(exampleEnquiry({ name: `${index}: ${days}` }), { receivedAt });
    }
    await writeClockRecord(database, {
      seenAt: new Date(start),
      steadySince: new Date(start - 7 * day),
      unproven: 0,
      unprovenSince: null,
    });
    const logged: string[] = [];
    let time = 0;
    let ahead = 0;
    const log = {
      info: () => {},
      error: (given: unknown) => void logged.push((given as { reason: string }).reason),
    };
    const startServer = () =>
      createRetention(database, months, { clock: () => new Date(start + time + ahead), elapsed: () => time, log });
    return {
      database,
      logged,
      startServer,
      forgetClock: () => database.kysely.deleteFrom('clock_record').execute(),
      pass: (days: number) => void (time += days * day),
      setAhead: (days: number) => void (ahead = days * day),
      days: async () =>
        (await database.kysely.selectFrom('enquiry').select('name').orderBy('id').execute()).map(({ name }) =>
          Number(name.split(': ')[1]),
        ),
    };
  }

  it('deletes what has grown old, day by day, and refuses nothing', async () => {
    const { startServer, pass, days, logged } = await storedEnquiries(364, 363, 10, 0);
    const deleteExpired = startServer();
    for (let today = 0; today < 3; today++) {
      await deleteExpired();
      pass(1);
    }
    expect(await days()).toEqual([363, 10, 0]);
    await deleteExpired();
    await startServer()();
    expect(await days()).toEqual([10, 0]);
    expect(logged).toEqual([]);
  });

  it('is started with the clock days ahead: deletes by the time that has passed for certain, until a week later', async () => {
    const { startServer, pass, setAhead, days, logged } = await storedEnquiries(364.9, 364, 363, 356, 0);
    await startServer()();
    setAhead(2.9);
    await startServer()();
    const deleteExpired = startServer();
    await deleteExpired();
    expect(await days()).toEqual([364.9, 364, 363, 356, 0]);
    pass(1.5);
    await deleteExpired();
    expect(await days()).toEqual([363, 356, 0]);
    for (const more of [2.7, 2.7]) {
      pass(more);
      await deleteExpired();
    }
    expect(await days()).toEqual([356, 0]);
    pass(0.2);
    await deleteExpired();
    expect(await days()).toEqual([0]);
    expect(logged).toEqual([]);
  });

  it('takes a full week to trust a clock, even one that is started ahead meanwhile', async () => {
    const { startServer, forgetClock, pass, setAhead, days, logged } = await storedEnquiries(370, 0);
    await forgetClock();
    const deleteExpired = startServer();
    await deleteExpired();
    for (const more of [2.5, 2.5]) {
      pass(more);
      await deleteExpired();
    }
    setAhead(2.5);
    await startServer()();
    expect(await days()).toEqual([370, 0]);
    expect(logged).toHaveLength(4);
  });

  it('refuses after several absences in a week that are together too long to be told from a clock that was set', async () => {
    const { startServer, setAhead, days, logged } = await storedEnquiries(362, 0);
    await startServer()();
    setAhead(2);
    await startServer()();
    expect(logged).toEqual([]);
    setAhead(4);
    await startServer()();
    expect(await days()).toEqual([362, 0]);
    expect(logged).toEqual([expect.stringContaining('the clock was set')]);
  });

  it('deletes nothing too young by a clock that is set a little ahead before each check', async () => {
    const { startServer, pass, setAhead, days } = await storedEnquiries(364, 0);
    const deleteExpired = startServer();
    for (let check = 0; check < 23; check++) {
      await deleteExpired();
      pass(1 / 24);
      setAhead((check + 1) * (0.9 / 24));
    }
    await deleteExpired();
    expect(await days()).toEqual([364, 0]);
  });

  it('records how many it deletes, and deletes nothing that it cannot record', async () => {
    const { database, startServer, days, logged } = await storedEnquiries(370, 0);
    database.interceptor = {
      step: (_connection, { sql }, run) =>
        sql.startsWith('insert into "audit"') ? Promise.reject(new Error('the disk is full')) : run(),
    };
    await startServer()();
    database.interceptor = uninterrupted;
    expect(await days()).toEqual([370, 0]);
    expect(logged).toEqual(['the disk is full']);
    await startServer()();
    expect(await days()).toEqual([0]);
    expect(await database.kysely.selectFrom('audit').selectAll().execute()).toMatchObject([
      { by: 'retention', action: 'older than 12 months', enquiries: 1 },
    ]);
  });

  it.each([0.25, 40, 800])(
    'deletes nothing if the clock is set %s days ahead, and logs why once a day',
    async (ahead) => {
      const { startServer, setAhead, days, logged } = await storedEnquiries(364.9, 340, 0);
      const deleteExpired = startServer();
      await deleteExpired();
      setAhead(ahead);
      await deleteExpired();
      await deleteExpired();
      expect(await days()).toEqual([364.9, 340, 0]);
      expect(logged).toEqual([expect.stringMatching(/^this is new, the clock was set[^\n]* purge --older-than 12m$/)]);
      setAhead(0);
      await deleteExpired();
      expect(await days()).toEqual([364.9, 340, 0]);
    },
  );

  it('deletes nothing if the clock was set, even if that could not be recorded at once', async () => {
    const { database, startServer, setAhead, days, logged } = await storedEnquiries(364.9, 340, 0);
    const deleteExpired = startServer();
    await deleteExpired();
    setAhead(0.25);
    database.interceptor = {
      step: (_connection, { sql }, run) =>
        sql.startsWith('insert into "clock_record"') ? Promise.reject(new Error('the disk is full')) : run(),
    };
    await deleteExpired();
    database.interceptor = uninterrupted;
    await deleteExpired();
    expect(await days()).toEqual([364.9, 340, 0]);
    expect(logged).toEqual(['the disk is full', expect.stringContaining('the clock was set')]);
  });

  it.each([-800, -40, 40, 800])('deletes nothing if it is started with the clock %s days off', async (ahead) => {
    const { startServer, setAhead, days, logged } = await storedEnquiries(364.9, 340, 0);
    await startServer()();
    setAhead(ahead);
    await startServer()();
    expect(await days()).toEqual([364.9, 340, 0]);
    expect(logged).toHaveLength(ahead > 0 ? 1 : 0);
    setAhead(0);
    await startServer()();
    expect(await days()).toEqual([364.9, 340, 0]);
  });

  it.each([
    ['right', 0, [370, 0]],
    ['800 days ahead', 800, [340, 0]],
    ['40 days ahead, as when the newest enquiry came', 40, [340, -40]],
  ])('deletes nothing in its first week, with its clock %s', async (_, ahead, ages) => {
    const { startServer, forgetClock, setAhead, days, logged } = await storedEnquiries(...ages);
    await forgetClock();
    setAhead(ahead);
    await startServer()();
    await startServer()();
    expect(await days()).toEqual(ages);
    expect(logged).toHaveLength(2);
  });

  it('continues once a server that was off for long has run for a week', async () => {
    const { startServer, pass, days } = await storedEnquiries(360, 0);
    await startServer()();
    pass(20);
    const deleteExpired = startServer();
    await deleteExpired();
    expect(await days()).toEqual([360, 0]);
    for (let today = 0; today < 7; today++) {
      pass(1);
      await deleteExpired();
    }
    expect(await days()).toEqual([0]);
  });

  it('leaves it to a person to delete more than a tenth', async () => {
    const { startServer, days, logged } = await storedEnquiries(...Array(6).fill(400), ...Array(50).fill(0));
    await startServer()();
    expect(await days()).toHaveLength(56);
    expect(logged).toEqual([expect.stringMatching(/^6 of 56 seem older than 12 months[^\n]* purge --older-than 12m$/)]);
  });
});
