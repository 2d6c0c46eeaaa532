import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { onTestFinished } from 'vitest';
import type { Visiting, Visits } from './visitor-thread.ts';

/** Where the one who means no harm comes from, and the one who does: both are this machine. */
export const honestAddress = '127.0.0.2';
export const hostileAddress = '127.0.0.1';
/** So many addresses of nobody's goodwill, each of a network of its own. */
export const hostileAddresses = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `127.1.${index}.1`);

/** Somebody who opens one page after another, each on a new connection, from `honestAddress`. */
export type Visitor = {
  /** After so many more pages. */
  leave(morePages: number): Promise<Visits>;
};

/** A thread of its own: the visitor does not wait for this one, which opens and writes to the connections of the other. */
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
 * So many connections that each send `bytes` and read nothing, from each of the addresses in turn. Resolves when all have
 * been let in or turned away.
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

/** Always has so many requests ahead on a connection, and reads the answers. */
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

/** More at once than a system lets wait for a server would be lost, and tried again a second later. */
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
    // What the server does not read does not hold up the others.
    setTimeout(() => resolve(socket), 200).unref();
  });
  return promise;
}
