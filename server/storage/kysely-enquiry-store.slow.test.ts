import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { referenceShape } from '#contract/enquiry-reference.ts';
import { confirmationChannel } from '../channels/confirmation-channel.ts';
import { mailChannel } from '../channels/mail-channel.ts';
import { webhookChannel } from '../channels/webhook-channel.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { runningApp } from '../testing/running-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import type { DeliveryRow, EnquiryRow } from './database.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { createKyselyEnquiryStore } from './kysely-enquiry-store.ts';
import type { EnquiryStoreOptions } from './kysely-enquiry-store.ts';

/** The references that are drawn next; after them random ones. */
const drawn = vi.hoisted((): string[] => []);

vi.mock(import('./new-reference.ts'), async (original) => {
  const { newReference } = await original();
  return { newReference: () => drawn.shift() ?? newReference() };
});

const receivedAt = new Date('2026-11-21T18:00:00.000Z');

describe.each(testDatabases)('the store on $dialect', ({ dialect, create }) => {
  type Opened = { store: EnquiryStore; rows(): Promise<EnquiryRow[]>; deliveries(): Promise<DeliveryRow[]> };

  /** A store and, through a connection of its own, what others see in its database. */
  async function opened(options?: EnquiryStoreOptions, database?: Awaited<ReturnType<typeof create>>): Promise<Opened> {
    const known = database ?? (await create());
    const store = createKyselyEnquiryStore(await known.open(), options);
    onTestFinished(() => store.close());
    const { kysely } = await known.open();
    return {
      store,
      rows: () => kysely.selectFrom('enquiry').selectAll().orderBy('id').execute(),
      deliveries: () => kysely.selectFrom('delivery').selectAll().orderBy('id').execute(),
    };
  }

  it('keeps all of an enquiry and its metadata', async () => {
    const { store, rows } = await opened();
    await store.add(exampleEnquiry(), { receivedAt, form: 'careers', suspicion: 'three links' });
    expect(await rows()).toEqual([
      {
        id: 1,
        key: expect.stringMatching(/^[0-9a-f]{64}$/),
        name: 'Ada Moreno',
        email: 'ada@example.com',
        phone: '(281) 555-0142',
        question: 'Could you build us\na booking system?',
        created: '2026-11-21T16:40:00.000Z',
        application_id: 9,
        received_at: '2026-11-21T18:00:00.000Z',
        form: 'careers',
        suspicion: 'three links',
        reference: expect.stringMatching(referenceShape),
      },
    ]);
  });

  it('gives each enquiry a reference of its own, and the same enquiry the same again', async () => {
    const { store, rows } = await opened();
    const names = ['One', 'Two', 'One', 'Three'];
    const add = (name: string) => store.add(exampleEnquiry({ name }), { receivedAt });
    const references = (await Promise.all(names.map(add))).map(({ reference }) => reference);
    expect(new Set(references).size).toBe(3);
    expect(references[2]).toBe(references[0]);
    expect((await add('Two')).reference).toBe(references[1]);
    const stored = await rows();
    expect(names.map((name) => stored.find((row) => row.name === name)?.reference)).toEqual(references);
  });

  it('draws another reference where one has been drawn before, and keeps both enquiries', async () => {
    drawn.push('2222-2222', '2222-2222', '2222-2222', '3333-3333');
    const { store, rows } = await opened();
    for (const name of ['One', 'Two']) await store.add(exampleEnquiry({ name }), { receivedAt });
    expect((await rows()).map(({ name, reference }) => `${name} ${reference}`)).toEqual([
      'One 2222-2222',
      'Two 3333-3333',
    ]);
    expect(drawn).toEqual([]);
  });

  describe('a confirmation', () => {
    const asking = { receivedAt, mayConfirm: true };
    const confirmed = async (deliveries: Opened['deliveries']): Promise<string[]> =>
      (await deliveries()).flatMap(({ channel, enquiry_id, state }) =>
        channel === 'confirmation' ? [`${enquiry_id} ${state}`] : [],
      );

    it('goes to one address once a day, however it is written', async () => {
      const { store, deliveries, rows } = await opened({ channels: [mailChannel, confirmationChannel] });
      const emails = ['ada@example.com', 'ADA@Example.com', 'ada+site@example.com', 'bo@example.com'];
      for (const [index, email] of emails.entries()) {
        await store.add(exampleEnquiry({ name: `Person ${index}`, email }), asking);
      }
      expect(await confirmed(deliveries)).toEqual(['1 waiting', '4 waiting']);
      const nextDay = new Date('2026-11-22T18:00:00.000Z');
      await store.add(exampleEnquiry({ name: 'Next day' }), { receivedAt: nextDay, mayConfirm: true });
      expect(await confirmed(deliveries)).toEqual(['1 waiting', '4 waiting', '5 waiting']);
      expect((await deliveries()).filter(({ channel }) => channel === 'mail')).toHaveLength(5);
      expect(await rows()).toHaveLength(5);
    });

    it('goes to one address once also among others of its group, and from two servers', async () => {
      const database = await create();
      const options: EnquiryStoreOptions = { channels: [confirmationChannel] };
      const { store, deliveries } = await opened(options, database);
      const { store: other } = await opened(options, database);
      const emails = ['a@example.com', 'b@example.com', 'c@example.com'];
      const all = Array.from({ length: 60 }, (_, index) =>
        exampleEnquiry({ name: `Person ${index}`, email: emails[index % 3] ?? '' }),
      );
      await Promise.all(all.map((enquiry, index) => (index % 2 ? store : other).add(enquiry, asking)));
      expect(await confirmed(deliveries)).toHaveLength(3);
    });

    it('is given up after a day, and is none for what is suspected or was not asked for', async () => {
      const { store, deliveries } = await opened({ channels: [confirmationChannel], holdsSuspected: true });
      await store.add(exampleEnquiry({ name: 'One', email: 'one@example.com' }), { ...asking, suspicion: '4 links' });
      await store.add(exampleEnquiry({ name: 'Two', email: 'two@example.com' }), { receivedAt });
      await store.add(exampleEnquiry({ name: 'Three', email: 'three@example.com' }), asking);
      expect(await deliveries()).toMatchObject([{ enquiry_id: 3, give_up_at: '2026-11-22T18:00:00.000Z' }]);
    });
  });

  it('keeps every character', async () => {
    const { store, rows } = await opened();
    const question = 'Ünïcödé 👩‍💻 \u202e\'"; drop table enquiry; -- %_\\\t\r\n';
    await store.add(exampleEnquiry({ question }), { receivedAt });
    expect((await rows()).map((row) => row.question)).toEqual([question]);
  });

  it('refuses a row that the database does not take, and keeps its neighbors', async () => {
    const database = await create();
    const { store, rows } = await opened({}, database);
    const { kysely } = await database.open();
    await (
      dialect === 'sqlite'
        ? sql`create trigger picky before insert on enquiry when new.name = 'Bad' begin select raise(abort, 'bad'); end`
        : sql`alter table enquiry add constraint picky check (name <> 'Bad')`
    ).execute(kysely);
    const names = ['One', 'Two', 'Bad', 'Three', 'Four'];
    const all = await Promise.allSettled(names.map((name) => store.add(exampleEnquiry({ name }), { receivedAt })));
    expect(names.filter((_, index) => all[index]?.status === 'rejected')).toEqual(['Bad']);
    expect((await rows()).map(({ name }) => name).sort()).toEqual(['Four', 'One', 'Three', 'Two']);
  });

  it('keeps the same enquiry once, also among others of its group and after a restart', async () => {
    const database = await create();
    const { store } = await opened({}, database);
    await Promise.all([1, 2, 3].map(() => store.add(exampleEnquiry(), { receivedAt })));
    await store.add(exampleEnquiry(), { receivedAt });
    await store.close();
    const { store: again, rows } = await opened({}, database);
    await again.add(exampleEnquiry(), { receivedAt: new Date() });
    await again.add(exampleEnquiry({ phone: '(281) 555-0143' }), { receivedAt });
    expect((await rows()).map(({ phone }) => phone)).toEqual(['(281) 555-0142', '(281) 555-0143']);
  });

  it('the same enquiry sent 32 times at once is answered 32 times and kept once', async () => {
    const { store, rows } = await opened();
    const { ask } = await runningApp({ store });
    const answers = await Promise.all(
      Array.from({ length: 32 }, () => ask('/api/customerEnquiry', post(exampleEnquiry()))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(32).fill(201));
    expect(await rows()).toHaveLength(1);
  });

  it('an enquiry without an e-mail address is refused and nothing is stored', async () => {
    const { store, rows } = await opened();
    const { ask } = await runningApp({ store });
    expect((await ask('/api/customerEnquiry', post({ ...exampleEnquiry(), email: '' }))).status).toBe(422);
    expect(await rows()).toEqual([]);
  });

  it('500 different enquiries at once are all kept', async () => {
    const { store, rows } = await opened();
    const names = Array.from({ length: 500 }, (_, index) => `Person ${index}`);
    await Promise.all(names.map((name) => store.add(exampleEnquiry({ name }), { receivedAt })));
    expect((await rows()).map(({ name }) => name).sort()).toEqual(names.sort());
  });

  it('two servers that are sent the same enquiries at once, in opposite orders, keep each once', async () => {
    const database = await create();
    const options: EnquiryStoreOptions = {
      channels: [mailChannel],
      limits: { batchSize: 200, waiting: 1000, timeLimit: 20_000 },
    };
    const { store, rows, deliveries } = await opened(options, database);
    const { store: other } = await opened(options, database);
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

  it('writes one delivery for each enquiry and channel, due at once and for five days', async () => {
    let wakes = 0;
    const { store, deliveries } = await opened({ channels: [mailChannel, webhookChannel], onAdded: () => wakes++ });
    await store.add(exampleEnquiry(), { receivedAt });
    await store.add(exampleEnquiry(), { receivedAt });
    const expected = {
      enquiry_id: 1,
      reference: expect.stringMatching(/^[0-9a-f-]{36}$/),
      state: 'waiting',
      attempts: 0,
      refusals: 0,
      answer_lost: 0,
      next_attempt_at: '1970-01-01T00:00:00.000Z',
      give_up_at: '2026-11-26T18:00:00.000Z',
      last_error: null,
      lease_holder: null,
      leased_until: null,
      settled_at: null,
      once: null,
    };
    expect(await deliveries()).toEqual([
      { ...expected, id: 1, channel: 'mail' },
      { ...expected, id: 2, channel: 'webhook' },
    ]);
    expect(wakes).toBe(1);
  });

  it('takes nothing more once it is closed', async () => {
    const { store } = await opened();
    await store.close();
    await expect(store.add(exampleEnquiry(), { receivedAt })).rejects.toThrow('closed');
  });

  it('eight servers may start at once on an empty database', async () => {
    const database = await create();
    const servers = await Promise.all(Array.from({ length: 8 }, () => database.open()));
    await Promise.all(
      servers.map((server, index) =>
        createKyselyEnquiryStore(server).add(exampleEnquiry({ name: `Person ${index}` }), { receivedAt }),
      ),
    );
    const { rows } = await opened({}, database);
    expect(await rows()).toHaveLength(8);
  });
});

function post(enquiry: unknown) {
  return { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(enquiry) };
}
