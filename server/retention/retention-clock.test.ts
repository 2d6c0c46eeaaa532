import { describe, expect, it } from 'vitest';
import { storeAgedEnquiries } from '../testing/aged-enquiries.ts';
import { withoutInterruption } from '../testing/interrupted-step.ts';
import { testDatabases } from '../testing/test-databases.ts';

/** A millisecond, in days. */
const millisecond = 1 / (24 * 60 * 60 * 1000);

// Ages and times are in days. The servers keep enquiries for twelve months, which are 365 days before the start.
describe.each(testDatabases)('retention by a clock that may be wrong, on $dialect,', ({ create }) => {
  it('deletes only by proven time for a week after a start with the clock days ahead', async () => {
    const { startServer, pass, setAhead, remainingAges, logged } = await storeAgedEnquiries(
      create,
      364.9,
      364,
      363,
      356,
      0,
    );
    await startServer()();
    setAhead(2.9);
    await startServer()();
    const deleteExpired = startServer();
    await deleteExpired();
    expect(await remainingAges()).toEqual([364.9, 364, 363, 356, 0]);
    pass(1.5);
    await deleteExpired();
    expect(await remainingAges()).toEqual([363, 356, 0]);
    for (const daysMore of [2.7, 2.7]) {
      pass(daysMore);
      await deleteExpired();
    }
    expect(await remainingAges()).toEqual([356, 0]);
    pass(0.2);
    await deleteExpired();
    expect(await remainingAges()).toEqual([0]);
    expect(logged).toEqual([]);
  });

  it('trusts a new clock only after a full week, even if another server starts with a clock that is ahead', async () => {
    const { startServer, forgetClock, pass, setAhead, remainingAges, logged } = await storeAgedEnquiries(
      create,
      370,
      0,
    );
    await forgetClock();
    const deleteExpired = startServer();
    await deleteExpired();
    for (const daysMore of [2.5, 2.5]) {
      pass(daysMore);
      await deleteExpired();
    }
    setAhead(2.5);
    await startServer()();
    expect(await remainingAges()).toEqual([370, 0]);
    expect(logged).toHaveLength(4);
  });

  it('refuses after absences in a week that are together too long to distinguish from a clock that was set', async () => {
    const { startServer, setAhead, remainingAges, logged } = await storeAgedEnquiries(create, 362, 0);
    await startServer()();
    setAhead(2);
    await startServer()();
    expect(logged).toEqual([]);
    setAhead(4);
    await startServer()();
    expect(await remainingAges()).toEqual([362, 0]);
    expect(logged).toEqual([expect.stringContaining('the clock was set')]);
  });

  it('deletes nothing too young by a clock that is set a little ahead before each check', async () => {
    const { startServer, pass, setAhead, remainingAges } = await storeAgedEnquiries(create, 364, 0);
    const deleteExpired = startServer();
    for (let check = 0; check < 23; check++) {
      await deleteExpired();
      pass(1 / 24);
      setAhead((check + 1) * (0.9 / 24));
    }
    await deleteExpired();
    expect(await remainingAges()).toEqual([364, 0]);
  });

  it('continues to delete after the clock was set two minutes ahead, at a fraction of a millisecond', async () => {
    const { startServer, pass, setAhead, remainingAges, logged } = await storeAgedEnquiries(create, 364, 0);
    const deleteExpired = startServer();
    await deleteExpired();
    pass(1 / 24 + 0.4 * millisecond);
    setAhead(2 / (24 * 60));
    await deleteExpired();
    pass(1);
    await deleteExpired();
    expect(logged).toEqual([]);
    expect(await remainingAges()).toEqual([0]);
  });

  it.each([0.25, 40, 800])(
    'deletes nothing if the clock is set %s days ahead, and logs why once a day',
    async (ahead) => {
      const { startServer, setAhead, remainingAges, logged } = await storeAgedEnquiries(create, 364.9, 340, 0);
      const deleteExpired = startServer();
      await deleteExpired();
      setAhead(ahead);
      await deleteExpired();
      await deleteExpired();
      expect(await remainingAges()).toEqual([364.9, 340, 0]);
      expect(logged).toEqual([
        expect.stringMatching(/^retention was just set up, the clock was set[^\n]* purge --older-than 12m$/),
      ]);
      setAhead(0);
      await deleteExpired();
      expect(await remainingAges()).toEqual([364.9, 340, 0]);
    },
  );

  it('deletes nothing if the clock was set, even if that could not be recorded immediately', async () => {
    const { database, startServer, setAhead, remainingAges, logged } = await storeAgedEnquiries(create, 364.9, 340, 0);
    const deleteExpired = startServer();
    await deleteExpired();
    setAhead(0.25);
    database.interceptor = {
      step: (_connection, { sql }, run) =>
        sql.startsWith('insert into "clock_record"') ? Promise.reject(new Error('the disk is full')) : run(),
    };
    await deleteExpired();
    database.interceptor = withoutInterruption;
    await deleteExpired();
    expect(await remainingAges()).toEqual([364.9, 340, 0]);
    expect(logged).toEqual(['the disk is full', expect.stringContaining('the clock was set')]);
  });

  it.each([-800, -40, 40, 800])('deletes nothing if it is started with the clock %s days off', async (ahead) => {
    const { startServer, setAhead, remainingAges, logged } = await storeAgedEnquiries(create, 364.9, 340, 0);
    await startServer()();
    setAhead(ahead);
    await startServer()();
    expect(await remainingAges()).toEqual([364.9, 340, 0]);
    expect(logged).toHaveLength(ahead > 0 ? 1 : 0);
    setAhead(0);
    await startServer()();
    expect(await remainingAges()).toEqual([364.9, 340, 0]);
  });

  it.each([
    ['right', 0, [370, 0]],
    ['800 days ahead', 800, [340, 0]],
    ['40 days ahead, as when the newest enquiry came', 40, [340, -40]],
  ])('deletes nothing in its first week, with its clock %s', async (_, ahead, ages) => {
    const { startServer, forgetClock, setAhead, remainingAges, logged } = await storeAgedEnquiries(create, ...ages);
    await forgetClock();
    setAhead(ahead);
    await startServer()();
    await startServer()();
    expect(await remainingAges()).toEqual(ages);
    expect(logged).toHaveLength(2);
  });

  it('continues to delete a week after the start of a server that was off for long', async () => {
    const { startServer, pass, remainingAges } = await storeAgedEnquiries(create, 360, 0);
    await startServer()();
    pass(20);
    const deleteExpired = startServer();
    await deleteExpired();
    expect(await remainingAges()).toEqual([360, 0]);
    for (let today = 0; today < 7; today++) {
      pass(1);
      await deleteExpired();
    }
    expect(await remainingAges()).toEqual([0]);
  });
});
