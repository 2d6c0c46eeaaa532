import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { sendEnquiry } from './sent-enquiry.ts';
import type { SentEnquiry } from './sent-enquiry.ts';

/** Clients, each of which sends one enquiry after another, all of them different. */
export type Load = {
  /** Finished enquiries, in order. */
  sent: readonly SentEnquiry[];
  /**
   * Resolves with the first enquiry from now on that matches or, with `count`, with the last of the first `count` that match; rejects if
   * all clients have stopped before that.
   */
  next(matches: (enquiry: SentEnquiry) => boolean, count?: number): Promise<SentEnquiry>;
  /** Sends nothing more, and resolves when all have finished. */
  stop(): Promise<readonly SentEnquiry[]>;
};

type LoadShape = {
  clients: number;
  /** Milliseconds that each client pauses after an answer; 0 by default. */
  pause?: number;
  /** Opens a new connection for each enquiry. */
  newConnections?: boolean;
  /** Passed on to `sendEnquiry`. */
  expectsContinue?: boolean;
};

/** Starts the clients. A client stops by itself when no server listens on the port. */
export function startLoad(
  port: number,
  { clients, pause = 0, newConnections = false, expectsContinue = false }: LoadShape,
): Load {
  const agent = new Agent({ keepAlive: !newConnections, maxSockets: clients });
  onTestFinished(() => agent.destroy());
  const series = randomUUID();
  const sent: SentEnquiry[] = [];
  const watchers = new Set<(enquiry: SentEnquiry) => void>();
  const stopping = new AbortController();
  let sentCount = 0;

  async function client(): Promise<void> {
    while (!stopping.signal.aborted) {
      sentCount += 1;
      const enquiry = await sendEnquiry(port, `${series} ${sentCount}`, { agent, expectsContinue });
      sent.push(enquiry);
      for (const watch of watchers) watch(enquiry);
      if (enquiry.outcome === 'ECONNREFUSED') return;
      if (pause > 0) await delay(pause, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  const all = Promise.all(Array.from({ length: clients }, client));
  return {
    sent,
    next(matches, count = 1) {
      const { promise, resolve, reject } = Promise.withResolvers<SentEnquiry>();
      let remaining = count;
      const watch = (enquiry: SentEnquiry): void => {
        if (!matches(enquiry)) return;
        remaining -= 1;
        if (remaining > 0) return;
        watchers.delete(watch);
        resolve(enquiry);
      };
      watchers.add(watch);
      all.then(() => reject(new Error('every client has stopped, perhaps because the server is gone')), reject);
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
