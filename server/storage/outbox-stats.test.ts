import { CompiledQuery } from 'kysely';
import { describe, expect, it } from 'vitest';
import { channels, optionalChannels } from '../channels/channels.ts';
import { mailChannel } from '../channels/mail-channel.ts';
import { webhookChannel } from '../channels/webhook-channel.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { interceptedDatabase } from '../testing/intercepted-database.ts';
import { withoutInterruption } from '../testing/interrupted-step.ts';
import { createPatientStore } from '../testing/patient-store.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { settleHeld } from './held-enquiries.ts';
import type { OpenedDatabase } from './opened-database.ts';
import { readOutboxStats } from './outbox-stats.ts';

const at = (minutes: number): Date => new Date(Date.UTC(2026, 10, 21, 18, minutes));

describe.each(testDatabases)('the stats of the outbox on $dialect', ({ dialect, create }) => {
  it('are all 0 if there is nothing to deliver', async () => {
    const opened = await (await create()).open();
    await createPatientStore(opened).add(exampleEnquiry(), { receivedAt: at(0) });
    expect(await readOutboxStats(opened, at(5), optionalChannels)).toEqual({
      waiting: 0,
      oldestSeconds: 0,
      failed: 0,
      held: 0,
    });
  });

  it('count waiting and failed deliveries, and the age of the oldest', async () => {
    const opened = await (await create()).open();
    const store = createPatientStore(opened, { channels });
    for (const minute of [0, 1, 2])
      await store.add(exampleEnquiry({ name: `At ${minute}` }), { receivedAt: at(minute), mayConfirm: true });
    const setStates = async (enquiry: number, state: 'failed' | 'delivered' | 'discarded'): Promise<void> => {
      await opened.kysely.updateTable('delivery').set({ state }).where('enquiry_id', '=', enquiry).execute();
    };
    await setStates(1, 'failed');
    expect(await readOutboxStats(opened, at(5), optionalChannels)).toEqual({
      waiting: 4,
      oldestSeconds: 240,
      failed: 2,
      held: 0,
    });
    await setStates(2, 'delivered');
    await setStates(1, 'discarded');
    expect(await readOutboxStats(opened, at(5), optionalChannels)).toEqual({
      waiting: 2,
      oldestSeconds: 180,
      failed: 0,
      held: 0,
    });
  });

  it('measure how long a delivery has waited since its enquiry was released, not since it arrived', async () => {
    const opened = await (await create()).open();
    const store = createPatientStore(opened, { channels: [mailChannel], holdsSuspected: true });
    await store.add(exampleEnquiry(), { receivedAt: at(0), suspicion: '4 links' });
    await settleHeld(opened, 1, 'release', at(50));
    expect(await readOutboxStats(opened, at(55), optionalChannels)).toMatchObject({ waiting: 1, oldestSeconds: 300 });
  });

  it('count held enquiries, not their deliveries', async () => {
    const opened = await (await create()).open();
    const store = createPatientStore(opened, { channels: [mailChannel, webhookChannel], holdsSuspected: true });
    for (const name of ['One', 'Two'])
      await store.add(exampleEnquiry({ name }), { receivedAt: at(0), suspicion: '4 links' });
    expect(await readOutboxStats(opened, at(5), optionalChannels)).toEqual({
      waiting: 0,
      oldestSeconds: 0,
      failed: 0,
      held: 2,
    });
  });

  it.runIf(dialect === 'sqlite')('are read from the indexes of unsettled deliveries, and from no enquiry', async () => {
    const opened = await interceptedDatabase(await create());
    await createPatientStore(opened, { channels }).add(exampleEnquiry(), { receivedAt: at(0) });
    const statements: string[] = [];
    opened.interceptor = {
      step(_connection, { sql }, run) {
        statements.push(sql);
        return run();
      },
    };
    await readOutboxStats(opened, at(5), optionalChannels);
    opened.interceptor = withoutInterruption;
    const plans = await Promise.all(statements.map((statement) => planOf(opened, statement)));
    expect(plans.flat().filter((step) => step.startsWith('SCAN'))).toEqual([
      'SCAN delivery USING INDEX delivery_unsettled',
      'SCAN delivery USING COVERING INDEX delivery_held',
    ]);
    expect(plans.flat().filter((step) => /enquiry\b/.test(step))).toEqual([]);
  });
});

/** SQLite's query plan for a statement, one line per step. */
async function planOf({ kysely }: OpenedDatabase, statement: string): Promise<string[]> {
  const parameters = Array<string>(statement.split('?').length - 1).fill('');
  const { rows } = await kysely.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${statement}`, parameters),
  );
  return rows.map(({ detail }) => detail);
}
