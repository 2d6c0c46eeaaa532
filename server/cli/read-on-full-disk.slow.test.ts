import BetterSqlite3 from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { isDiskFull } from '../storage/database-errors.ts';
import { testCommandLine } from '../testing/test-command-line.ts';
import { testDatabases } from '../testing/test-databases.ts';

describe.each(testDatabases)('a full disk on $dialect', ({ dialect, create }) => {
  it.runIf(dialect === 'postgres')(
    'stops what erases, but not what shows, which says that it was not written down',
    async () => {
      const line = await testCommandLine(await create());
      await line.received({ name: 'Ada Moreno' }, '2026-11-21T18:00:00Z');
      await sql`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`.execute(line.database.kysely);
      await sql`create trigger full_disk before insert on audit execute function full_disk()`.execute(
        line.database.kysely,
      );
      for (const command of [['list'], ['export', '--format', 'csv'], ['search', 'ada'], ['show', '1']]) {
        expect(await line.enquiries(...command)).toMatchObject({
          code: 0,
          output: expect.stringContaining('Ada Moreno'),
          errors: 'The disk is full: that this was shown could not be written down for audit.\n',
        });
      }
      expect(await line.enquiries('delete', '1', '--yes')).toMatchObject({ code: 1 });
      expect(await line.names()).toEqual(['Ada Moreno']);
    },
  );

  it.runIf(dialect === 'sqlite')('is known by the error of the database', () => {
    const database = new BetterSqlite3(':memory:');
    database.exec('create table note (words text)');
    database.pragma('max_page_count = 3');
    let met: unknown;
    try {
      database.exec('insert into note values (zeroblob(100000))');
    } catch (error) {
      met = error;
    }
    database.close();
    expect(isDiskFull(met)).toBe(true);
    expect(isDiskFull(new Error('busy'))).toBe(false);
  });
});
