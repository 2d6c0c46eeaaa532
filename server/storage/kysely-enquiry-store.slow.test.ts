import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { referenceShape } from '#contract/enquiry-reference.ts';
import { confirmationChannel } from '../channels/confirmation-channel.ts';
import { mailChannel } from '../channels/mail-channel.ts';
import { webhookChannel } from '../channels/webhook-channel.ts';
import { enquiryUrl, json } from '../testing/enquiry-requests.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { openStore } from '../testing/open-store.ts';
import type { OpenedStore } from '../testing/open-store.ts';
import { startApp } from '../testing/running-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import type { EnquiryStoreOptions } from './kysely-enquiry-store.ts';

/** The next references to generate; random ones after that. */
const nextReferences = vi.hoisted((): string[] => []);

vi.mock(import('./new-reference.ts'), async (original) => {
  const { newReference } = await original();
  return { newReference: () => nextReferences.shift() ?? newReference() };
});

const receivedAt = new Date('2026-11-21T18:00:00.000Z');

describe.each(testDatabases)('the store on $dialect', ({ dialect, create }) => {
  it('stores all of an enquiry and its metadata', async () => {
    const { store, rows } = await openStore(await create());
    await store.add(exampleEnquiry(), { receivedAt, form: 'careers', suspicion: 'three links' });
    expect(await rows()).toEqual([
      {
        id: 1,
        key: expect.stringMatching(/^[0-9a-f]{64}$/),
        words_key: expect.stringMatching(/^[0-9a-f]{64}$/),
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

  it('gives each enquiry its own reference, and a repeat the same one', async () => {
    const { store, rows } = await openStore(await create());
    const names = ['One', 'Two', 'One', 'Three'];
    const add = (name: string) => store.add(exampleEnquiry({ name }), { receivedAt });
    const references = (await Promise.all(names.map(add))).map(({ reference }) => reference);
    expect(new Set(references).size).toBe(3);
    expect(references[2]).toBe(references[0]);
    expect((await add('Two')).reference).toBe(references[1]);
    const stored = await rows();
    expect(names.map((name) => stored.find((row) => row.name === name)?.reference)).toEqual(references);
  });

  it('generates another reference if one is taken, and stores both enquiries', async () => {
    nextReferences.push('2222-2222', '2222-2222', '2222-2222', '3333-3333');
    const { store, rows } = await openStore(await create());
    for (const name of ['One', 'Two']) await store.add(exampleEnquiry({ name }), { receivedAt });
    expect((await rows()).map(({ name, reference }) => `${name} ${reference}`)).toEqual([
      'One 2222-2222',
      'Two 3333-3333',
    ]);
    expect(nextReferences).toEqual([]);
  });

  describe('a confirmation', () => {
    const confirmable = { receivedAt, mayConfirm: true };
    const confirmationsIn = async (deliveries: OpenedStore['deliveries']): Promise<string[]> =>
      (await deliveries()).flatMap(({ channel, enquiry_id, state }) =>
        channel === 'confirmation' ? [`${enquiry_id} ${state}`] : [],
      );

    it('is sent to one address once a day, however it is written', async () => {
      const { store, deliveries, rows } = await openStore(await create(), {
        channels: [mailChannel, confirmationChannel],
      });
      const emails = ['ada@example.com', 'ADA@Example.com', 'ada+site@example.com', 'bo@example.com'];
      for (const [index, email] of emails.entries()) {
        await store.add(exampleEnquiry({ name: `Person ${index}`, email }), confirmable);
      }
      expect(await confirmationsIn(deliveries)).toEqual(['1 waiting', '4 waiting']);
      const nextDay = new Date('2026-11-22T18:00:00.000Z');
      await store.add(exampleEnquiry({ name: 'Next day' }), { receivedAt: nextDay, mayConfirm: true });
      expect(await confirmationsIn(deliveries)).toEqual(['1 waiting', '4 waiting', '5 waiting']);
      expect((await deliveries()).filter(({ channel }) => channel === 'mail')).toHaveLength(5);
      expect(await rows()).toHaveLength(5);
    });

    it('is sent to one address once among others of its group, and from two servers', async () => {
      const database = await create();
      const options: EnquiryStoreOptions = { channels: [confirmationChannel] };
      const { store, deliveries } = await openStore(database, options);
      const { store: other } = await openStore(database, options);
      const emails = ['a@example.com', 'b@example.com', 'c@example.com'];
      const all = Array.from({ length: 60 }, (_, index) =>
        exampleEnquiry({ name: `Person ${index}`, email: emails[index % 3] ?? '' }),
      );
      await Promise.all(all.map((enquiry, index) => (index % 2 ? store : other).add(enquiry, confirmable)));
      expect(await confirmationsIn(deliveries)).toHaveLength(3);
    });

    it('is given up after a day, and not created for suspected spam or if not requested', async () => {
      const { store, deliveries } = await openStore(await create(), {
        channels: [confirmationChannel],
        holdsSuspected: true,
      });
      await store.add(exampleEnquiry({ name: 'One', email: 'one@example.com' }), {
        ...confirmable,
        suspicion: '4 links',
      });
      await store.add(exampleEnquiry({ name: 'Two', email: 'two@example.com' }), { receivedAt });
      await store.add(exampleEnquiry({ name: 'Three', email: 'three@example.com' }), confirmable);
      expect(await deliveries()).toMatchObject([{ enquiry_id: 3, give_up_at: '2026-11-22T18:00:00.000Z' }]);
    });
  });

  it('stores every character', async () => {
    const { store, rows } = await openStore(await create());
    const question = 'Ünïcödé 👩‍💻 \u202e\'"; drop table enquiry; -- %_\\\t\r\n';
    await store.add(exampleEnquiry({ question }), { receivedAt });
    expect((await rows()).map((row) => row.question)).toEqual([question]);
  });

  it('rejects a row that the database refuses, and stores its neighbors', async () => {
    const database = await create();
    const { store, rows } = await openStore(database);
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

  it('an enquiry without an email address is rejected and nothing is stored', async () => {
    const { store, rows } = await openStore(await create());
    const { ask } = await startApp({ store });
    expect((await ask(enquiryUrl, json({ ...exampleEnquiry(), email: '' }))).status).toBe(422);
    expect(await rows()).toEqual([]);
  });

  it('creates one delivery per enquiry and channel, due immediately and for five days', async () => {
    let notifications = 0;
    const { store, deliveries } = await openStore(await create(), {
      channels: [mailChannel, webhookChannel],
      onAdded: () => notifications++,
    });
    await store.add(exampleEnquiry(), { receivedAt });
    await store.add(exampleEnquiry(), { receivedAt });
    const expected = {
      enquiry_id: 1,
      reference: expect.stringMatching(/^[0-9a-f-]{36}$/),
      state: 'waiting',
      attempts: 0,
      refusals: 0,
      answer_lost: 0,
      recipients: null,
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
    expect(notifications).toBe(1);
  });

  it('accepts nothing more once it is closed', async () => {
    const { store } = await openStore(await create());
    await store.close();
    await expect(store.add(exampleEnquiry(), { receivedAt })).rejects.toThrow('closed');
  });
});
