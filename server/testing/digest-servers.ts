import { pino } from 'pino';
import { mailChannel } from '../channels/mail-channel.ts';
import { webhookChannel } from '../channels/webhook-channel.ts';
import { createHeldDigest } from '../digest/start-held-digest.ts';
import type { HeldDigest } from '../digest/start-held-digest.ts';
import type { Outcome } from '../model/delivery.ts';
import type { OpenedDatabase } from '../storage/opened-database.ts';
import { exampleEnquiry } from './example-enquiry.ts';
import { interceptedDatabase } from './intercepted-database.ts';
import { createPatientStore } from './patient-store.ts';
import type { TestDatabase } from './test-databases.ts';

/** A Saturday, ten in the morning in Central time: the time at which the servers' clock starts. */
export const saturday = new Date('2026-11-21T16:00:00.000Z');

/** Seven on that morning, an hour before the digest is due. */
export const saturdayAtSeven = new Date('2026-11-21T13:00:00.000Z');

/** Holds another enquiry, received at `at`. */
export async function holdEnquiry(opened: OpenedDatabase, name: string, at: Date): Promise<void> {
  const store = createPatientStore(opened, { channels: [mailChannel, webhookChannel], holdsSuspected: true });
  await store.add(exampleEnquiry({ name }), { receivedAt: at, suspicion: '4 links' });
}

/** Servers that send digests from one database; the test controls their time and the mail server's answer. */
export async function digestServers(create: () => Promise<TestDatabase>) {
  const database = await create();
  const opened = await interceptedDatabase(database);
  const digests: HeldDigest[] = [];
  const logged: unknown[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => void logged.push(JSON.parse(line)) });
  const state = { now: saturday, uptime: 0, answer: { result: 'delivered' } as Outcome };
  /** Lets time go by. */
  const pass = (milliseconds: number): void => {
    state.now = new Date(state.now.getTime() + milliseconds);
    state.uptime += milliseconds;
  };
  /** Starts another server. Returns a function that makes it check once. */
  const startServer = (): (() => Promise<void>) =>
    createHeldDigest(
      opened,
      {
        send: async (digest) => {
          digests.push(digest);
          return state.answer;
        },
        timeZone: 'America/Chicago',
        clock: () => state.now,
        uptime: () => state.uptime,
        log,
      },
      new AbortController().signal,
    );
  /** The number of held enquiries in each digest sent so far. */
  const counts = (): number[] => digests.map(({ count }) => count);
  /** Opens the database beside the servers, as a person at the command line does. */
  const openForPerson = (): Promise<OpenedDatabase> => database.open();
  return { opened, openForPerson, digests, logged, state, pass, startServer, counts };
}
