import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { onTestFinished } from 'vitest';
import type { Visiting, Visits } from './visitor-thread.ts';

/** The addresses of the harmless client and of the hostile one: both are this machine. */
export const honestAddress = '127.0.0.2';
export const hostileAddress = '127.0.0.1';
/** That many hostile addresses, each in a network of its own. */
export const hostileAddresses = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `127.1.${index}.1`);

/** A client that opens one page after another, each on a new connection, from `honestAddress`. */
type Visitor = {
  /** Ends the visit after that many more pages. */
  leave(morePages: number): Promise<Visits>;
};

/** A separate thread: the visitor does not wait for this one, which opens and writes the other connections. */
export function startVisitor(port: number, path = '/why-us/'): Visitor {
  const thread = new Worker(new URL('visitor-thread.ts', import.meta.url), {
    workerData: { port, path, localAddress: honestAddress } satisfies Visiting,
  });
  onTestFinished(() => void thread.terminate());
  const visited = once(thread, 'message') as Promise<[Visits]>;
  return {
    async leave(morePages) {
      thread.postMessage(morePages);
      const [visits] = await visited;
      return visits;
    },
  };
}

/**
 * Opens that many connections, from each of the addresses in turn, that send `bytes` and read nothing. Resolves when
 * all have been accepted or refused.
 */
export async function openConnections(
  port: number,
  count: number,
  bytes: Buffer = Buffer.alloc(0),
  addresses: readonly string[] = [hostileAddress],
): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let opened = 0; opened < count; opened += together) {
    const some = Array.from({ length: Math.min(together, count - opened) }, (_, index) =>
      openOne(port, bytes, addresses[(opened + index) % addresses.length]),
    );
    sockets.push(...(await Promise.all(some)));
  }
  return sockets;
}

/** Keeps that many requests pipelined on a connection, and reads the answers. */
export function keepAhead(socket: Socket, request: string, ahead: number): void {
  const batch = request.repeat(ahead);
  const start = 'HTTP/1.1 ';
  let answered = 0;
  let rest = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    answered += (rest + text).split(start).length - 1;
    rest = (rest + text).slice(1 - start.length);
    if (answered < ahead) return;
    answered -= ahead;
    socket.write(batch);
  });
  socket.write(batch);
  socket.resume();
}

/** More at once than the accept queue holds would be dropped, and retried a second later. */
const together = 100;

function openOne(port: number, bytes: Buffer, localAddress: string | undefined): Promise<Socket> {
  const { promise, resolve } = Promise.withResolvers<Socket>();
  const socket = connect({ host: '127.0.0.1', localAddress, port });
  onTestFinished(() => void socket.destroy());
  socket.pause();
  socket.on('error', () => resolve(socket)).on('close', () => resolve(socket));
  socket.once('connect', () => {
    if (bytes.length === 0) resolve(socket);
    else socket.write(bytes, () => resolve(socket));
    // Data that the server does not read does not delay the others.
    setTimeout(() => resolve(socket), 200).unref();
  });
  return promise;
}
