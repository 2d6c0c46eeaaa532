import { describe, expect, it } from 'vitest';
import { storeAgedEnquiries } from '../testing/aged-enquiries.ts';
import { withoutInterruption } from '../testing/interrupted-step.ts';
import { settleEventLoop } from '../testing/simulated-time.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { createRetention, startRetention } from './start-retention.ts';

describe.each(testDatabases)('retention on $dialect', ({ create }) => {
  it('deletes what has grown old, day by day, and refuses nothing', async () => {
    const { startServer, pass, remainingAges, logged } = await storeAgedEnquiries(create, 364, 363, 10, 0);
    const deleteExpired = startServer();
    for (let today = 0; today < 3; today++) {
      await deleteExpired();
      pass(1);
    }
    expect(await remainingAges()).toEqual([363, 10, 0]);
    await deleteExpired();
    await startServer()();
    expect(await remainingAges()).toEqual([10, 0]);
    expect(logged).toEqual([]);
  });

  it('records how many it deletes, and deletes nothing that it cannot record', async () => {
    const { database, startServer, remainingAges, logged } = await storeAgedEnquiries(create, 370, 0);
    database.interceptor = {
      step: (_connection, { sql }, run) =>
        sql.startsWith('insert into "audit"') ? Promise.reject(new Error('the disk is full')) : run(),
    };
    await startServer()();
    database.interceptor = withoutInterruption;
    expect(await remainingAges()).toEqual([370, 0]);
    expect(logged).toEqual(['the disk is full']);
    await startServer()();
    expect(await remainingAges()).toEqual([0]);
    expect(await database.kysely.selectFrom('audit').selectAll().execute()).toMatchObject([
      { by: 'retention', action: 'older than 12 months', enquiries: 1 },
    ]);
  });

  it('records a single month in the singular', async () => {
    const { database } = await storeAgedEnquiries(create, 40, 0);
    const log = { info: () => {}, error: () => {} };
    await createRetention(database, 1, { clock: () => new Date('2026-11-21T18:00:00.000Z'), log })();
    expect(await database.kysely.selectFrom('audit').selectAll().execute()).toMatchObject([
      { action: 'older than 1 month', enquiries: 1 },
    ]);
  });

  it('does not delete more than a tenth at a time: a person must', async () => {
    const { startServer, remainingAges, logged } = await storeAgedEnquiries(
      create,
      ...Array(6).fill(400),
      ...Array(50).fill(0),
    );
    await startServer()();
    expect(await remainingAges()).toHaveLength(56);
    expect(logged).toEqual([expect.stringMatching(/^6 of 56 seem older than 12 months[^\n]* purge --older-than 12m$/)]);
  });

  it('that is stopped waits for a deletion under way, but not beyond the time limit', async () => {
    const { database, remainingAges } = await storeAgedEnquiries(create, 370, 0);
    const reached = Promise.withResolvers<void>();
    const resumed = Promise.withResolvers<void>();
    database.interceptor = {
      async step(_connection, { sql }, run) {
        if (sql.startsWith('delete from "enquiry"')) {
          reached.resolve();
          await resumed.promise;
        }
        return run();
      },
    };
    const errors: unknown[] = [];
    const log = { info: () => {}, error: (fields: unknown) => void errors.push(fields) };
    const retention = startRetention(database, 12, { clock: () => new Date('2026-11-21T18:00:00.000Z'), log });
    await reached.promise;
    await retention.stop(0);
    let isStopped = false;
    const stopped = retention.stop(60_000).then(() => (isStopped = true));
    await settleEventLoop();
    expect(isStopped).toBe(false);
    resumed.resolve();
    await stopped;
    expect({ ages: await remainingAges(), errors }).toEqual({ ages: [0], errors: [] });
  });
});
