import { randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import type { BaseLogger } from 'pino';
import { errorMessage } from '../text/error-message.ts';
import type { DeliveryTable } from '../model/database.ts';
import type { ClaimedDelivery, DeliveryQueue } from '../storage/delivery-queue.ts';
import { afterUnreachable } from './after-attempt.ts';
import type { DeliveryRules, Outcome, Probe, Sender } from '../model/delivery.ts';
import { truncateExternalText } from '../text/truncate-external-text.ts';
import { every, pause } from './timers.ts';
import type { Timers } from './timers.ts';
import { waitUntilReachable } from './wait-until-reachable.ts';
import { redactEmailAddresses } from '../text/redact-email-addresses.ts';

export type DispatcherDependencies = {
  channel: DispatchedChannel;
  queue: DeliveryQueue;
  /** A clock that must not jump. */
  clock: () => Date;
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>;
  /** Milliseconds that a delivery stays reserved for a server that no longer renews its lease because it died. */
  leaseTime: number;
  timers: Timers;
  /** From 0 to 1: spreads deliveries that failed together. */
  random: () => number;
};

/** A channel, as far as a dispatcher uses it. */
export type DispatchedChannel = Pick<DeliveryRules, 'name' | 'retryPolicy'> & Sender;

/** Delivers what is due on one channel, until it is stopped. */
export type Dispatcher = {
  /** Checks at once instead of within a second. */
  wake(): void;
  /** Starts nothing more, waits up to `timeLimit` milliseconds for deliveries under way, then gives them back. */
  stop(timeLimit: number): Promise<void>;
};

/** Deliveries under way at a time. */
const slots = 3;
/** Milliseconds between two checks of the queue: another process may have added something. */
const checkInterval = 1000;
/**
 * Milliseconds after the last attempt at which one that is due later is tried early: the receiver may have recovered.
 */
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
  /** The attempts under way, by the ids of their deliveries. */
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
      // Given back by `stop`.
      if (stopping.signal.aborted) break;
      for (const delivery of claimed) start(delivery);
      if (claimed.length < free || free === 0) {
        await pause(timers, checkInterval, AbortSignal.any([alarm.signal, stopping.signal]));
        alarm = new AbortController();
      }
    }
  }

  async function claim(limit: number): Promise<ClaimedDelivery[]> {
    try {
      await tryOneEarly();
      const due = { channel: channel.name, now: clock(), underWay: [...underWay.keys()] };
      const claimed = (await queue.isDue(due)) ? await queue.claim(due, lease(), limit) : [];
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

  /**
   * Tries a waiting delivery before it is due. If all wait after refusals, nothing else shows that the receiver has
   * recovered.
   */
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
    const delivery = {
      id: row.reference,
      enquiry,
      isFirstAttempt: row.last_error === null,
      recipients: row.recipients === null ? undefined : (JSON.parse(row.recipients) as string[]),
    };
    const outcome = await send(delivery);
    if (outcome.result === 'delivered') {
      if (outcome.remark === undefined) log.info(about, 'delivered');
      else log.warn({ ...about, reason: redactEmailAddresses(outcome.remark) }, 'delivered, but not to all');
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

  /** A fault while a mail is composed must not end the server: it is tried again like any other. */
  async function send(delivery: Parameters<Sender['send']>[0]): Promise<Outcome> {
    try {
      return await channel.send(delivery, aborting.signal);
    } catch (error) {
      return { result: 'deferred', reason: truncateExternalText(errorMessage(error)) };
    }
  }

  /** Deliveries that wait because of a problem at the receiver are due as soon as one gets through. */
  async function retryWaiting(): Promise<void> {
    await queue.makeDueNow(channel.name, 'unless answer lost').catch(() => {});
  }

  async function isReachable(probe: Probe): Promise<boolean> {
    if (unreachable || aborting.signal.aborted) return false;
    const timeout = new AbortController();
    const cancel = timers.after(probeTimeout, () => timeout.abort());
    return probe(AbortSignal.any([aborting.signal, timeout.signal]))
      .then(
        () => true,
        () => false,
      )
      .finally(cancel);
  }

  /** Repeats until it is written: a delivery not recorded as delivered would be delivered again. */
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
        await pause(timers, checkInterval, aborting.signal);
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
