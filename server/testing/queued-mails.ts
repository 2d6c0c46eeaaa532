import type { Updateable } from 'kysely';
import { mailChannel } from '../channels/mail-channel.ts';
import type { DeliveryRow, DeliveryTable } from '../model/database.ts';
import { createDeliveryQueue, type DeliveryQueue } from '../storage/delivery-queue.ts';
import type { OpenedDatabase } from '../storage/opened-database.ts';
import { exampleEnquiry } from './example-enquiry.ts';
import { interceptedDatabase, type InterceptedDatabase } from './intercepted-database.ts';
import { createPatientStore } from './patient-store.ts';
import type { TestDatabase } from './test-databases.ts';

/** The moment from which the mails of a test are due. */
export const start = new Date('2026-11-21T18:00:00.000Z');
/** The time this number of seconds after `start`. */
export const later = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);
/** A lease until this number of seconds after `start`. */
export const lease = (holder: string, seconds = 15) => ({ holder, until: later(seconds) });
/** The mails due at `now`, for a server that is sending the deliveries `underWay`. */
export const mails = (now = start, ...underWay: number[]) => ({ channel: 'mail', now, underWay });

type QueuedMails = {
  queue: DeliveryQueue;
  /** The queue of a second server. */
  otherQueue: DeliveryQueue;
  otherKysely: OpenedDatabase['kysely'];
  /** The database of `queue`: lets everything pass at first. */
  database: InterceptedDatabase;
  set(id: number, change: Updateable<DeliveryTable>): Promise<void>;
  rows(): Promise<DeliveryRow[]>;
};

/** `count` mails due at `start`, numbered from 1, in a new database that two servers have opened. */
export async function queuedMails(create: () => Promise<TestDatabase>, count: number): Promise<QueuedMails> {
  const database = await create();
  const opened = await interceptedDatabase(database);
  const store = createPatientStore(opened, { channels: [mailChannel] });
  const names = Array.from({ length: count }, (_, index) => `Person ${index}`);
  await Promise.all(names.map((name) => store.add(exampleEnquiry({ name }), { receivedAt: start })));
  const second = await database.open();
  return {
    queue: createDeliveryQueue(opened),
    otherQueue: createDeliveryQueue(second),
    otherKysely: second.kysely,
    database: opened,
    async set(id, change) {
      await second.kysely.updateTable('delivery').set(change).where('id', '=', id).execute();
    },
    rows: () => opened.kysely.selectFrom('delivery').selectAll().orderBy('id').execute(),
  };
}
