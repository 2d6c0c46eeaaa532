import type { Outcome } from '#server/model/delivery.ts';
import { pause } from '#server/outbox/timers.ts';
import type { Timers } from '#server/outbox/timers.ts';
import type { ReceiverMode } from './actions.ts';

/** A mail server or a webhook's receiver. */
export type Receiver = {
  mode: ReceiverMode;
  /** Accepts one message of a process or not, for all recipients or one, depending on its mode. */
  take(id: string, process: SendingProcess, signal: AbortSignal, recipients?: readonly string[]): Promise<Outcome>;
  probe(process: SendingProcess, signal: AbortSignal): Promise<void>;
  /** Whether a living process is sending to it. */
  isBusy(): boolean;
};

export type SendingProcess = {
  timers: Timers;
  isAlive(): boolean;
  /** When it died, by `elapsed` of its timers; undefined while it is alive. */
  diedAt(): number | undefined;
};

/** Milliseconds. */
const quick = 100;
const slow = 20_000;
const silence = 30_000;
const answerTakes = 500;

/** The one who is deferred is the second. */
const mailRecipients: readonly [string, string] = ['sales', 'archive'];
/** What has no recipients that could be told apart has one. */
const onlyRecipient: readonly string[] = [''];

export function recipientsOf(channel: string): readonly string[] {
  return channel === 'mail' ? mailRecipients : onlyRecipient;
}

/**
 * `arrived` is called for each recipient of a message received completely, before its sender learns of it; `answered`
 * when the sender has. With `tellsWhatArrived`, a sender can distinguish a missing answer from a failed connection.
 */
export function createReceiver(
  timers: Timers,
  tellsWhatArrived: boolean,
  arrived: (id: string, process: SendingProcess, recipient: string) => void,
  answered: (id: string, recipient: string) => void,
): Receiver {
  const underWay = new Set<Pick<SendingProcess, 'isAlive'>>();

  /** Never resolves for a process that is gone meanwhile: nothing in it continues. */
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
    await wait(mode === 'slow' ? slow : mode === 'silent' ? silence : quick, process, signal);
    if (signal.aborted) return { result: 'lost', reason: 'cut off' };
    if (mode === 'silent') return { result: 'lost', reason: 'no greeting' };
    if (mode === 'deferring') return { result: 'deferred', reason: '451 later' };
    if (mode === 'refusing') return { result: 'refused', reason: '550 no' };
    const deferred = mode === 'deferring one' ? recipients.filter((recipient) => recipient === mailRecipients[1]) : [];
    const accepted = recipients.filter((recipient) => !deferred.includes(recipient));
    if (accepted.length === 0) return { result: 'deferred', reason: '450 full' };
    for (const recipient of accepted) arrived(id, process, recipient);
    await wait(answerTakes, process, signal);
    if (mode === 'losing answers' || signal.aborted)
      return { result: 'lost', reason: 'no answer', ...(tellsWhatArrived && { mayHaveArrived: true }) };
    for (const recipient of accepted) answered(id, recipient);
    if (deferred.length > 0) return { result: 'deferred', reason: '450 full', recipients: deferred };
    return { result: 'delivered' };
  }

  const receiver: Receiver = {
    mode: 'up',
    isBusy: () => [...underWay].some((process) => process.isAlive()),
    async take(id, process, signal, recipients = onlyRecipient) {
      const visit = { isAlive: process.isAlive };
      underWay.add(visit);
      const outcome = await answer(id, process, signal, recipients);
      underWay.delete(visit);
      return outcome;
    },
    async probe(process, signal) {
      if (receiver.mode === 'down') throw new Error('connection refused');
      await wait(receiver.mode === 'silent' ? silence : quick, process, signal);
      if (receiver.mode === 'silent' || signal.aborted) throw new Error('no greeting');
    },
  };
  return receiver;
}
