import { describe, expect, it } from 'vitest';
import { confirmationChannel } from '../channels/confirmation-channel.ts';
import { mailChannel } from '../channels/mail-channel.ts';
import { enquiryUrl, json } from '../testing/enquiry-requests.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { interceptedDatabase } from '../testing/intercepted-database.ts';
import type { InterceptedDatabase } from '../testing/intercepted-database.ts';
import { openStore } from '../testing/open-store.ts';
import { createPatientStore } from '../testing/patient-store.ts';
import { startApp } from '../testing/running-app.ts';
import { testDatabases, testPostgres } from '../testing/test-databases.ts';
import type { TestDatabase } from '../testing/test-databases.ts';
import { createDeliveryQueue } from './delivery-queue.ts';

const receivedAt = new Date('2026-11-21T18:00:00.000Z');

describe.each(testDatabases)('concurrent enquiries, on $dialect', ({ create }) => {
  it('the same enquiry is stored once, even among others of its group and after a restart', async () => {
    const database = await create();
    const { store } = await openStore(database);
    const names = ['Ada Moreno', 'Bo', 'Ada Moreno', 'Cy', 'Ada Moreno'];
    await Promise.all(names.map((name) => store.add(exampleEnquiry({ name }), { receivedAt })));
    await store.add(exampleEnquiry(), { receivedAt });
    await store.close();
    const { store: reopened, rows } = await openStore(database);
    await reopened.add(exampleEnquiry(), { receivedAt: new Date() });
    await reopened.add(exampleEnquiry({ phone: '(281) 555-0143' }), { receivedAt });
    expect((await rows()).map(({ name, phone }) => `${name} ${phone}`).sort()).toEqual([
      'Ada Moreno (281) 555-0142',
      'Ada Moreno (281) 555-0143',
      'Bo (281) 555-0142',
      'Cy (281) 555-0142',
    ]);
  });

  it('the same enquiry sent 32 times at once is answered 32 times and stored once', async () => {
    const { store, rows } = await openStore(await create());
    const { ask } = await startApp({ store });
    const request = json(exampleEnquiry());
    const answers = await Promise.all(Array.from({ length: 32 }, () => ask(enquiryUrl, request)));
    expect(answers.map(({ status }) => status)).toEqual(Array(32).fill(201));
    expect(await rows()).toHaveLength(1);
  });

  it('500 different enquiries at once are all stored', async () => {
    const { store, rows } = await openStore(await create());
    const names = Array.from({ length: 500 }, (_, index) => `Person ${index}`);
    await Promise.all(names.map((name) => store.add(exampleEnquiry({ name }), { receivedAt })));
    expect((await rows()).map(({ name }) => name).sort()).toEqual(names.sort());
  });

  it('two servers that receive the same enquiries at once, in opposite orders, store each once', async () => {
    const database = await create();
    const options = { channels: [mailChannel] };
    const { store, rows, deliveries } = await openStore(database, options);
    const { store: other } = await openStore(database, options);
    for (let round = 0; round < 8; round++) {
      const names = Array.from({ length: 100 }, (_, index) => `Person ${round} ${index}`);
      await Promise.all([
        ...names.map((name) => store.add(exampleEnquiry({ name }), { receivedAt })),
        ...names.toReversed().map((name) => other.add(exampleEnquiry({ name }), { receivedAt })),
      ]);
    }
    expect(new Set((await rows()).map(({ name }) => name)).size).toBe(800);
    expect(await rows()).toHaveLength(800);
    expect(await deliveries()).toHaveLength(800);
  });

  it('eight servers may start simultaneously on an empty database', async () => {
    const database = await create();
    const servers = await Promise.all(Array.from({ length: 8 }, () => database.open()));
    await Promise.all(
      servers.map((server, index) =>
        createPatientStore(server).add(exampleEnquiry({ name: `Person ${index}` }), { receivedAt }),
      ),
    );
    const { rows } = await openStore(database);
    expect(await rows()).toHaveLength(8);
  });
});

const confirming = { channels: [confirmationChannel] };

describe.runIf(testPostgres)('an enquiry that another server is storing, on postgres', () => {
  it('waits for that server, as do others of its mailbox: the rest of their group is stored immediately', async () => {
    const database = await testPostgres!.create();
    const { rows } = await openStore(database);
    const store = createPatientStore(await interceptedDatabase(database), confirming);
    const other = await interceptedDatabase(database);
    const commit = holdNextCommit(other);
    const metadata = { receivedAt, mayConfirm: true };
    const storedElsewhere = createPatientStore(other, confirming).add(exampleEnquiry(), metadata);
    await commit.reached;
    const answered: string[] = [];
    const addAndRecord = (name: string, email: string): Promise<unknown> =>
      store.add(exampleEnquiry({ name, email }), metadata).then(() => answered.push(name));
    const { name, email } = exampleEnquiry();
    const waiting = [addAndRecord(name, email), addAndRecord('Same mailbox', email)];
    await Promise.all([addAndRecord('Bo', 'bo@example.com'), addAndRecord('Cy', 'cy@example.com')]);
    expect(answered).toEqual(['Bo', 'Cy']);
    commit.release();
    await Promise.all([storedElsewhere, ...waiting]);
    expect((await rows()).map((row) => row.name).sort()).toEqual([name, 'Bo', 'Cy', 'Same mailbox'].sort());
  });

  it('is refused in time, and its connection does not keep the server from closing', async () => {
    const database = await testPostgres!.create();
    const limits = { batchSize: 200, maxWaiting: 1000, timeLimit: 200 };
    const store = createPatientStore(await interceptedDatabase(database), { ...confirming, limits });
    const { commit, storedElsewhere } = await storeElsewhere(database);
    await expect(store.add(exampleEnquiry(), { receivedAt })).rejects.toThrow('not committed within 200 ms');
    await store.close();
    commit.release();
    await storedElsewhere;
  });

  it('is stored when that server loses its connection before it has committed', async () => {
    const database = await testPostgres!.create();
    const { rows } = await openStore(database);
    const store = createPatientStore(await interceptedDatabase(database), confirming);
    const { commit, storedElsewhere } = await storeElsewhere(database);
    const waiting = store.add(exampleEnquiry(), { receivedAt });
    await store.add(exampleEnquiry({ name: 'Bo' }), { receivedAt });
    commit.fail();
    await expect(storedElsewhere).rejects.toThrow('the connection is lost');
    await expect(waiting).resolves.toHaveProperty('reference');
    expect(await rows()).toHaveLength(2);
  });

  it('closing the store waits for it', async () => {
    const database = await testPostgres!.create();
    const { rows } = await openStore(database);
    const store = createPatientStore(await interceptedDatabase(database), confirming);
    const { commit, storedElsewhere } = await storeElsewhere(database);
    const order: string[] = [];
    const waiting = store.add(exampleEnquiry(), { receivedAt }).then(() => order.push('stored'));
    // Once its neighbor is stored, it has been postponed.
    await store.add(exampleEnquiry({ name: 'Bo' }), { receivedAt });
    const closing = store.close().then(() => order.push('closed'));
    commit.release();
    await Promise.all([storedElsewhere, waiting, closing]);
    expect(order).toEqual(['stored', 'closed']);
    expect(await rows()).toHaveLength(2);
  });
});

describe.runIf(testPostgres)('a confirmation that a lost server has claimed, on postgres', () => {
  it('does not delay a new enquiry from the same mailbox', async () => {
    const database = await testPostgres!.create();
    const { rows, deliveries } = await openStore(database);
    const store = createPatientStore(await interceptedDatabase(database), confirming);
    await store.add(exampleEnquiry(), { receivedAt, mayConfirm: true });
    const other = await interceptedDatabase(database);
    const commit = holdNextCommit(other);
    const claim = { channel: 'confirmation', now: receivedAt, underWay: [] };
    const claimed = createDeliveryQueue(other).claim(claim, { holder: 'lost', until: receivedAt }, 1);
    await commit.reached;
    await store.add(exampleEnquiry({ question: 'And one more thing.' }), { receivedAt, mayConfirm: true });
    commit.release();
    await claimed;
    expect(await rows()).toHaveLength(2);
    expect(await deliveries()).toHaveLength(1);
  });
});

/** Begins to store the example's enquiry by another server, whose commit is held. */
async function storeElsewhere(database: TestDatabase) {
  const server = await interceptedDatabase(database);
  const commit = holdNextCommit(server);
  const storedElsewhere = createPatientStore(server, confirming).add(exampleEnquiry(), { receivedAt });
  await commit.reached;
  return { commit, storedElsewhere };
}

/** Holds the next commit of a server, as a network that has failed silently does. */
function holdNextCommit(server: InterceptedDatabase): { reached: Promise<void>; release(): void; fail(): void } {
  const reached = Promise.withResolvers<void>();
  const outcome = Promise.withResolvers<void>();
  server.interceptor = {
    async step(_connection, { kind }, run) {
      if (kind === 'commit') {
        reached.resolve();
        await outcome.promise;
      }
      return run();
    },
  };
  return {
    reached: reached.promise,
    release: () => outcome.resolve(),
    fail: () => outcome.reject(new Error('the connection is lost')),
  };
}
