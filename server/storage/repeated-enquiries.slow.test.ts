import { describe, expect, it } from 'vitest';
import { mailChannel } from '../channels/mail-channel.ts';
import { enquiryUrl, filledForm, form, json } from '../testing/enquiry-requests.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { openStore } from '../testing/open-store.ts';
import { startApp } from '../testing/running-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import type { TestDatabase } from '../testing/test-databases.ts';
import { columnsOf } from '../model/enquiry-fields.ts';
import { enquiryKey } from './enquiry-key.ts';

const start = new Date('2026-11-21T18:00:30.000Z');
const minutesLater = (minutes: number): Date => new Date(start.getTime() + minutes * 60_000);

/** The enquiry by script that equals the posted form `filledForm`. */
const sentByScript = exampleEnquiry({ phone: '', question: 'One\ntwo', created: '2026-11-21T17:59:00.000Z' });

/** A server on the database with a clock that the test sets. */
async function openServer(database: TestDatabase) {
  const opened = await openStore(database, { channels: [mailChannel] });
  const time = { now: start };
  const { ask } = await startApp({ store: opened.store, clock: () => time.now });
  /** Sends a request. Returns the reference in the response. */
  const referenceOf = async (request: Parameters<typeof ask>[1]): Promise<string> => {
    const { status, headers, text } = await ask(enquiryUrl, request);
    // On a busy machine the server may refuse temporarily: the request is sent again, as the form's script would.
    if (status === 503) return referenceOf(request);
    return headers.location?.split('reference=')[1] ?? (JSON.parse(text) as { reference: string }).reference;
  };
  return { ...opened, time, referenceOf };
}

describe.each(testDatabases)('the same words sent again, on $dialect', ({ create }) => {
  it('are one enquiry with one reference, by script and by form alike', async () => {
    const { referenceOf, rows, deliveries, time } = await openServer(await create());
    const first = await referenceOf(form(filledForm));
    time.now = minutesLater(2);
    expect(await referenceOf(form(filledForm))).toBe(first);
    expect(await referenceOf(json(sentByScript))).toBe(first);
    expect(await referenceOf(json({ ...sentByScript, created: '2026-11-21T18:02:00.000Z' }))).toBe(first);
    expect(await rows()).toHaveLength(1);
    expect(await deliveries()).toHaveLength(1);
  });

  it('are another enquiry if a word changed', async () => {
    const { referenceOf, rows } = await openServer(await create());
    const sent = [
      form(filledForm),
      form({ ...filledForm, phone: '2815550142' }),
      form({ ...filledForm, question: 'One\r\nthree' }),
      json({ ...sentByScript, phone: '(281) 555-0143' }),
      json({ ...sentByScript, email: 'ada@example.org' }),
    ];
    const references = [];
    for (const request of sent) references.push(await referenceOf(request));
    expect(new Set(references).size).toBe(5);
    expect(await rows()).toHaveLength(5);
  });

  it('are another enquiry after an hour, whose repeats are recognized again; a retry by script never is', async () => {
    const { referenceOf, rows, deliveries, time } = await openServer(await create());
    const first = await referenceOf(json(sentByScript));
    time.now = minutesLater(60);
    const second = await referenceOf(form(filledForm));
    time.now = minutesLater(119);
    expect(await referenceOf(form(filledForm))).toBe(second);
    expect(await referenceOf(json(sentByScript)), 'the same six fields').toBe(first);
    expect(second).not.toBe(first);
    expect(await rows()).toHaveLength(2);
    expect(await deliveries()).toHaveLength(2);
  });

  it('are one enquiry if sent at one moment, both by script and by form, to two servers', async () => {
    const database = await create();
    const servers = [await openServer(database), await openServer(database)];
    const references = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        servers[index % 2]!.referenceOf(
          index % 3 ? form(filledForm) : json({ ...sentByScript, created: minutesLater(index).toISOString() }),
        ),
      ),
    );
    expect(new Set(references).size).toBe(1);
    expect(await servers[0]!.rows()).toHaveLength(1);
    expect(await servers[0]!.deliveries()).toHaveLength(1);
  });

  it('are one more enquiry each if sent an hour later at one moment, to two servers and in opposite orders', async () => {
    const database = await create();
    const [first, second] = [await openServer(database), await openServer(database)];
    const names = Array.from({ length: 20 }, (_, index) => `Person ${index}`);
    await Promise.all(names.map((name) => first.referenceOf(form({ ...filledForm, name }))));
    for (const { time } of [first, second]) time.now = minutesLater(61);
    await Promise.all([
      ...names.map((name) => first.referenceOf(form({ ...filledForm, name }))),
      ...names.toReversed().map((name) => second.referenceOf(json({ ...sentByScript, name }))),
    ]);
    expect(await first.rows()).toHaveLength(40);
    expect(await first.deliveries()).toHaveLength(40);
  });

  it('are one enquiry with a row of the previous release, which has no key of the words', async () => {
    const database = await create();
    const { referenceOf, rows } = await openServer(database);
    const { kysely } = await database.open();
    await kysely
      .insertInto('enquiry')
      .values({
        ...columnsOf(sentByScript),
        key: enquiryKey(sentByScript),
        received_at: start.toISOString(),
        form: null,
        suspicion: null,
        reference: 'K4MX-7R2W',
      })
      .execute();
    expect(await referenceOf(json(sentByScript))).toBe('K4MX-7R2W');
    expect(await rows()).toHaveLength(1);
  });
});
