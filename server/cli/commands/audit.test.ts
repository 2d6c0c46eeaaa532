import { beforeEach, describe, expect, it } from 'vitest';
import { userInfo } from 'node:os';
import type { AuditLine } from '../../storage/audit.ts';
import { parseJsonLines } from '../../testing/json-lines.ts';
import { testCommandLine } from '../../testing/test-command-line.ts';
import type { TestCommandLine } from '../../testing/test-command-line.ts';
import { anyDatabase, testDatabases } from '../../testing/test-databases.ts';

const actionsOf = (lines: readonly AuditLine[]): string[] =>
  lines.map(({ action, enquiries }) => `${action}: ${enquiries}`);

/** Reads the audit records, oldest first. */
async function readAudit({ enquiries }: TestCommandLine): Promise<AuditLine[]> {
  const { output } = await enquiries('audit', '--json');
  return (parseJsonLines(output) as AuditLine[]).reverse();
}

describe.each(testDatabases)('the audit on $dialect', ({ create }) => {
  let commandLine: TestCommandLine;
  beforeEach(async () => {
    commandLine = await testCommandLine(await create());
  });

  it('records who read, exported or erased how many enquiries, without addresses, and shows that', async () => {
    for (const name of ['One', 'Two', 'Three']) await commandLine.addEnquiry({ name }, '2026-11-21T18:00:00Z');
    await commandLine.enquiries('list', '--limit', '2');
    await commandLine.enquiries('show', '2');
    await commandLine.enquiries('search', 'one');
    await commandLine.enquiries('export', '--format', 'csv');
    await commandLine.enquiries('delete', '1', '--yes');
    await commandLine.enquiries('delete', '--email', 'ada@example.com', '--dry-run');
    await commandLine.enquiries('delete', '--email', 'ada@example.com', '--yes');
    await commandLine.enquiries('purge', '--older-than', '1d', '--yes');
    await commandLine.enquiries('stats');
    const lines = await readAudit(commandLine);
    expect(actionsOf(lines)).toEqual([
      'list: 2',
      'show 2: 1',
      'search: 1',
      'export csv: 3',
      'delete 1: 1',
      'delete --email (shown): 2',
      'delete --email: 2',
    ]);
    expect(new Set(lines.map(({ by }) => by))).toEqual(new Set([userInfo().username]));
    expect((await commandLine.enquiries('audit')).output).toMatch(
      /^WHEN +WHO +WHAT +ENQUIRIES\n.* delete --email +2\n/,
    );
  });
});

it('the audit records who listed failed and held enquiries and who purged old ones', async () => {
  const commandLine = await testCommandLine(await anyDatabase());
  await commandLine.addDeliveries(['failed', 'held']);
  await commandLine.enquiries('failed');
  await commandLine.enquiries('held');
  await commandLine.enquiries('purge', '--older-than', '12m', '--yes');
  expect(actionsOf(await readAudit(commandLine))).toEqual(['failed: 1', 'held: 1', 'purge --older-than 12m: 1']);
});
