import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mailChannel } from '../channels/mail-channel.ts';
import { createEnquiryMailSender } from '../mail/enquiry-mail.ts';
import { parseMailSettings } from '../mail/mail-settings.ts';
import { retryDeliveries } from '../storage/change-deliveries.ts';
import type { DeliveryRow } from '../model/database.ts';
import type { EnquiryStore } from '../storage/enquiry-store.ts';
import { exampleCompany } from '../testing/example-company.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { createPatientStore } from '../testing/patient-store.ts';
import { testDatabases } from '../testing/test-databases.ts';
import type { TestDatabase } from '../testing/test-databases.ts';
import { startTestSmtp } from '../testing/test-smtp.ts';
import type { TestSmtp } from '../testing/test-smtp.ts';
import type { OpenChannel } from '../channels/channel.ts';
import { startOutbox } from './start-outbox.ts';
import type { Outbox } from './start-outbox.ts';

const clock = (): Date => new Date();

/** Options of `vi.waitFor`: a busy machine may take a while to record a delivery. */
const patience = { timeout: 60_000 };

function mailChannelTo({ environment }: TestSmtp): OpenChannel {
  const settings = parseMailSettings(environment);
  if (!settings) throw new Error('the settings of the test are incomplete');
  return { ...mailChannel, ...createEnquiryMailSender(settings, exampleCompany) };
}

describe.each(testDatabases)('the outbox on $dialect', ({ dialect, create }) => {
  type OutboxAndStore = { store: EnquiryStore; outbox: Outbox; rows(): Promise<DeliveryRow[]>; lines: string[] };

  async function startOutboxAndStore(channel: OpenChannel, database?: TestDatabase): Promise<OutboxAndStore> {
    const opened = await (database ?? (await create())).open();
    const lines: string[] = [];
    const log = pino({ base: null }, { write: (line) => void lines.push(line) });
    const outbox = await startOutbox(opened, [channel], { clock, log, leaseTime: 15_000 });
    const store = createPatientStore(opened, { channels: [channel], onAdded: outbox.wake });
    onTestFinished(() => outbox.stop(0));
    return {
      store,
      outbox,
      lines,
      rows: () => opened.kysely.selectFrom('delivery').selectAll().orderBy('id').execute(),
    };
  }

  const add = (store: EnquiryStore, name: string): Promise<unknown> =>
    store.add(exampleEnquiry({ name }), { receivedAt: clock() });

  it('mails each enquiry once, immediately, and logs no address', async () => {
    const smtp = await startTestSmtp();
    const { store, rows, lines } = await startOutboxAndStore(mailChannelTo(smtp));
    const names = Array.from({ length: 8 }, (_, index) => `Person ${index}`);
    await Promise.all(names.map((name) => add(store, name)));
    const mails = await smtp.waitForMails(8);
    expect(new Set(mails.map((mail) => mail.replyTo?.[0]?.name))).toEqual(new Set(names));
    await vi.waitFor(async () => {
      expect((await rows()).map(({ state, attempts }) => `${state} ${attempts}`)).toEqual(Array(8).fill('delivered 1'));
    }, patience);
    expect(smtp.mails).toHaveLength(8);
    expect(lines.join('')).toContain('delivered');
    expect(lines.join('')).not.toContain('@');
  });

  it('an unreachable mail server delays mail, not enquiries; the mail is sent once it is back', async () => {
    const smtp = await startTestSmtp();
    const { store, rows } = await startOutboxAndStore(mailChannelTo(smtp));
    await smtp.stop();
    await Promise.all([add(store, 'One'), add(store, 'Two')]);
    await vi.waitFor(async () => {
      for (const { last_error } of await rows()) expect(last_error).toContain('ECONNREFUSED');
    }, patience);
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([0, 0]);
    await smtp.start();
    await smtp.waitForMails(2);
  });

  it('a silent mail server is abandoned for one that answers', async () => {
    const smtp = await startTestSmtp();
    smtp.behavior = 'silent';
    const channel = mailChannelTo(smtp);
    const { store, rows } = await startOutboxAndStore({
      ...channel,
      // Stands for the timeout of a mail server that does not greet, which is too long for a test.
      send: async (delivery, signal) =>
        smtp.behavior === 'silent'
          ? { result: 'lost', reason: 'Greeting never received' }
          : channel.send(delivery, signal),
      probe: (signal) => channel.probe?.(AbortSignal.any([signal, AbortSignal.timeout(500)])) ?? Promise.resolve(),
    });
    await add(store, 'One');
    await vi.waitFor(async () => expect((await rows())[0]?.last_error).toBe('Greeting never received'), patience);
    smtp.behavior = 'accepts';
    await smtp.waitForMails(1);
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: 'delivered', attempts: 1 }]), patience);
  });

  it('a mail whose answer was lost is not sent again for a minute, while others are', async () => {
    const smtp = await startTestSmtp();
    smtp.behavior = 'cuts';
    const { store, rows } = await startOutboxAndStore(mailChannelTo(smtp));
    const startTime = clock().getTime();
    await add(store, 'One');
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ attempts: 1, state: 'waiting' }]), patience);
    smtp.behavior = 'accepts';
    await add(store, 'Two');
    await vi.waitFor(async () => expect((await rows())[1]).toMatchObject({ state: 'delivered' }), patience);
    const [waitingMail] = await rows();
    expect(waitingMail).toMatchObject({ attempts: 1, state: 'waiting', answer_lost: 1 });
    // Regardless of the elapsed time: a delivery that may have arrived waits longer than one that has not.
    expect(Date.parse(waitingMail?.next_attempt_at ?? '') - startTime).toBeGreaterThan(20_000);
    expect(smtp.mails.map((mail) => mail.replyTo?.[0]?.name)).toEqual(['Two']);
  });

  it('after a cut connection or a deferral, the mail is retried with the same Message-ID', async () => {
    const smtp = await startTestSmtp();
    smtp.behavior = 'cuts';
    const database = await create();
    const { store, rows } = await startOutboxAndStore(mailChannelTo(smtp), database);
    await add(store, 'One');
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ attempts: 1, state: 'waiting' }]), patience);
    smtp.behavior = 'not now';
    await retryDeliveries(await database.open(), 'all', clock());
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ attempts: 1, answer_lost: 0 }]), patience);
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ attempts: 2, state: 'waiting' }]), patience);
    smtp.behavior = 'accepts';
    const [mail] = await smtp.waitForMails(1);
    const [row] = await rows();
    expect(mail?.messageId).toBe(`<${row?.reference}@juniperjay.example>`);
  });

  it('a mail that gets through makes waiting mails due', async () => {
    const smtp = await startTestSmtp();
    smtp.behavior = 'not now';
    const database = await create();
    const { store, rows } = await startOutboxAndStore(mailChannelTo(smtp), database);
    const { kysely } = await database.open();
    await add(store, 'One');
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ attempts: 1 }]), patience);
    await kysely.updateTable('delivery').set({ next_attempt_at: '2100-01-01T00:00:00.000Z' }).execute();
    smtp.behavior = 'accepts';
    await add(store, 'Two');
    const mails = await smtp.waitForMails(2);
    expect(mails.map((mail) => mail.replyTo?.[0]?.name)).toEqual(['Two', 'One']);
  });

  it('a permanently refused mail is tried again when a newer one gets through', async () => {
    const smtp = await startTestSmtp();
    smtp.behavior = 'never';
    const { store, rows } = await startOutboxAndStore(mailChannelTo(smtp));
    await add(store, 'One');
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ refusals: 1 }]), patience);
    smtp.behavior = 'accepts';
    await add(store, 'Two');
    const mails = await smtp.waitForMails(2);
    expect(mails.map((mail) => mail.replyTo?.[0]?.name)).toEqual(['Two', 'One']);
  });

  it('the deliveries of a dead server are sent after the next start', async () => {
    const database = await create();
    const smtp = await startTestSmtp();
    const { kysely } = await database.open();
    const first = createPatientStore(await database.open(), { channels: [mailChannel] });
    await add(first, 'One');
    await kysely
      .updateTable('delivery')
      .set({
        lease_holder: 'gone',
        // If several servers may be running, only time shows that one is dead.
        leased_until: dialect === 'sqlite' ? '2100-01-01T00:00:00.000Z' : new Date(Date.now() + 2000).toISOString(),
      })
      .execute();
    await startOutboxAndStore(mailChannelTo(smtp), database);
    expect((await smtp.waitForMails(1)).map((mail) => mail.replyTo?.[0]?.name)).toEqual(['One']);
  });

  it('when stopped, gives back what it could not finish', async () => {
    const begun = Promise.withResolvers<void>();
    const { store, outbox, rows } = await startOutboxAndStore({
      ...mailChannel,
      send: (_, signal) => {
        begun.resolve();
        return new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve({ result: 'lost', reason: 'cut off' }));
        });
      },
      probe: async () => {},
    });
    await add(store, 'One');
    await begun.promise;
    await outbox.stop(10);
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0, lease_holder: null }]);
  });
});
