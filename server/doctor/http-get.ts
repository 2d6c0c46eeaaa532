import { request as requestHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import type { PeerCertificate, TLSSocket } from 'node:tls';

/** Milliseconds to wait for a response. */
const timeLimit = 10_000;

export type HttpResponse = {
  status: number;
  /** Names and values alternate; repeated headers are repeated. */
  rawHeaders: readonly string[];
  body: string;
  /** The certificate of an encrypted connection. */
  certificate: PeerCertificate | undefined;
};

/**
 * Requests `path` from `origin`, or through the Unix socket `socketPath`; follows no redirect.
 *
 * @throws the error that prevented it, such as an untrusted certificate.
 */
export async function httpGet(origin: string, path: string, socketPath?: string): Promise<HttpResponse> {
  const send = origin.startsWith('https:') ? requestHttps : requestHttp;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = send(new URL(path, origin), {
    agent: false,
    signal: AbortSignal.timeout(timeLimit),
    ...(socketPath !== undefined && { socketPath }),
  });
  request.once('response', resolve).once('error', reject).end();
  const response = await promise;
  const { socket } = response;
  const certificate = 'getPeerCertificate' in socket ? (socket as TLSSocket).getPeerCertificate() : undefined;
  return { status: response.statusCode ?? 0, rawHeaders: response.rawHeaders, body: await text(response), certificate };
}
