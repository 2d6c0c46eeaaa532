import type { Outcome } from '#server/model/delivery.ts';
import { pause } from '#server/outbox/timers.ts';
import type { Timers } from '#server/outbox/timers.ts';
import type { ReceiverMode } from './actions.ts';

/** A mail server or a webhook's receiver. */
export type Receiver = {
  mode: ReceiverMode;
  /** Accepts one message of a process or not, depending on its mode. */
  take(id: string, process: SendingProcess, signal: AbortSignal): Promise<Outcome>;
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

/**
 * `arrived` is called for each message received completely, before its sender learns of it; `answered` when the sender
 * has. With `tellsWhatArrived`, a sender can distinguish a missing answer from a failed connection.
 */
export function createReceiver(
  timers: Timers,
  tellsWhatArrived: boolean,
  arrived: (id: string, process: SendingProcess) => void,
  answered: (id: string, process: SendingProcess) => void,
): Receiver {
  const underWay = new Set<Pick<SendingProcess, 'isAlive'>>();

  /** Never resolves for a process that is gone meanwhile: nothing in it continues. */
  async function wait(milliseconds: number, process: SendingProcess, signal: AbortSignal): Promise<void> {
    await pause(timers, milliseconds, signal);
    if (!process.isAlive()) await new Promise(() => {});
  }

  async function answer(id: string, process: SendingProcess, signal: AbortSignal): Promise<Outcome> {
    const { mode } = receiver;
    if (mode === 'down') return { result: 'lost', reason: 'connection refused' };
    await wait(mode === 'slow' ? slow : mode === 'silent' ? silence : quick, process, signal);
    if (signal.aborted) return { result: 'lost', reason: 'cut off' };
    if (mode === 'silent') return { result: 'lost', reason: 'no greeting' };
    if (mode === 'deferring') return { result: 'deferred', reason: '451 later' };
    if (mode === 'refusing') return { result: 'refused', reason: '550 no' };
    arrived(id, process);
    await wait(answerTakes, process, signal);
    if (mode === 'losing answers' || signal.aborted)
      return { result: 'lost', reason: 'no answer', ...(tellsWhatArrived && { mayHaveArrived: true }) };
    answered(id, process);
    return { result: 'delivered' };
  }

  const receiver: Receiver = {
    mode: 'up',
    isBusy: () => [...underWay].some((process) => process.isAlive()),
    async take(id, process, signal) {
      const visit = { isAlive: process.isAlive };
      underWay.add(visit);
      const outcome = await answer(id, process, signal);
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
