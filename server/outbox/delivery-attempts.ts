import type { Updateable } from 'kysely';
import type { BaseLogger } from 'pino';
import type { DeliveryRow, DeliveryTable } from '../model/database.ts';
import type { Delivery, DeliveryRules, Outcome, Probe, Sender } from '../model/delivery.ts';
import type { ClaimedDelivery, DeliveryQueue } from '../storage/delivery-queue.ts';
import { errorMessage } from '../text/error-message.ts';
import { redactEmailAddresses } from '../text/redact-email-addresses.ts';
import { truncateExternalText } from '../text/truncate-external-text.ts';
import { changesIfUnreachable } from './changes-after-attempt.ts';
import { pause } from './timers.ts';
import type { Timers } from './timers.ts';

export type AttemptDependencies = {
  channel: DispatchedChannel;
  queue: DeliveryQueue;
  /** A clock that must not jump. */
  clock: () => Date;
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>;
  timers: Timers;
  /** Returns a number from 0 to 1, which spreads deliveries that failed together. */
  random: () => number;
};

/** The parts of a channel that a dispatcher uses. */
export type DispatchedChannel = Pick<DeliveryRules, 'name' | 'retryPolicy'> & Sender;

type AttemptControl = {
  /** The holder of the deliveries' leases. */
  holder: string;
  /** Aborted when the server stops: attempts go on, but may be cut off, which must not be logged as the receiver's fault. */
  stopping: AbortSignal;
  /** Once aborted, attempts end as soon as they can. */
  aborting: AbortSignal;
};

/** Attempts at deliveries on one channel, and what they have found out about its receiver. */
type DeliveryAttempts = {
  /** Set when an attempt was lost and a probe failed too; to be cleared by the dispatcher when a probe succeeds. */
  isUnreachable: boolean;
  /** Tries a delivery once, and records the outcome. Never rejects. */
  attempt(delivery: ClaimedDelivery): Promise<void>;
};

/** Milliseconds after which a receiver that does not answer a probe counts as unreachable, and is probed repeatedly. */
const probeTimeout = 6500;
/** Milliseconds until an outcome that could not be recorded is recorded again. */
const writeInterval = 1000;

export function createDeliveryAttempts(
  { channel, queue, clock, log, timers, random }: AttemptDependencies,
  { holder, stopping, aborting }: AttemptControl,
): DeliveryAttempts {
  const { changesAfterAttempt } = channel.retryPolicy;
  const attempts: DeliveryAttempts = { isUnreachable: false, attempt };

  async function attempt({ row, enquiry }: ClaimedDelivery): Promise<void> {
    const logFields = { channel: channel.name, enquiry: row.enquiry_id, attempt: row.attempts + 1 };
    const outcome = await send({
      id: row.reference,
      enquiry,
      isFirstAttempt: row.last_error === null,
      recipients: row.recipients === null ? undefined : (JSON.parse(row.recipients) as string[]),
    });
    if (outcome.result === 'delivered') {
      if (outcome.remark === undefined) log.info(logFields, 'delivered');
      else log.warn({ ...logFields, reason: redactEmailAddresses(outcome.remark) }, 'delivered, but not to all');
      await record(row, changesAfterAttempt(row, outcome, clock(), random()));
      // Others may wait because of a problem that the receiver had. If this fails, they are due at their own times.
      await queue.makeDueNow(channel.name, 'unless answer lost').catch(() => {});
      return;
    }
    const reason = redactEmailAddresses(outcome.reason);
    if (outcome.result === 'lost' && channel.probe && !(await isReachable(channel.probe))) {
      if (!attempts.isUnreachable && !stopping.aborted) log.warn({ channel: channel.name, reason }, 'unreachable');
      attempts.isUnreachable = true;
      if (!outcome.mayHaveArrived) {
        await record(row, changesIfUnreachable(outcome.reason, clock()));
        return;
      }
    }
    const change = changesAfterAttempt(row, outcome, clock(), random());
    if (change.state === 'failed') log.error({ ...logFields, reason }, 'failed: no further attempt');
    else if (change.state === 'discarded') log.info({ ...logFields, reason }, 'given up');
    else log.warn({ ...logFields, reason, next: change.next_attempt_at }, 'not delivered yet');
    await record(row, change);
  }

  /** Sends once. An error while composing a mail must not end the server: the mail is retried as after any failed attempt. */
  async function send(delivery: Delivery): Promise<Outcome> {
    try {
      return await channel.send(delivery, aborting);
    } catch (error) {
      return { result: 'deferred', reason: truncateExternalText(errorMessage(error)) };
    }
  }

  /**
   * Whether the receiver answers a probe. Sends none if the receiver is being probed already, or if our own stop may have
   * cut off this attempt, which must not count then.
   */
  async function isReachable(probe: Probe): Promise<boolean> {
    if (attempts.isUnreachable || aborting.aborted) return false;
    const timeout = new AbortController();
    const cancel = timers.after(probeTimeout, () => timeout.abort());
    return probe(AbortSignal.any([aborting, timeout.signal]))
      .then(
        () => true,
        () => false,
      )
      .finally(cancel);
  }

  /**
   * Writes the outcome, and repeats until it is written or the server must end: a delivery not recorded as delivered would
   * be made again.
   */
  async function record(row: DeliveryRow, change: Updateable<DeliveryTable>): Promise<void> {
    for (;;) {
      try {
        await queue.update(row, holder, change);
        return;
      } catch (error) {
        if (aborting.aborted) return;
        const reason = truncateExternalText(errorMessage(error));
        log.error({ channel: channel.name, reason }, 'the outbox cannot be written');
        await pause(timers, writeInterval, aborting);
      }
    }
  }

  return attempts;
}
