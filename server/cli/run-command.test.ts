import { writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testCommandLine } from '../testing/test-command-line.ts';
import type { TestCommandLine } from '../testing/test-command-line.ts';
import { testDatabases } from '../testing/test-databases.ts';

describe.each(testDatabases)('the command line on $dialect', ({ dialect, create }) => {
  let commandLine: TestCommandLine;
  beforeEach(async () => {
    commandLine = await testCommandLine(await create());
  });

  it('--help names the commands', async () => {
    const { code, output } = await commandLine.enquiries('--help');
    expect(code).toBe(0);
    expect(output).toContain('npm run enquiries -- COMMAND');
    for (const command of ['list', 'show', 'search', 'export', 'failed', 'held', 'serve', 'backup'])
      expect(output).toMatch(new RegExp(`^ +${command}\\b`, 'm'));
  });

  it('an invalid command exits with 2', async () => {
    const { code, output, errors } = await commandLine.enquiries('destroy');
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toContain('There is no command "destroy".');
  });

  it('a missing database is reported with the fix', async () => {
    commandLine.environment =
      dialect === 'sqlite' ? { DATA_DIR: '/nowhere/data' } : { DATABASE_URL: 'postgres://a:hush@127.0.0.1:1/b' };
    const { code, output, errors } = await commandLine.enquiries('list');
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toMatch(
      dialect === 'sqlite'
        ? /^There is no database at \/nowhere\/data\/enquiries\.sqlite yet: .*npm start.*do not stop the server.*DATA_DIR.*\n$/
        : /^The database cannot be read: .* at 127\.0\.0\.1:1 \(.*ECONNREFUSED.*\)\. Run this .*\n$/,
    );
    expect(errors).not.toContain('hush');
  });

  it.runIf(dialect === 'sqlite')(
    'a database that another program changed is not opened, and the only message is what to do about that',
    async () => {
      writeFileSync(`${commandLine.database.name}.changed`, 'It was truncated');
      expect(await commandLine.enquiries('list')).toEqual({
        code: 1,
        output: '',
        errors: expect.stringMatching(/^It was truncated: stop the server .* restore FILE .* and start again\n$/),
      });
    },
  );

  it.runIf(dialect === 'sqlite')('the error that stops a command is reported once, with its cause', async () => {
    const { errors } = await commandLine.enquiries('backup', '/nowhere/backup.sqlite');
    expect(errors).toMatch(
      /^No backup was made at \/nowhere\/backup\.sqlite \(ENOENT: [^\n]*\): name a file in a folder with room that this user may write\.\n$/,
    );
  });

  it.each([['list'], ['show', '1'], ['search', 'person'], ['export', '--format', 'csv'], ['failed'], ['held']])(
    '%s shows nothing if its audit record cannot be written',
    async (...command) => {
      await commandLine.addDeliveries(['failed', 'held']);
      if (dialect === 'postgres')
        await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no audit'; end $$`.execute(commandLine.database.kysely);
      await (
        dialect === 'postgres'
          ? sql`create trigger no_audit before insert on audit execute function refuse()`
          : sql`create trigger no_audit before insert on audit begin select raise(abort, 'no audit'); end`
      ).execute(commandLine.database.kysely);
      expect(await commandLine.enquiries(...command)).toEqual({
        code: 1,
        output: '',
        errors: expect.stringMatching(/^The command failed: .*no audit\n$/),
      });
    },
  );

  it('a database of an earlier version is left to the server to migrate', async () => {
    await commandLine.database.kysely
      .deleteFrom('kysely_migration' as 'enquiry')
      .where('name', '!=', '0001-enquiry')
      .execute();
    expect(await commandLine.enquiries('list')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('start the server once'),
    });
  });

  it('a database that a later version has changed is not opened', async () => {
    await commandLine.database.kysely
      .insertInto('kysely_migration' as 'enquiry')
      .values({ name: '9999-later', timestamp: '2026-11-27T00:00:00Z' } as never)
      .execute();
    expect(await commandLine.enquiries('purge', '--older-than', '12m')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('A later version of this program has changed the tables of'),
    });
  });
});
