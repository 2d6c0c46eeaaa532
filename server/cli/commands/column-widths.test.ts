import { beforeEach, describe, expect, it } from 'vitest';
import { phoneRules } from '#contract/phone-rules.ts';
import { channels } from '../../channels/channels.ts';
import { exampleCompany } from '../../testing/example-company.ts';
import { exampleDist } from '../../testing/example-dist.ts';
import { exampleEnquiry } from '../../testing/example-enquiry.ts';
import { createPatientStore } from '../../testing/patient-store.ts';
import { testCommandLine } from '../../testing/test-command-line.ts';
import type { TestCommandLine } from '../../testing/test-command-line.ts';
import { anyDatabase } from '../../testing/test-databases.ts';

const receivedAt = new Date('2026-11-21T16:40:00Z');

describe('the commands of a company in Adelaide', () => {
  let commandLine: TestCommandLine;
  beforeEach(async () => {
    commandLine = await testCommandLine(await anyDatabase());
    const company = { ...exampleCompany, icon: undefined, timeZone: 'Australia/Adelaide' };
    commandLine.environment['SITE_DIR'] = exampleDist({ '.build/company.json': JSON.stringify(company) });
  });

  it('list shows a time with its zone, and the longest international phone number', async () => {
    const phone = '+49 (0) 89 / 12 34 / 56 78 / 90';
    const { shape } = phoneRules.international;
    expect([phone, `${phone}1`].map((text) => shape.test(text))).toEqual([true, false]);
    await commandLine.addEnquiry({ phone }, receivedAt.toISOString());
    const { output } = await commandLine.enquiries('list');
    expect(output).toContain('  2026-11-22 03:10 GMT+10:30  ');
    expect(output).toContain(`  ${phone}  `);
  });

  it('held shows a time with its zone', async () => {
    const store = createPatientStore(commandLine.database, { channels, holdsSuspected: true });
    await store.add(exampleEnquiry(), { receivedAt, suspicion: '4 links' });
    expect((await commandLine.enquiries('held')).output).toContain('  2026-11-22 03:10 GMT+10:30  ');
  });

  it('failed shows a time with its zone, and each channel', async () => {
    const store = createPatientStore(commandLine.database, { channels });
    await store.add(exampleEnquiry(), { receivedAt, mayConfirm: true });
    const failure = { state: 'failed', settled_at: receivedAt.toISOString() } as const;
    await commandLine.database.kysely.updateTable('delivery').set(failure).execute();
    const { output } = await commandLine.enquiries('failed');
    expect(output.match(/ {2}2026-11-22 03:10 GMT\+10:30 {2}/g)).toHaveLength(channels.length);
    for (const { name } of channels) expect(output).toContain(`  ${name}  `);
  });

  it('audit shows a time with its zone', async () => {
    await commandLine.enquiries('list');
    expect((await commandLine.enquiries('audit')).output).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d GMT\+(10|9):30 {2}/m);
  });
});
