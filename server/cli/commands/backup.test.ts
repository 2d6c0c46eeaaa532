import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { testCommandLine } from '../../testing/test-command-line.ts';
import { testPostgres, testSqlite } from '../../testing/test-databases.ts';

it.runIf(testPostgres)('backup refers to pg_dump on PostgreSQL', async () => {
  const commandLine = await testCommandLine(await testPostgres!.create());
  expect(await commandLine.enquiries('backup', '/nowhere/backup')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('pg_dump -Fc'),
  });
});

it.runIf(testSqlite)(
  'backup copies a SQLite database into a new file that only its owner can read, and overwrites no file',
  async () => {
    const commandLine = await testCommandLine(await testSqlite!.create());
    await commandLine.addEnquiry({}, '2026-11-21T18:00:00Z');
    const target = join(temporaryFolder(), 'backup.sqlite');
    const { code, output } = await commandLine.enquiries('backup', target);
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringMatching(
        /^Copied 1 enquiry to \S+backup\.sqlite \(\d+ kB\)\. The copy was opened and checked\.\n$/,
      ),
    });
    expect(readdirSync(dirname(target))).toEqual(['backup.sqlite']);
    expect(statSync(target).mode & 0o777).toBe(0o600);
    const before = readFileSync(target);
    await commandLine.addEnquiry({ name: 'Later' }, '2026-11-22T18:00:00Z');
    const again = await commandLine.enquiries('backup', target);
    expect(again).toMatchObject({ code: 1, errors: expect.stringContaining('already exists: choose another name') });
    expect(readFileSync(target).equals(before)).toBe(true);
    const nowhere = await commandLine.enquiries('backup', '/nowhere/backup.sqlite');
    expect(nowhere).toMatchObject({ code: 1, errors: expect.stringMatching(/^No backup was made at .* name a file/) });
    const belowFile = await commandLine.enquiries('backup', join(target, 'backup.sqlite'));
    expect(belowFile).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^No backup was made at .* name a file/),
    });
  },
);

it.runIf(testSqlite)('backup refuses a damaged database, and names the command that checks it', async () => {
  const commandLine = await testCommandLine(await testSqlite!.create());
  for (let index = 0; index < 40; index++)
    await commandLine.addEnquiry({ question: 'What is it? '.repeat(40) }, '2026-11-21T18:00:00Z');
  // An open store would notice the damage, sooner or later, and keep everybody from opening the file.
  await commandLine.store.close();
  const file = commandLine.database.name;
  const pages = readFileSync(file);
  writeFileSync(file, pages.fill(0xff, pages.length - 4096));
  const folder = temporaryFolder();
  expect(await commandLine.enquiries('backup', join(folder, 'backup.sqlite'))).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^No backup was made at .* \(the copy cannot be used: .*\): see with .* -- check/s),
  });
  expect(readdirSync(folder)).toEqual([]);
});
