import type { OpenedDatabase } from '../storage/opened-database.ts';
import { createDeliveryQueue } from '../storage/delivery-queue.ts';
import { startDispatcher } from './dispatcher.ts';
import type { DispatchedChannel } from './delivery-attempts.ts';
import type { Dispatcher, DispatcherDependencies } from './dispatcher.ts';
import { monotonicClock } from './monotonic-clock.ts';
import { repeatEvery, systemTimers } from './timers.ts';

export type Outbox = Pick<Dispatcher, 'wake' | 'stop'>;

/** Milliseconds between two checks of the system's or the database's clock. */
const clockCheckInterval = 5000;
/** Milliseconds by which a clock may deviate between two checks without counting as adjusted: the database may answer late. */
const tolerance = 5000;

/** Delivers what is due on all channels until it is stopped; stop it before closing its database. */
export async function startOutbox(
  database: OpenedDatabase,
  channels: readonly DispatchedChannel[],
  {
    clock,
    log,
    leaseTime,
    timers = systemTimers,
    random = Math.random,
  }: Pick<DispatcherDependencies, 'clock' | 'log' | 'leaseTime'> &
    Partial<Pick<DispatcherDependencies, 'timers' | 'random'>>,
): Promise<Outbox> {
  const queue = createDeliveryQueue(database);
  // A SQLite file belongs to one server: any other lease holder is gone. On PostgreSQL the leases of a server that died
  // expire within seconds, since it no longer renews them.
  if (database.dialect === 'sqlite') await queue.release();
  const makeDueNow = async (): Promise<void> => {
    for (const { name } of channels) await queue.makeDueNow(name, 'all');
  };
  // The last server may have computed due times by another clock.
  await makeDueNow();
  const steadyClock = monotonicClock(await queue.time(clock()), timers.elapsed);
  const dispatchers = channels.map((channel) =>
    startDispatcher({ clock: steadyClock.now, log, leaseTime, timers, random, channel, queue }),
  );

  let isClockAdjusted = false;
  const checkClock = async (): Promise<void> => {
    const aheadBy = steadyClock.set(await queue.time(clock()));
    if (Math.abs(aheadBy) > tolerance) {
      isClockAdjusted = true;
      log.warn({ seconds: Math.round(aheadBy / 1000) }, 'the clock was set: all waiting deliveries are tried now');
    }
    // If the database fails, this is repeated at the next check.
    if (isClockAdjusted) await makeDueNow();
    isClockAdjusted = false;
  };
  const stopChecking = repeatEvery(timers, clockCheckInterval, () => void checkClock().catch(() => {}));
  return {
    wake() {
      for (const dispatcher of dispatchers) dispatcher.wake();
    },
    async stop(timeLimit) {
      stopChecking();
      await Promise.all(dispatchers.map((dispatcher) => dispatcher.stop(timeLimit)));
    },
  };
}
