import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Readiness } from '../http/readiness.ts';
import type { Metrics } from './metrics.ts';

/** Health and metrics, for those who run the server. */
export type Admin = {
  metrics: Metrics;
  /** Whether a request's path is one that `answer` serves. */
  isAdmin(request: IncomingMessage): boolean;
  /** Answers `/healthz`, `/readyz` and `/metrics`, and 404 elsewhere. */
  answer(request: IncomingMessage, response: ServerResponse): void;
};

type AdminDependencies = {
  metrics: Metrics;
  readiness: Readiness;
  /** Resolves if an enquiry could be stored now. */
  checkStore: () => Promise<void>;
  /** Milliseconds after which the store counts as stuck. */
  timeLimit?: number;
};

type Answer = { status: number; text: string; contentType?: string };

const plainText = 'text/plain; charset=utf-8';

/**
 * `/healthz` is 200 while the process answers at all: any other answer is worth a restart. `/readyz` is 200 while
 * enquiries are accepted: it writes to the database each time, and is 503 from the moment the server begins to stop.
 */
export function createAdmin({ metrics, readiness, checkStore, timeLimit = 3000 }: AdminDependencies): Admin {
  const answers = new Map<string, () => Promise<Answer>>([
    ['/healthz', async () => ({ status: 200, text: 'alive\n' })],
    ['/readyz', checkReadiness],
    ['/metrics', async () => ({ status: 200, text: await metrics.text(), contentType: metrics.contentType })],
  ]);

  async function checkReadiness(): Promise<Answer> {
    if (!readiness.acceptsRequests) return { status: 503, text: 'stopping\n' };
    const answered = new AbortController();
    const timeout = delay(timeLimit, undefined, { signal: answered.signal, ref: false }).then(() => {
      throw new Error('the store does not answer');
    });
    try {
      await Promise.race([checkStore(), timeout]);
      return { status: 200, text: 'ready\n' };
    } catch {
      return { status: 503, text: 'enquiries cannot be stored\n' };
    } finally {
      // Aborting the delay rejects its promise, which nothing awaits anymore.
      timeout.catch(() => {});
      answered.abort();
    }
  }

  async function answerFrom(request: IncomingMessage): Promise<Answer> {
    const answer = answers.get(pathOf(request));
    if (!answer) return { status: 404, text: 'There is /healthz, /readyz and /metrics.\n' };
    if (request.method !== 'GET' && request.method !== 'HEAD') return { status: 405, text: 'This can only be read.\n' };
    return answer();
  }

  return {
    metrics,
    isAdmin: (request) => answers.has(pathOf(request)),
    answer(request, response) {
      answerFrom(request).then(
        (answer) => sendText(response, answer),
        () => sendText(response, { status: 500, text: 'This could not be read.\n' }),
      );
    },
  };
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '';
}

/** Answers with text that is not cached; a 405 also names the methods that are allowed. */
export function sendText(response: ServerResponse, { status, text, contentType = plainText }: Answer): void {
  response
    .writeHead(status, {
      ...(status === 405 && { Allow: 'GET, HEAD' }),
      'Cache-Control': 'no-store',
      'Content-Type': contentType,
      'Content-Length': Buffer.byteLength(text),
    })
    .end(text);
}
