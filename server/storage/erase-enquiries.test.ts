import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mailChannel } from '../channels/mail-channel.ts';
import { webhookChannel } from '../channels/webhook-channel.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { createPatientStore } from '../testing/patient-store.ts';
import { testDatabases } from '../testing/test-databases.ts';
import type { DeliveryState } from '../model/database.ts';
import { eraseEnquiries, purgeableEnquiries, purgeEnquiries } from './erase-enquiries.ts';
import { retryDeliveries } from './change-deliveries.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

describe.each(testDatabases)('erasing on $dialect', ({ create }) => {
  it('deletes an enquiry and its deliveries', async () => {
    const database = await (await create()).open();
    const store = createPatientStore(database, { channels: [mailChannel, webhookChannel] });
    for (const name of ['One', 'Two']) await store.add(exampleEnquiry({ name }), { receivedAt: new Date() });
    expect(await eraseEnquiries(database, [1, 99])).toEqual({ deleted: 1, isOverwritten: true });
    expect(await database.kysely.selectFrom('enquiry').select('name').execute()).toEqual([{ name: 'Two' }]);
    expect(await database.kysely.selectFrom('delivery').select('enquiry_id').execute()).toEqual([
      { enquiry_id: 2 },
      { enquiry_id: 2 },
    ]);
  });

  it('returns that the erased rows are not overwritten while an earlier state is being read', async () => {
    const test = await create();
    const [database, reader] = [await test.open(), await test.open()];
    const store = createPatientStore(database);
    for (const name of ['One', 'Two']) await store.add(exampleEnquiry({ name }), { receivedAt: new Date() });
    await reader.kysely.connection().execute(async (connection) => {
      const begin = database.dialect === 'sqlite' ? sql`begin` : sql`begin isolation level repeatable read`;
      await begin.execute(connection);
      await connection.selectFrom('enquiry').select('id').execute();
      // Otherwise SQLite would wait for the reader.
      if (database.dialect === 'sqlite') await sql`pragma busy_timeout = 0`.execute(database.kysely);
      expect(await eraseEnquiries(database, [1])).toEqual({ deleted: 1, isOverwritten: false });
      await sql`rollback`.execute(connection);
    });
    expect(await eraseEnquiries(database, [2])).toEqual({ deleted: 1, isOverwritten: true });
  });

  it('finds what is old, except enquiries with a waiting or failed delivery', async () => {
    const database = await (await create()).open();
    const store = createPatientStore(database, { channels: [mailChannel] });
    const states: DeliveryState[] = ['delivered', 'waiting', 'failed', 'discarded'];
    for (const [index, state] of states.entries()) {
      await store.add(exampleEnquiry({ name: state }), { receivedAt: new Date('2024-01-01T00:00:00Z') });
      await database.kysely
        .updateTable('delivery')
        .set({ state })
        .where('enquiry_id', '=', index + 1)
        .execute();
    }
    await createPatientStore(database).add(exampleEnquiry({ name: 'new' }), {
      receivedAt: new Date('2024-01-02T00:00:00Z'),
    });
    expect(await purgeableEnquiries(database, new Date('2024-01-02T00:00:00Z'))).toEqual([1, 4]);
  });

  it('does not purge what a person has put back since it was found', async () => {
    const database = await (await create()).open();
    const store = createPatientStore(database, { channels: [mailChannel] });
    for (const name of ['One', 'Two'])
      await store.add(exampleEnquiry({ name }), { receivedAt: new Date('2024-01-01T00:00:00Z') });
    await database.kysely.updateTable('delivery').set({ state: 'discarded' }).execute();
    const found = await purgeableEnquiries(database, new Date('2024-01-02T00:00:00Z'));
    await retryDeliveries(database, 2, new Date());
    expect(await purgeEnquiries(database, found)).toMatchObject({ deleted: 1 });
    expect(await database.kysely.selectFrom('enquiry').select('name').execute()).toEqual([{ name: 'Two' }]);
  });
});

it('erased rows do not stay readable in a SQLite file', async () => {
  const file = join(temporaryFolder(), 'enquiries.sqlite');
  const database = await openSqlite(file);
  onTestFinished(() => database.kysely.destroy());
  const store = createPatientStore(database);
  for (const name of ['Somebody', 'Erasmus Gone'])
    await store.add(exampleEnquiry({ name }), { receivedAt: new Date() });
  const bytes = (): string => Buffer.concat([file, `${file}-wal`].map((part) => readFileSync(part))).toString('latin1');
  expect(bytes()).toContain('Erasmus Gone');
  await eraseEnquiries(database, [2]);
  expect(bytes()).not.toContain('Erasmus Gone');
  expect(bytes()).toContain('Somebody');
});
