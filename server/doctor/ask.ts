import { request as requestHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import type { PeerCertificate, TLSSocket } from 'node:tls';

/** Milliseconds until one who does not answer is given up. */
const timeLimit = 10_000;

export type Answer = {
  status: number;
  /** Each as often as it came. */
  rawHeaders: readonly string[];
  body: string;
  /** Of an encrypted connection. */
  certificate: PeerCertificate | undefined;
};

/**
 * Asks for `path` at `origin`, or at the Unix socket `socketPath`; follows no redirect.
 *
 * @throws what stood in the way, such as a certificate that is not trusted.
 */
export async function ask(origin: string, path: string, socketPath?: string): Promise<Answer> {
  const request = origin.startsWith('https:') ? requestHttps : requestHttp;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const asked = request(new URL(path, origin), {
    agent: false,
    signal: AbortSignal.timeout(timeLimit),
    ...(socketPath !== undefined && { socketPath }),
  });
  asked.once('response', resolve).once('error', reject).end();
  const response = await promise;
  const { socket } = response;
  const certificate = 'getPeerCertificate' in socket ? (socket as TLSSocket).getPeerCertificate() : undefined;
  return { status: response.statusCode ?? 0, rawHeaders: response.rawHeaders, body: await text(response), certificate };
}

/** What went wrong, in words: Node reports a name of several addresses that all failed as an error without any. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'no answer within 10 seconds';
  return error.message || ('code' in error ? String(error.code) : error.name);
}
