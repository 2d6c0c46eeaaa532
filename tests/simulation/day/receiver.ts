import type { Outcome } from '#server/model/delivery.ts';
import { pause } from '#server/outbox/timers.ts';
import type { Timers } from '#server/outbox/timers.ts';
import type { ReceiverMode } from './actions.ts';

/** A mail server or a webhook's receiver. */
export type Receiver = {
  mode: ReceiverMode;
  /** Accepts or rejects one message of a process, for all recipients or one, depending on its mode. */
  receive(id: string, process: SendingProcess, signal: AbortSignal, recipients?: readonly string[]): Promise<Outcome>;
  /** Rejects unless the receiver greets. */
  probe(process: SendingProcess, signal: AbortSignal): Promise<void>;
  /** Whether a living process is sending to it. */
  isBusy(): boolean;
};

export type SendingProcess = {
  timers: Timers;
  isAlive(): boolean;
  /** The time of its death, by `elapsed` of its timers; undefined while it is alive. */
  deathTime(): number | undefined;
};

/** The times of a receiver, in milliseconds. */
const receiveTime = 100;
const slowReceiveTime = 20_000;
const greetingTimeout = 30_000;
const answerTime = 500;

type ReceiverOptions = {
  distinguishesLostAnswers: boolean;
  onArrival: (id: string, process: SendingProcess, recipient: string) => void;
  onAnswer: (id: string, recipient: string) => void;
};

/** The recipients of mail; in the mode `deferring one`, mail to the second is deferred. */
const mailRecipients: readonly [string, string] = ['sales', 'archive'];
/** The single recipient of a channel that does not distinguish recipients. */
const onlyRecipient: readonly string[] = [''];

export function recipientsOf(channel: string): readonly string[] {
  return channel === 'mail' ? mailRecipients : onlyRecipient;
}

/**
 * Creates a receiver. `onArrival` is called for each recipient of a message received completely, before its sender learns of it;
 * `onAnswer` when the sender has learned of it. With `distinguishesLostAnswers`, a sender can distinguish a missing answer from a
 * failed connection.
 */
export function createReceiver(
  timers: Timers,
  { distinguishesLostAnswers, onArrival, onAnswer }: ReceiverOptions,
): Receiver {
  const visits = new Set<Pick<SendingProcess, 'isAlive'>>();

  /** Never resolves if the process dies while it waits: nothing in a dead process continues. */
  async function wait(milliseconds: number, process: SendingProcess, signal: AbortSignal): Promise<void> {
    await pause(timers, milliseconds, signal);
    if (!process.isAlive()) await new Promise(() => {});
  }

  async function answer(
    id: string,
    process: SendingProcess,
    signal: AbortSignal,
    recipients: readonly string[],
  ): Promise<Outcome> {
    const { mode } = receiver;
    if (mode === 'down') return { result: 'lost', reason: 'connection refused' };
    await wait(delayOf(mode), process, signal);
    if (signal.aborted) return { result: 'lost', reason: 'cut off' };
    if (mode === 'silent') return { result: 'lost', reason: 'no greeting' };
    if (mode === 'deferring') return { result: 'deferred', reason: '451 later' };
    if (mode === 'refusing') return { result: 'refused', reason: '550 no' };
    const deferred = mode === 'deferring one' ? recipients.filter((recipient) => recipient === mailRecipients[1]) : [];
    const accepted = recipients.filter((recipient) => !deferred.includes(recipient));
    if (accepted.length === 0) return { result: 'deferred', reason: '450 full' };
    for (const recipient of accepted) onArrival(id, process, recipient);
    await wait(answerTime, process, signal);
    if (mode === 'losing answers' || signal.aborted)
      return { result: 'lost', reason: 'no answer', ...(distinguishesLostAnswers && { mayHaveArrived: true }) };
    for (const recipient of accepted) onAnswer(id, recipient);
    if (deferred.length > 0) return { result: 'deferred', reason: '450 full', recipients: deferred };
    return { result: 'delivered' };
  }

  const receiver: Receiver = {
    mode: 'up',
    isBusy: () => [...visits].some((visit) => visit.isAlive()),
    async receive(id, process, signal, recipients = onlyRecipient) {
      const visit = { isAlive: process.isAlive };
      visits.add(visit);
      const outcome = await answer(id, process, signal, recipients);
      visits.delete(visit);
      return outcome;
    },
    async probe(process, signal) {
      if (receiver.mode === 'down') throw new Error('connection refused');
      await wait(receiver.mode === 'silent' ? greetingTimeout : receiveTime, process, signal);
      if (receiver.mode === 'silent' || signal.aborted) throw new Error('no greeting');
    },
  };
  return receiver;
}

function delayOf(mode: ReceiverMode): number {
  if (mode === 'slow') return slowReceiveTime;
  return mode === 'silent' ? greetingTimeout : receiveTime;
}
