import { readFileSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirmationChannel } from '../../channels/confirmation-channel.ts';
import { mailChannel } from '../../channels/mail-channel.ts';
import { writeClockRecord } from '../../storage/clock-record.ts';
import { exampleEnquiry } from '../../testing/example-enquiry.ts';
import { parseJsonLines } from '../../testing/json-lines.ts';
import { createPatientStore } from '../../testing/patient-store.ts';
import { startTestSmtp } from '../../testing/test-smtp.ts';
import type { TestSmtp } from '../../testing/test-smtp.ts';
import { testCommandLine } from '../../testing/test-command-line.ts';
import type { TestCommandLine } from '../../testing/test-command-line.ts';
import { anyDatabase, testDatabases } from '../../testing/test-databases.ts';

describe('what check reports', () => {
  let commandLine: TestCommandLine;
  beforeEach(async () => {
    commandLine = await testCommandLine(await anyDatabase());
  });

  it('reports that retention refuses to delete', async () => {
    commandLine.environment = { ...commandLine.environment, RETENTION_MONTHS: '12' };
    for (let index = 0; index < 6; index++) await commandLine.addEnquiry({ name: `${index}` }, '2024-01-01T18:00:00Z');
    const now = new Date();
    await writeClockRecord(commandLine.database, {
      seenAt: now,
      steadySince: new Date(0),
      unproven: 0,
      unprovenSince: null,
    });
    expect(await commandLine.enquiries('check')).toMatchObject({
      code: 1,
      output: expect.stringContaining('WRONG    retention: nothing is deleted: 6 of 6 seem older than 12 months'),
    });
  });

  it('reports a delivery that has waited for more than an hour, even if none has failed', async () => {
    await commandLine.addDeliveries(['waiting']);
    expect(await commandLine.enquiries('check')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^WRONG {4}outbox: +1 waiting, the oldest since 2024-01-01 12:00 CST/m),
    });
  });

  it('repeats no address that a mail server mentions: its output goes to the journal and into alerts', async () => {
    await commandLine.addDeliveries(['waiting']);
    await commandLine.database.kysely
      .updateTable('delivery')
      .set({ last_error: 'Message failed: 451 4.7.1 Reply-To <ada3@example.com>: domain not resolvable' })
      .execute();
    const { output } = await commandLine.enquiries('check');
    expect(output).toContain('451 4.7.1 Reply-To <(address)>: domain not resolvable');
    expect(output).not.toContain('@');
  });

  it('reports failures, deliveries that wait too long, and an unreachable mail server', async () => {
    await commandLine.addDeliveries(['failed', 'waiting']);
    commandLine.environment = {
      ...commandLine.environment,
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'site@juniperjay.example',
      MAIL_TO: 'sales@juniperjay.example',
    };
    const { code, output } = await commandLine.enquiries('check', '--json');
    expect(code).toBe(1);
    expect(parseJsonLines(output)).toEqual([
      { what: 'database', state: 'ok', message: expect.any(String) },
      {
        what: 'outbox',
        state: 'wrong',
        message:
          '1 waiting, the oldest since 2024-01-01 12:00 CST, 550 no such mailbox, 1 failed (see them with failed)',
      },
      { what: 'mail', state: 'wrong', message: expect.stringContaining('ECONNREFUSED') },
    ]);
  });
});

describe.each(testDatabases)('check on $dialect', ({ dialect, create }) => {
  let commandLine: TestCommandLine;
  beforeEach(async () => {
    commandLine = await testCommandLine(await create());
  });

  it('reports success if everything works', async () => {
    const smtp = await startTestSmtp();
    commandLine.environment = { ...commandLine.environment, ...smtp.environment };
    await commandLine.addEnquiry({}, '2026-11-21T18:00:00Z');
    const { code, output } = await commandLine.enquiries('check');
    expect({ code, lines: output.split('\n') }).toEqual({
      code: 0,
      lines: [
        `ok       database:  ${commandLine.database.name}, 1 enquiry`,
        'ok       outbox:    0 waiting, 0 failed',
        `ok       mail:      127.0.0.1:${smtp.port} can be reached`,
        '',
      ],
    });
    expect(smtp.mails).toEqual([]);
  });

  it('reports whether the mail server accepts the login, or asks for none', async () => {
    const mailLine = async (smtp: TestSmtp): Promise<string | undefined> => {
      const SMTP_URL = `smtp://site:right@127.0.0.1:${smtp.port}`;
      commandLine.environment = { ...commandLine.environment, ...smtp.environment, SMTP_URL };
      const { output } = await commandLine.enquiries('check');
      return /^ok +mail: .* can be reached(.*)$/m.exec(output)?.[1];
    };
    expect(await mailLine(await startTestSmtp({ password: 'right' }))).toBe(' and accepts the login');
    expect(await mailLine(await startTestSmtp())).toBe(' but asks for no login: the one in SMTP_URL is not used');
  });

  it('reports neither a new delivery that waits nor confirmations that wait or have failed', async () => {
    const store = createPatientStore(commandLine.database, { channels: [mailChannel, confirmationChannel] });
    const { kysely } = commandLine.database;
    for (const [name, receivedAt] of [
      ['Old', new Date('2024-01-01T18:00:00Z')],
      ['Older', new Date('2023-01-01T18:00:00Z')],
      ['New', new Date()],
    ] as const)
      await store.add(exampleEnquiry({ name }), { receivedAt, mayConfirm: true });
    const old = kysely.updateTable('delivery').where('enquiry_id', '<', 3);
    await old.set({ state: 'delivered' }).where('channel', '=', 'mail').execute();
    await old.set({ state: 'failed' }).where('channel', '=', 'confirmation').where('enquiry_id', '=', 1).execute();
    expect(await commandLine.enquiries('check')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^ok {7}outbox: +1 waiting, .*, 0 failed$/m),
    });
  });

  it('measures how long a delivery has waited since it was released or put back, not since its enquiry arrived', async () => {
    const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
    const store = createPatientStore(commandLine.database, { channels: [mailChannel], holdsSuspected: true });
    await store.add(exampleEnquiry({ name: 'Held' }), { receivedAt: twoDaysAgo, suspicion: '4 links' });
    await store.add(exampleEnquiry({ name: 'Failed' }), { receivedAt: twoDaysAgo });
    const { kysely } = commandLine.database;
    await kysely.updateTable('delivery').set({ state: 'failed' }).where('enquiry_id', '=', 2).execute();
    await commandLine.enquiries('release', '1');
    await commandLine.enquiries('retry', '2');
    expect(await commandLine.enquiries('check')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^ok {7}outbox: +2 waiting, .*, 0 failed$/m),
    });
  });

  it('reports since when the longest waiting delivery has waited', async () => {
    const store = createPatientStore(commandLine.database, { channels: [mailChannel], holdsSuspected: true });
    await store.add(exampleEnquiry({ name: 'Held' }), {
      receivedAt: new Date('2024-01-01T18:00:00Z'),
      suspicion: '4 links',
    });
    await store.add(exampleEnquiry({ name: 'Waiting' }), { receivedAt: new Date('2025-01-01T18:00:00Z') });
    await commandLine.enquiries('release', '1');
    expect(await commandLine.enquiries('check')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^WRONG {4}outbox: +2 waiting, the oldest since 2025-01-01 12:00 CST,/m),
    });
  });

  it.runIf(dialect === 'sqlite')('reports a damaged database', async () => {
    await commandLine.addDeliveries(['delivered']);
    const { kysely } = commandLine.database;
    await sql`pragma foreign_keys = off`.execute(kysely);
    await sql`delete from enquiry`.execute(kysely);
    expect(await commandLine.enquiries('check')).toMatchObject({
      code: 1,
      output: expect.stringContaining('is damaged: restore a backup (deliveries without an enquiry: 1)'),
    });
  });

  it.runIf(dialect === 'sqlite')('reports damaged pages, and reads no table after that', async () => {
    for (let index = 0; index < 200; index++)
      await commandLine.addEnquiry({ question: 'What is it? '.repeat(40) }, '2026-11-21T18:00:00Z');
    const file = commandLine.database.name;
    // An open store would notice the damage, sooner or later, and keep everybody from opening the file.
    await commandLine.store.close();
    const pages = readFileSync(file);
    writeFileSync(file, pages.fill(0xff, pages.length / 2, pages.length / 2 + 3 * 4096));
    const { code, output } = await commandLine.enquiries('check');
    expect(code).toBe(1);
    expect(output).toMatch(/^WRONG {4}database: +\S+ is damaged: restore a backup \(/);
    expect(output).not.toContain('outbox');
  });
});
