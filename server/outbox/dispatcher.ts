import { randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import type { BaseLogger } from 'pino';
import { errorMessage } from '../text/error-message.ts';
import type { DeliveryTable } from '../model/database.ts';
import type { ClaimedDelivery, DeliveryQueue } from '../storage/delivery-queue.ts';
import { afterUnreachable } from './after-attempt.ts';
import type { DeliveryRules, Probe, Sender } from '../model/delivery.ts';
import { truncateExternalText } from '../text/truncate-external-text.ts';
import { every, pause } from './timers.ts';
import type { Timers } from './timers.ts';
import { waitUntilReachable } from './wait-until-reachable.ts';
import { redactEmailAddresses } from '../text/redact-email-addresses.ts';

export type DispatcherDependencies = {
  channel: DispatchedChannel;
  queue: DeliveryQueue;
  /** Must not jump. */
  clock: () => Date;
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>;
  /** Milliseconds a delivery stays with a server that does not renew its lease: one that died. */
  leaseTime: number;
  timers: Timers;
  /** From 0 to 1: keeps apart what failed together. */
  random: () => number;
};

/** What delivering on a channel takes. */
export type DispatchedChannel = Pick<DeliveryRules, 'name' | 'retryPolicy'> & Sender;

/** Delivers what is due on one channel, for as long as it runs. */
export type Dispatcher = {
  /** Looks at once, instead of within a second. */
  wake(): void;
  /** Takes nothing more, lets what is under way finish for up to `timeLimit` milliseconds, then gives it back. */
  stop(timeLimit: number): Promise<void>;
};

/** Deliveries under way at a time. */
const slots = 3;
/** Milliseconds between two looks at the queue: another process may have put something into it. */
const lookInterval = 1000;
/** Milliseconds since the last attempt after which one that is due later is tried: the trouble may be over. */
const maxSilence = 60_000;
/** Milliseconds after which a receiver that does not answer a probe counts as unreachable, and is probed repeatedly. */
const probeTimeout = 6500;

export function startDispatcher({
  channel,
  queue,
  clock,
  log,
  leaseTime,
  timers,
  random,
}: DispatcherDependencies): Dispatcher {
  const holder = randomUUID();
  const stopping = new AbortController();
  const aborting = new AbortController();
  /** By the ids of their deliveries. */
  const underWay = new Map<number, Promise<void>>();
  let alarm = new AbortController();
  let unreachable = false;
  let databaseFails = false;
  let lastAttemptAt = timers.elapsed();

  const { afterAttempt } = channel.retryPolicy;
  const lease = () => ({ holder, until: new Date(clock().getTime() + leaseTime) });
  const stopRenewing = every(timers, leaseTime / 3, () => {
    if (underWay.size > 0) queue.renew([...underWay.keys()], lease()).catch(() => {});
  });
  const running = run();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (unreachable && channel.probe) {
        await waitUntilReachable(channel.probe, stopping.signal, timers);
        unreachable = false;
        if (stopping.signal.aborted) break;
        log.info({ channel: channel.name }, 'reachable again');
      }
      const free = slots - underWay.size;
      const claimed = free > 0 ? await claim(free) : [];
      for (const delivery of claimed) start(delivery);
      if (claimed.length < free || free === 0) {
        await pause(timers, lookInterval, AbortSignal.any([alarm.signal, stopping.signal]));
        alarm = new AbortController();
      }
    }
  }

  async function claim(limit: number): Promise<ClaimedDelivery[]> {
    try {
      await tryOneEarly();
      const look = { channel: channel.name, now: clock(), underWay: [...underWay.keys()] };
      const claimed = (await queue.isDue(look)) ? await queue.claim(look, lease(), limit) : [];
      databaseFails = false;
      return claimed;
    } catch (error) {
      if (!databaseFails)
        log.error(
          { channel: channel.name, reason: truncateExternalText(errorMessage(error)) },
          'the outbox cannot be read',
        );
      databaseFails = true;
      return [];
    }
  }

  /** After a refusal that nothing follows, nobody else would find out that it is over. */
  async function tryOneEarly(): Promise<void> {
    if (underWay.size > 0 || timers.elapsed() - lastAttemptAt < maxSilence) return;
    lastAttemptAt = timers.elapsed();
    await queue.makeDueNow(channel.name, 'next unless answer lost');
  }

  function start(delivery: ClaimedDelivery): void {
    const { id } = delivery.row;
    const attempt = attemptOnce(delivery).finally(() => {
      lastAttemptAt = timers.elapsed();
      underWay.delete(id);
      alarm.abort();
    });
    underWay.set(id, attempt);
  }

  async function attemptOnce({ row, enquiry }: ClaimedDelivery): Promise<void> {
    const { id, enquiry_id, attempts } = row;
    const about = { channel: channel.name, enquiry: enquiry_id, attempt: attempts + 1 };
    const delivery = { id: row.reference, enquiry, isFirstAttempt: row.last_error === null };
    const outcome = await channel.send(delivery, aborting.signal);
    if (outcome.result === 'delivered') {
      log.info(about, 'delivered');
      await write(id, afterAttempt(row, outcome, clock(), random()));
      await retryWaiting();
      return;
    }
    const reason = redactEmailAddresses(outcome.reason);
    if (outcome.result === 'lost' && channel.probe && !(await isReachable(channel.probe))) {
      if (!unreachable && !stopping.signal.aborted) log.warn({ channel: channel.name, reason }, 'unreachable');
      unreachable = true;
      if (!outcome.mayHaveArrived) {
        await write(id, afterUnreachable(outcome.reason, clock()));
        return;
      }
    }
    const change = afterAttempt(row, outcome, clock(), random());
    if (change.state === 'failed') log.error({ ...about, reason }, 'failed: no further attempt');
    else if (change.state === 'discarded') log.info({ ...about, reason }, 'given up');
    else log.warn({ ...about, reason, next: change.next_attempt_at }, 'not delivered yet');
    await write(id, change);
  }

  /** What waits because the receiver was in trouble need not wait any longer once something got through. */
  async function retryWaiting(): Promise<void> {
    await queue.makeDueNow(channel.name, 'unless answer lost').catch(() => {});
  }

  async function isReachable(probe: Probe): Promise<boolean> {
    if (unreachable || aborting.signal.aborted) return false;
    const silent = new AbortController();
    const cancel = timers.after(probeTimeout, () => silent.abort());
    return probe(AbortSignal.any([aborting.signal, silent.signal]))
      .then(
        () => true,
        () => false,
      )
      .finally(cancel);
  }

  /** Until it is written: what was delivered and is not known to be would be delivered again. */
  async function write(id: number, change: Updateable<DeliveryTable>): Promise<void> {
    for (;;) {
      try {
        await queue.update(id, holder, change);
        return;
      } catch (error) {
        if (aborting.signal.aborted) return;
        log.error(
          { channel: channel.name, reason: truncateExternalText(errorMessage(error)) },
          'the outbox cannot be written',
        );
        await pause(timers, lookInterval, aborting.signal);
      }
    }
  }

  return {
    wake: () => alarm.abort(),
    async stop(timeLimit) {
      stopping.abort();
      const cancel = timers.after(timeLimit, () => aborting.abort());
      await running;
      await Promise.all(underWay.values());
      cancel();
      stopRenewing();
      await queue.release(holder).catch(() => {});
    },
  };
}
