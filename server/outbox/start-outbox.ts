import type { OpenedDatabase } from '../storage/opened-database.ts';
import { createDeliveryQueue } from '../storage/delivery-queue.ts';
import type { Channel } from './channel.ts';
import { startDispatcher } from './dispatcher.ts';
import type { Dispatcher, DispatcherDependencies } from './dispatcher.ts';

export type Outbox = Pick<Dispatcher, 'wake' | 'stop'>;

/** Delivers what is due on all channels until it is stopped; stop it before its database is closed. */
export async function startOutbox(
  database: OpenedDatabase,
  channels: readonly Channel[],
  dependencies: Pick<DispatcherDependencies, 'clock' | 'log'>,
): Promise<Outbox> {
  const queue = createDeliveryQueue(database);
  // One server has a SQLite file to itself: whoever held something is gone. On PostgreSQL the leases of a server that
  // died run out within seconds, since it no longer renews them.
  if (database.dialect === 'sqlite') await queue.release();
  const dispatchers = channels.map((channel) => startDispatcher({ ...dependencies, channel, queue }));
  return {
    wake() {
      for (const dispatcher of dispatchers) dispatcher.wake();
    },
    async stop(patience) {
      await Promise.all(dispatchers.map((dispatcher) => dispatcher.stop(patience)));
    },
  };
}
