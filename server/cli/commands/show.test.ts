import { beforeEach, describe, expect, it } from 'vitest';
import { mailChannel } from '../../channels/mail-channel.ts';
import { webhookChannel } from '../../channels/webhook-channel.ts';
import { exampleEnquiry } from '../../testing/example-enquiry.ts';
import { createPatientStore } from '../../testing/patient-store.ts';
import { testCommandLine } from '../../testing/test-command-line.ts';
import type { TestCommandLine } from '../../testing/test-command-line.ts';
import { anyDatabase, testDatabases } from '../../testing/test-databases.ts';

describe('what show prints', () => {
  let commandLine: TestCommandLine;
  beforeEach(async () => {
    commandLine = await testCommandLine(await anyDatabase());
  });

  it('shows one enquiry in full', async () => {
    await commandLine.addEnquiry({ phone: '' }, '2026-11-21T18:00:00.000Z');
    const [reference] = await commandLine.references();
    expect(await commandLine.enquiries('show', '1')).toEqual({
      code: 0,
      errors: '',
      output: [
        'Enquiry 1',
        `Reference:      ${reference}`,
        'Received:       2026-11-21 12:00 CST (2026-11-21T18:00:00.000Z)',
        'Name:           Ada Moreno',
        'Email:          ada@example.com',
        'Phone:          none given',
        'Sent:           2026-11-21T16:40:00.000Z by their own clock',
        'Application id: 9',
        '',
        'Could you build us',
        'a booking system?',
        '',
      ].join('\n'),
    });
  });

  it('shows why it is suspected, its form, and the state of its deliveries', async () => {
    await createPatientStore(commandLine.database, { channels: [mailChannel, webhookChannel] }).add(exampleEnquiry(), {
      receivedAt: new Date('2026-11-21T18:00:00.000Z'),
      form: 'careers',
      suspicion: '4 links',
    });
    await commandLine.database.kysely
      .updateTable('delivery')
      .set({ state: 'failed', settled_at: '2026-11-26T18:00:00.000Z', last_error: '550 no such\nmailbox' })
      .where('channel', '=', 'mail')
      .execute();
    const { output } = await commandLine.enquiries('show', '1');
    expect(output.split('\n').slice(8, 12)).toEqual([
      'Form:           careers',
      'Suspected spam: 4 links',
      'Mail:           failed 2026-11-26 12:00 CST: 550 no such mailbox',
      'Webhook:        waiting, next attempt now, 0 made',
    ]);
  });

  it('shows a stored channel that this server does not know by its name', async () => {
    const pager = { ...mailChannel, name: 'pager' };
    await createPatientStore(commandLine.database, { channels: [pager] }).add(exampleEnquiry(), {
      receivedAt: new Date('2026-11-21T18:00:00.000Z'),
    });
    const { code, output } = await commandLine.enquiries('show', '1');
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringContaining('\npager:          waiting, next attempt now, 0 made\n'),
    });
  });

  it('exits with 1 for an unknown enquiry', async () => {
    const { code, errors } = await commandLine.enquiries('show', '7');
    expect({ code, errors }).toEqual({ code: 1, errors: 'There is no enquiry 7: run list to see which exist.\n' });
  });
});

describe.each(testDatabases)('show on $dialect', ({ create }) => {
  let commandLine: TestCommandLine;
  beforeEach(async () => {
    commandLine = await testCommandLine(await create());
  });

  it('finds an enquiry by its reference, in any spelling, and records each showing in the audit', async () => {
    for (const name of ['One', 'Two']) await commandLine.addEnquiry({ name }, '2026-11-21T18:00:00.000Z');
    const [, two = ''] = await commandLine.references();
    const [first = '', second = ''] = two.toLowerCase().split('-');
    for (const typed of [[two], [first + second], [first, second]]) {
      expect(await commandLine.enquiries('show', '--json', ...typed)).toMatchObject({
        code: 0,
        output: expect.stringContaining('"name":"Two"'),
      });
    }
    expect((await commandLine.enquiries('audit', '--json')).output.match(/show 2/g)).toHaveLength(3);
  });

  it.each([
    ['a reference that no enquiry has', '2222-2222', 1, '2222-2222'],
    ['an id that no enquiry has, with a digit that references lack', '12345678', 1, '12345678'],
    ['text that is neither, since references lack its 0', 'K4MX-7R20', 2, 'reference'],
  ])('refuses %s: %s exits with %i', async (_, typed, code, message) => {
    expect(await commandLine.enquiries('show', typed)).toMatchObject({
      code,
      errors: expect.stringContaining(message),
    });
  });

  it('takes eight digits for a reference if no enquiry has that id', async () => {
    await commandLine.addEnquiry({ name: 'One' }, '2026-11-21T18:00:00.000Z');
    await commandLine.database.kysely
      .updateTable('enquiry')
      .set({ reference: '2345-6789' })
      .where('id', '=', 1)
      .execute();
    for (const typed of ['23456789', '2345-6789']) {
      expect((await commandLine.enquiries('show', typed)).output).toContain('Name:           One');
    }
  });
});
