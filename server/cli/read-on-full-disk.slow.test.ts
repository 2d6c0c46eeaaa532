import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testCommandLine } from '../testing/test-command-line.ts';
import { testPostgres } from '../testing/test-databases.ts';

// Only PostgreSQL has triggers that can raise the error of a full disk; SQLite's is in storage/database-errors.test.ts.
it.runIf(testPostgres)(
  'a full disk prevents erasing, but not reading, which warns that it was not audited',
  async () => {
    const commandLine = await testCommandLine(await testPostgres!.create());
    await commandLine.addEnquiry({ name: 'Ada Moreno' }, '2026-11-21T18:00:00Z');
    await sql`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`.execute(
      commandLine.database.kysely,
    );
    await sql`create trigger full_disk before insert on audit execute function full_disk()`.execute(
      commandLine.database.kysely,
    );
    for (const command of [['list'], ['export', '--format', 'csv'], ['search', 'ada'], ['show', '1']]) {
      expect(await commandLine.enquiries(...command)).toMatchObject({
        code: 0,
        output: expect.stringContaining('Ada Moreno'),
        errors: 'The disk is full: this command could not be recorded in the audit table.\n',
      });
    }
    expect(await commandLine.enquiries('delete', '1', '--yes')).toMatchObject({ code: 1 });
    expect(await commandLine.names()).toEqual(['Ada Moreno']);
  },
);
