import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { sendEnquiry } from './sent-enquiry.ts';
import type { SentEnquiry } from './sent-enquiry.ts';

/** Clients that each send one different enquiry after another. */
export type Load = {
  /** Finished enquiries, in order. */
  sent: readonly SentEnquiry[];
  /**
   * Resolves at the first one from now on for which `is` returns true; rejects if all clients have stopped before that.
   */
  next(is: (sent: SentEnquiry) => boolean): Promise<SentEnquiry>;
  /** Sends nothing more, and resolves when all have finished. */
  stop(): Promise<readonly SentEnquiry[]>;
};

type LoadShape = {
  clients: number;
  /** Milliseconds that each client pauses after an answer; 0 by default. */
  rest?: number;
  /** Opens a new connection for each enquiry. */
  newConnections?: boolean;
  /** The option of `Sending`. */
  asksFirst?: boolean;
};

/** A client stops by itself when it finds no server at the port. */
export function startLoad(
  port: number,
  { clients, rest = 0, newConnections = false, asksFirst = false }: LoadShape,
): Load {
  const agent = new Agent({ keepAlive: !newConnections, maxSockets: clients });
  onTestFinished(() => agent.destroy());
  const series = randomUUID();
  const sent: SentEnquiry[] = [];
  const watching = new Set<(one: SentEnquiry) => void>();
  const stopping = new AbortController();
  let count = 0;

  async function client(): Promise<void> {
    while (!stopping.signal.aborted) {
      const one = await sendEnquiry(port, `${series} ${++count}`, { agent, asksFirst });
      sent.push(one);
      for (const watch of watching) watch(one);
      if (one.outcome === 'ECONNREFUSED') return;
      if (rest > 0) await delay(rest, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  const all = Promise.all(Array.from({ length: clients }, client));
  return {
    sent,
    next(is) {
      const { promise, resolve, reject } = Promise.withResolvers<SentEnquiry>();
      const watch = (one: SentEnquiry): void => {
        if (!is(one)) return;
        watching.delete(watch);
        resolve(one);
      };
      watching.add(watch);
      all.then(() => reject(new Error('every client has stopped, such as for a server that is gone')), reject);
      return promise;
    },
    async stop() {
      stopping.abort();
      await all;
      agent.destroy();
      return sent;
    },
  };
}

export const isAcknowledged = ({ outcome }: SentEnquiry): boolean => outcome === 201;
