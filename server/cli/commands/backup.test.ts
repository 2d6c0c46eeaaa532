import { beforeEach, describe, expect, it } from 'vitest';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { testCommandLine } from '../../testing/test-command-line.ts';
import type { TestCommandLine } from '../../testing/test-command-line.ts';
import { testDatabases } from '../../testing/test-databases.ts';

describe.each(testDatabases)('backup on $dialect', ({ dialect, create }) => {
  let line: TestCommandLine;
  beforeEach(async () => {
    line = await testCommandLine(await create());
  });

  it.runIf(dialect === 'postgres')('backup is left to pg_dump', async () => {
    expect(await line.enquiries('backup', '/nowhere/backup')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('pg_dump -Fc'),
    });
  });

  it.runIf(dialect === 'sqlite')('backup copies to a new file only', async () => {
    await line.received({}, '2026-11-21T18:00:00Z');
    const target = join(temporaryFolder(), 'backup.sqlite');
    const { code, output } = await line.enquiries('backup', target);
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringMatching(
        /^1 enquiries are in \S+backup\.sqlite \(\d+ kB\), which was opened and checked\.\n$/,
      ),
    });
    expect(readdirSync(dirname(target))).toEqual(['backup.sqlite']);
    const again = await line.enquiries('backup', target);
    expect(again).toMatchObject({ code: 1, errors: expect.stringContaining('There is a file at') });
    const nowhere = await line.enquiries('backup', '/nowhere/backup.sqlite');
    expect(nowhere).toMatchObject({ code: 1, errors: expect.stringMatching(/^No backup was made at .* name a file/) });
  });
});
