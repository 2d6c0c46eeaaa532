import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testPostgres } from '../testing/test-databases.ts';
import { checkClock } from './check-clock.ts';

const sqliteConfig = { databaseUrl: undefined, dataDir: '/nowhere' };
const clock = () => new Date();

it('a synchronized clock is reported as ok; if that is unknown, the report says so', async () => {
  expect(await checkClock(sqliteConfig, clock, async () => true)).toMatchObject({ state: 'ok' });
  expect((await checkClock(sqliteConfig, clock, async () => undefined)).message).toContain('cannot be determined');
});

it('an unsynchronized clock is reported as wrong', async () =>
  expect(await checkClock(sqliteConfig, clock, async () => false)).toMatchObject({ state: 'wrong' }));

describe.runIf(testPostgres)('compared with PostgreSQL', () => {
  it.each([
    ['a minute behind', -60_000, { state: 'wrong', message: expect.stringMatching(/, \d+ s behind PostgreSQL's: /) }],
    ['a minute ahead', 60_000, { state: 'wrong', message: expect.stringMatching(/, \d+ s ahead of PostgreSQL's: /) }],
    ['that agrees', 0, { state: 'ok' }],
  ])('the state of a clock %s is reported', async (_, shift, finding) => {
    const database = await testPostgres!.create();
    await database.open();
    const config = { databaseUrl: database.environment['DATABASE_URL'], dataDir: '/nowhere' };
    const shiftedClock = () => new Date(Date.now() + shift);
    expect(await checkClock(config, shiftedClock, async () => true)).toMatchObject(finding);
  });

  it('a clock that agrees is reported as ok even if PostgreSQL takes three seconds to answer', async () => {
    const database = await testPostgres!.create();
    const { kysely } = await database.open();
    const url = database.environment['DATABASE_URL']!;
    // From the next connection on, it takes the place of PostgreSQL's own function.
    await sql`create function public.clock_timestamp() returns timestamptz language plpgsql as $$
      declare now timestamptz := pg_catalog.clock_timestamp();
      begin perform pg_sleep(3); return now; end $$`.execute(kysely);
    const name = sql.id(new URL(url).pathname.slice(1));
    await sql`alter database ${name} set search_path = public, pg_catalog`.execute(kysely);
    expect(await checkClock({ databaseUrl: url, dataDir: '/nowhere' }, clock, async () => true)).toMatchObject({
      state: 'ok',
    });
  });
});
