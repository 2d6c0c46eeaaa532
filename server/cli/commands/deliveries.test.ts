import { beforeEach, describe, expect, it } from 'vitest';
import { confirmationChannel } from '../../channels/confirmation-channel.ts';
import { mailChannel } from '../../channels/mail-channel.ts';
import { webhookChannel } from '../../channels/webhook-channel.ts';
import { exampleEnquiry } from '../../testing/example-enquiry.ts';
import { createPatientStore } from '../../testing/patient-store.ts';
import { testCommandLine } from '../../testing/test-command-line.ts';
import type { TestCommandLine } from '../../testing/test-command-line.ts';
import { testDatabases } from '../../testing/test-databases.ts';

const day = 24 * 60 * 60 * 1000;

describe.each(testDatabases)('deliveries on $dialect', ({ create }) => {
  let commandLine: TestCommandLine;
  beforeEach(async () => {
    commandLine = await testCommandLine(await create());
  });

  it('stats counts enquiries of the last day, week and month, suspected ones and deliveries', async () => {
    await commandLine.addDeliveries(['delivered', 'failed', 'failed']);
    for (const days of [0, 2, 8, 31]) {
      const receivedAt = new Date(Date.now() - days * day).toISOString();
      await commandLine.addEnquiry({ name: `${days} days ago` }, receivedAt, {
        suspicion: days === 0 ? '4 links' : null,
      });
    }
    expect(JSON.parse((await commandLine.enquiries('stats', '--json')).output)).toMatchObject({
      enquiries: 7,
      lastDay: 1,
      lastWeek: 2,
      lastMonth: 3,
      suspected: 1,
      firstReceivedAt: '2024-01-01T18:00:00.000Z',
      deliveries: [
        { channel: 'mail', state: 'delivered', count: 1 },
        { channel: 'mail', state: 'failed', count: 2 },
      ],
    });
    expect((await commandLine.enquiries('stats')).output).toMatch(/^Enquiries: {7}7\n[\s\S]*\nMail failed: {5}2\n$/);
  });

  it('stats separates counts from even the longest names of a channel and a state', async () => {
    const store = createPatientStore(commandLine.database, { channels: [confirmationChannel, mailChannel] });
    await store.add(exampleEnquiry(), { receivedAt: new Date('2026-11-21T18:00:00Z'), mayConfirm: true });
    expect((await commandLine.enquiries('stats')).output).toMatch(/^Confirmation waiting: 1\nMail waiting: {9}1\n$/m);
  });

  it('failed lists deliveries, retry puts them back, discard gives them up', async () => {
    await commandLine.addDeliveries(['failed', 'failed', 'delivered', 'discarded']);
    const list = await commandLine.enquiries('failed');
    expect(list.output).toMatch(/^ID  CHANNEL  NAME {6}EMAIL .*\n1 .*550 no such mailbox\n2 .*\n$/);
    expect((await commandLine.enquiries('retry', '4')).output).toBe('Deliveries queued for retry: 1.\n');
    expect(await commandLine.states()).toEqual(['failed 5 5', 'failed 5 5', 'delivered 5 5', 'waiting 0 0']);
    const { kysely } = commandLine.database;
    const again = await kysely.selectFrom('delivery').selectAll().where('id', '=', 4).executeTakeFirstOrThrow();
    expect(again).toMatchObject({ next_attempt_at: '1970-01-01T00:00:00.000Z', settled_at: null });
    expect(Date.parse(again.give_up_at) - Date.now()).toBeGreaterThan(4.9 * day);
    expect(JSON.parse((await commandLine.enquiries('discard', '1', '--json')).output)).toEqual({ discarded: 1 });
    expect((await commandLine.enquiries('retry', '--all')).output).toBe('Deliveries queued for retry: 1.\n');
    expect(await commandLine.states()).toEqual(['discarded 5 5', 'waiting 0 0', 'delivered 5 5', 'waiting 0 0']);
    expect(await commandLine.enquiries('retry', '3')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('There is nothing to retry for enquiry'),
    });
    expect(await commandLine.enquiries('discard', '3')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('has no waiting or failed delivery'),
    });
    expect((await commandLine.enquiries('failed')).output).toBe('Nothing has failed.\n');
  });

  it('retry --all puts back refused deliveries that wait, but not those under way', async () => {
    await commandLine.addDeliveries(['waiting', 'waiting', 'waiting']);
    const later = { next_attempt_at: '2100-01-01T00:00:00.000Z' };
    await commandLine.database.kysely.updateTable('delivery').set(later).where('id', '<', 3).execute();
    await commandLine.database.kysely
      .updateTable('delivery')
      .set({ lease_holder: 'server' })
      .where('id', '=', 2)
      .execute();
    expect((await commandLine.enquiries('retry', '--all')).output).toBe('Deliveries queued for retry: 1.\n');
    expect(await commandLine.states()).toEqual(['waiting 0 0', 'waiting 5 5', 'waiting 5 5']);
  });

  it('drop and release stop at the id after --up-to, as the mail about held enquiries suggests', async () => {
    const holding = createPatientStore(commandLine.database, { channels: [mailChannel], holdsSuspected: true });
    for (const name of ['One', 'Two', 'Three', 'Four']) {
      await holding.add(exampleEnquiry({ name }), { receivedAt: new Date(), suspicion: '4 links' });
    }
    expect((await commandLine.enquiries('drop', '--up-to', '2')).output).toBe(
      'Nobody will be notified of 2 enquiries held up to 2.\n',
    );
    expect((await commandLine.enquiries('release', '--up-to', '3')).output).toBe(
      'The company is notified of 1 enquiry held up to 3.\n',
    );
    expect(await commandLine.states()).toEqual(['discarded 0 0', 'discarded 0 0', 'waiting 0 0', 'held 0 0']);
  });

  it('held lists suspected spam, release notifies of it, drop does not, and both keep the enquiry', async () => {
    const holding = createPatientStore(commandLine.database, {
      channels: [mailChannel, webhookChannel],
      holdsSuspected: true,
    });
    for (const name of ['One', 'Two', 'Three']) {
      await holding.add(exampleEnquiry({ name }), { receivedAt: new Date(), suspicion: '4 links' });
    }
    await holding.add(exampleEnquiry({ name: 'Honest' }), { receivedAt: new Date() });
    expect(await commandLine.states()).toEqual([...Array(6).fill('held 0 0'), ...Array(2).fill('waiting 0 0')]);
    expect((await commandLine.enquiries('held')).output).toMatch(
      /^ID +RECEIVED .* BECAUSE .*\n1 .* One .* 4 links .*\n2 .*\n3 .*\n$/,
    );
    expect((await commandLine.enquiries('check')).output).toContain('3 held as suspected spam');
    expect((await commandLine.enquiries('release', '2')).output).toBe('The company is notified of enquiry 2.\n');
    expect((await commandLine.enquiries('drop', '3')).output).toBe('Nobody will be notified of enquiry 3.\n');
    expect(await commandLine.enquiries('release', '4')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('not held'),
    });
    const settled = ['waiting 0 0', 'waiting 0 0', 'discarded 0 0', 'discarded 0 0', 'waiting 0 0', 'waiting 0 0'];
    expect(await commandLine.states()).toEqual(['held 0 0', 'held 0 0', ...settled]);
    expect(JSON.parse((await commandLine.enquiries('release', '--all', '--json')).output)).toEqual({ release: 1 });
    expect((await commandLine.enquiries('held')).output).toBe('Nothing is held.\n');
    expect((await commandLine.enquiries('drop', '--all')).output).toBe(
      'Nobody will be notified of 0 enquiries held until now.\n',
    );
    expect(await commandLine.names()).toEqual(['One', 'Two', 'Three', 'Honest']);
  });
});
