import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { sendEnquiry } from './sent-enquiry.ts';
import type { SentEnquiry } from './sent-enquiry.ts';

/** Clients that send one different enquiry after another. */
export type Load = {
  /** All that has come to an end, in that order. */
  sent: readonly SentEnquiry[];
  /** Resolves at the first, from now on, of which `is` is true; rejects when all clients have stopped before that. */
  next(is: (sent: SentEnquiry) => boolean): Promise<SentEnquiry>;
  /** Begins nothing more and resolves when all has come to an end. */
  stop(): Promise<readonly SentEnquiry[]>;
};

type LoadShape = {
  clients: number;
  /** Milliseconds each client rests after an answer; 0 by default. */
  rest?: number;
  /** A new connection for each enquiry. */
  newConnections?: boolean;
  /** The option of `Sending`. */
  asksFirst?: boolean;
};

/** A client stops by itself when it finds nobody at the port. */
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
