import { beforeEach, describe, expect, it } from 'vitest';
import { writeClockRecord } from '../../storage/clock-record.ts';
import { testCommandLine } from '../../testing/test-command-line.ts';
import type { TestCommandLine } from '../../testing/test-command-line.ts';
import { anyDatabase, testDatabases } from '../../testing/test-databases.ts';

describe.each(testDatabases)('erasing on $dialect', ({ create }) => {
  let commandLine: TestCommandLine;
  beforeEach(async () => {
    commandLine = await testCommandLine(await create());
  });

  it('deletes everything from a person, with its deliveries, after a confirmation', async () => {
    await commandLine.addDeliveries(['delivered', 'failed']);
    await commandLine.addEnquiry({ name: 'Also', email: 'ADA@example.com' }, '2026-11-21T18:00:00Z');
    await commandLine.addEnquiry({ name: 'Other', email: 'other@example.com' }, '2026-11-21T18:00:00Z');
    const deletePerson = ['delete', '--email', 'Ada@Example.com'];
    expect(await commandLine.enquiries(...deletePerson)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('pass --yes'),
    });
    const dry = await commandLine.enquiries(...deletePerson, '--dry-run');
    expect(dry).toMatchObject({
      code: 0,
      output: expect.stringContaining('3 enquiries would be deleted. Nothing was deleted.'),
    });
    expect(await commandLine.names()).toHaveLength(4);
    expect((await commandLine.enquiries(...deletePerson, '--yes')).output).toContain('3 enquiries deleted.');
    expect(await commandLine.names()).toEqual(['Other']);
    expect(await commandLine.states()).toEqual([]);
    expect(await commandLine.enquiries(...deletePerson, '--yes')).toMatchObject({
      code: 1,
      errors: 'There is no enquiry from Ada@Example.com.\n',
    });
  });

  it('deletes an enquiry by its id', async () => {
    for (const name of ['One', 'Two']) await commandLine.addEnquiry({ name }, '2026-11-21T18:00:00Z');
    const { output } = await commandLine.enquiries('delete', '1', '--yes', '--json');
    expect(JSON.parse(output)).toEqual({ deleted: 1, ids: [1] });
    expect(await commandLine.names()).toEqual(['Two']);
  });

  it('purge --yes deletes nothing by a clock that retention cannot trust, and purge says why when it asks', async () => {
    await commandLine.addEnquiry({ name: 'Old' }, '2023-01-01T18:00:00Z');
    commandLine.environment = { ...commandLine.environment, RETENTION_MONTHS: '24' };
    const recordClock = (days: number): Promise<void> => {
      const seenAt = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
      return writeClockRecord(commandLine.database, {
        seenAt,
        steadySince: new Date(0),
        unproven: 0,
        unprovenSince: null,
      });
    };
    for (const days of [200, -1]) {
      await recordClock(days);
      expect(await commandLine.enquiries('purge', '--older-than', '24m', '--yes')).toMatchObject({
        code: 1,
        errors: expect.stringMatching(
          /^The clock says .*Z, retention last saw .*Z: .* Nothing was deleted: check the clock/,
        ),
      });
    }
    expect(await commandLine.enquiries('purge', '--older-than', '24m')).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^The clock says .* 1 enquiry from before .* will be deleted forever\./),
    });
    expect(await commandLine.names()).toEqual(['Old']);
    await recordClock(0);
    expect((await commandLine.enquiries('purge', '--older-than', '24m', '--yes')).code).toBe(0);
    expect(await commandLine.names()).toEqual([]);
  });

  it('purge deletes what is old, except enquiries with a waiting or failed delivery', async () => {
    await commandLine.addDeliveries(['delivered', 'failed', 'waiting']);
    await commandLine.addEnquiry({ name: 'New' }, new Date().toISOString());
    expect(await commandLine.enquiries('purge', '--older-than', '12m')).toMatchObject({ code: 1, output: '' });
    expect((await commandLine.enquiries('purge', '--older-than', '12m', '--dry-run')).output).toMatch(
      /^1 enquiry .* would be/,
    );
    expect((await commandLine.enquiries('purge', '--older-than', '12m', '--yes')).output).toMatch(
      /^1 enquiry .* deleted\.\n$/,
    );
    expect(await commandLine.names()).toEqual(['Person 2', 'Person 3', 'New']);
    expect((await commandLine.enquiries('purge', '--older-than', '12m', '--yes')).output).toContain(
      'nothing to delete',
    );
  });

  it('is repeated on a database restored from an older backup, without touching later enquiries', async () => {
    const backedUp: [object, string][] = [
      [{ name: 'Ada' }, '2026-11-20T18:00:00Z'],
      [{ name: 'Ada again', email: 'Ada@example.com' }, '2026-11-20T18:05:00Z'],
      [{ name: 'One', email: 'one@example.com' }, '2026-11-20T18:10:00Z'],
      [{ name: 'Stays', email: 'stays@example.com' }, '2026-11-20T18:15:00Z'],
    ];
    for (const [fields, at] of backedUp) await commandLine.addEnquiry(fields, at);
    await commandLine.enquiries('delete', '3', '--yes');
    await commandLine.enquiries('delete', '--email', 'ada@example.com', '--yes');
    await commandLine.enquiries('delete', '4', '--dry-run');
    // The state after a backup was restored.
    for (const [fields, at] of backedUp.slice(0, 3)) await commandLine.addEnquiry(fields, at);
    await commandLine.addEnquiry({ name: 'Ada, later' }, new Date(Date.now() + 1000).toISOString());
    expect(await commandLine.enquiries('erase-listed')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('pass --yes'),
    });
    const dry = await commandLine.enquiries('erase-listed', '--dry-run');
    expect(dry).toMatchObject({ code: 0, output: '3 enquiries would be deleted. Nothing was deleted.\n' });
    expect(await commandLine.enquiries('erase-listed', '--yes')).toMatchObject({ output: '3 enquiries deleted.\n' });
    expect(await commandLine.names()).toEqual(['Stays', 'Ada, later']);
    expect((await commandLine.enquiries('erase-listed', '--yes')).output).toBe(
      'No one on the list is in the database.\n',
    );
    expect((await commandLine.enquiries('audit', '--json')).output).toMatch(/"erase-listed"/);
  });
});

describe('erasing, on one database', () => {
  let commandLine: TestCommandLine;
  beforeEach(async () => {
    commandLine = await testCommandLine(await anyDatabase());
  });

  it('is refused if it cannot be added to the list', async () => {
    await commandLine.addEnquiry({ name: 'One' }, '2026-11-21T18:00:00Z');
    commandLine.environment['ERASURE_LIST'] = '/nowhere/erasures';
    const { code, errors } = await commandLine.enquiries('delete', '1', '--yes');
    expect({ code, errors }).toEqual({ code: 1, errors: expect.stringMatching(/^Nothing was erased: .*ERASURE_LIST/) });
    expect(await commandLine.names()).toEqual(['One']);
  });

  it('without a list, repeating it prints where to get one', async () => {
    expect(await commandLine.enquiries('erase-listed', '--yes')).toMatchObject({
      code: 1,
      errors: expect.stringMatching(
        /^There is no list of erasures at .*erasures: copy it from where you keep backups\.\n$/,
      ),
    });
  });

  it('asks the user at the terminal, and does nothing without a yes', async () => {
    await commandLine.addEnquiry({ name: 'One' }, '2026-11-21T18:00:00Z');
    commandLine.answer = 'y';
    expect(await commandLine.enquiries('delete', '1')).toMatchObject({ code: 1, errors: 'Nothing was changed.\n' });
    expect(await commandLine.names()).toEqual(['One']);
    commandLine.answer = ' Yes ';
    expect(await commandLine.enquiries('delete', '1')).toMatchObject({ code: 0 });
    expect(await commandLine.names()).toEqual([]);
  });
});
