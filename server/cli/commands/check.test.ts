import { beforeEach, describe, expect, it } from 'vitest';
import { writeClockRecord } from '../../storage/clock-record.ts';
import { testSmtp } from '../../testing/test-smtp.ts';
import { testCommandLine } from '../../testing/test-command-line.ts';
import type { TestCommandLine } from '../../testing/test-command-line.ts';
import { testDatabases } from '../../testing/test-databases.ts';

describe.each(testDatabases)('check on $dialect', ({ create }) => {
  let line: TestCommandLine;
  beforeEach(async () => {
    line = await testCommandLine(await create());
  });

  it('reports success if everything works', async () => {
    const smtp = await testSmtp();
    line.environment = {
      ...line.environment,
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_FROM: 'site@juniperjay.example',
      MAIL_TO: 'sales@juniperjay.example',
    };
    await line.received({}, '2026-11-21T18:00:00Z');
    const { code, output } = await line.enquiries('check');
    expect({ code, lines: output.split('\n') }).toEqual({
      code: 0,
      lines: [
        `ok       database:  ${line.database.name}, 1 enquiry`,
        'ok       outbox:    0 waiting, 0 failed',
        `ok       mail:      127.0.0.1:${smtp.port} can be reached`,
        '',
      ],
    });
    expect(smtp.mails).toEqual([]);
  });

  it('reports that retention refuses to delete', async () => {
    line.environment = { ...line.environment, RETENTION_MONTHS: '12' };
    for (let index = 0; index < 6; index++) await line.received({ name: `${index}` }, '2024-01-01T18:00:00Z');
    const now = new Date();
    await writeClockRecord(line.database, { seenAt: now, steadySince: new Date(0) });
    expect(await line.enquiries('check')).toMatchObject({
      code: 1,
      output: expect.stringContaining('TROUBLE  retention: nothing is deleted: 6 of 6 seem older than 12 months'),
    });
  });

  it('reports failures, deliveries that wait too long, and an unreachable mail server', async () => {
    await line.delivered(['failed', 'waiting']);
    line.environment = {
      ...line.environment,
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'site@juniperjay.example',
      MAIL_TO: 'sales@juniperjay.example',
    };
    const { code, output } = await line.enquiries('check', '--json');
    expect(code).toBe(1);
    expect(
      output
        .trimEnd()
        .split('\n')
        .map((line): unknown => JSON.parse(line)),
    ).toEqual([
      { what: 'database', well: true, words: expect.any(String) },
      {
        what: 'outbox',
        well: false,
        words: '1 waiting, the oldest since 2024-01-01 12:00 CST, 550 no such mailbox, 1 failed (see them with failed)',
      },
      { what: 'mail', well: false, words: expect.stringContaining('ECONNREFUSED') },
    ]);
  });
});
