import { randomUUID } from 'node:crypto';
import { errorMessage } from '../text/error-message.ts';
import type { ClaimedDelivery } from '../storage/delivery-queue.ts';
import { truncateExternalText } from '../text/truncate-external-text.ts';
import { createDeliveryAttempts } from './delivery-attempts.ts';
import type { AttemptDependencies } from './delivery-attempts.ts';
import { pause, repeatEvery } from './timers.ts';
import { waitUntilReachable } from './wait-until-reachable.ts';

export type DispatcherDependencies = AttemptDependencies & {
  /** Milliseconds that a delivery stays reserved for a server that no longer renews its lease because it died. */
  leaseTime: number;
};

/** Delivers what is due on one channel, until it is stopped. */
export type Dispatcher = {
  /** Checks immediately instead of within a second. */
  wake(): void;
  /** Starts nothing more, waits up to `timeLimit` milliseconds for deliveries under way, then gives them back. */
  stop(timeLimit: number): Promise<void>;
};

/** The most deliveries under way at a time. */
const maxUnderWay = 3;
/** Milliseconds between two checks of the queue: another process may have added something. */
const checkInterval = 1000;
/** Milliseconds without an attempt after which a delivery that is due later is tried early. */
const maxSilence = 60_000;

export function startDispatcher(dependencies: DispatcherDependencies): Dispatcher {
  const { channel, queue, clock, log, leaseTime, timers } = dependencies;
  const holder = randomUUID();
  const stopping = new AbortController();
  const aborting = new AbortController();
  const attempts = createDeliveryAttempts(dependencies, {
    holder,
    stopping: stopping.signal,
    aborting: aborting.signal,
  });
  /** The attempts under way, by the ids of their deliveries. */
  const underWay = new Map<number, Promise<void>>();
  let wakeUp = new AbortController();
  let isDatabaseFailing = false;
  let lastAttemptAt = timers.elapsed();

  const lease = () => ({ holder, until: new Date(clock().getTime() + leaseTime) });
  const stopRenewing = repeatEvery(timers, leaseTime / 3, () => {
    if (underWay.size > 0) queue.renew([...underWay.keys()], lease()).catch(() => {});
  });
  const dispatching = dispatchUntilStopped();

  async function dispatchUntilStopped(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (attempts.isUnreachable && channel.probe) {
        await waitUntilReachable(channel.probe, stopping.signal, timers);
        attempts.isUnreachable = false;
        if (stopping.signal.aborted) break;
        log.info({ channel: channel.name }, 'reachable again');
      }
      const freeSlots = maxUnderWay - underWay.size;
      const claimed = freeSlots > 0 ? await claim(freeSlots) : [];
      // `stop` gives back what has just been claimed.
      if (stopping.signal.aborted) break;
      for (const delivery of claimed) startAttempt(delivery);
      if (claimed.length < freeSlots || freeSlots === 0) {
        await pause(timers, checkInterval, AbortSignal.any([wakeUp.signal, stopping.signal]));
        wakeUp = new AbortController();
      }
    }
  }

  async function claim(limit: number): Promise<ClaimedDelivery[]> {
    try {
      await tryOneEarly();
      const due = { channel: channel.name, now: clock(), underWay: [...underWay.keys()] };
      const claimed = (await queue.isDue(due)) ? await queue.claim(due, lease(), limit) : [];
      isDatabaseFailing = false;
      return claimed;
    } catch (error) {
      const reason = truncateExternalText(errorMessage(error));
      if (!isDatabaseFailing) log.error({ channel: channel.name, reason }, 'the outbox cannot be read');
      isDatabaseFailing = true;
      return [];
    }
  }

  /**
   * Tries a waiting delivery before it is due. If all wait after refusals, nothing else shows that the receiver has
   * recovered.
   */
  async function tryOneEarly(): Promise<void> {
    if (underWay.size > 0 || timers.elapsed() - lastAttemptAt < maxSilence) return;
    lastAttemptAt = timers.elapsed();
    await queue.makeDueNow(channel.name, 'next unless answer lost');
  }

  function startAttempt(delivery: ClaimedDelivery): void {
    const { id } = delivery.row;
    const attempt = attempts.attempt(delivery).finally(() => {
      lastAttemptAt = timers.elapsed();
      underWay.delete(id);
      wakeUp.abort();
    });
    underWay.set(id, attempt);
  }

  return {
    wake: () => wakeUp.abort(),
    async stop(timeLimit) {
      stopping.abort();
      const cancel = timers.after(timeLimit, () => aborting.abort());
      await dispatching;
      await Promise.all(underWay.values());
      cancel();
      stopRenewing();
      await queue.release(holder).catch(() => {});
    },
  };
}
