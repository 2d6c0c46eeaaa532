import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** The address of the hostile client. The honest client has another address of this machine. */
const hostileAddress = '127.0.0.1';

/** Returns the given number of hostile addresses, each in a different network. */
export const hostileAddresses = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `127.1.${index}.1`);

/** Connections that are opened together. Those beyond the accept queue would be dropped, and retried a second later. */
const batchSize = 100;

/** The longest wait for one connection to send, in milliseconds: the server may not read its data, and others must not wait. */
const maxSendTime = 200;

/**
 * Opens the given number of connections, from each of the addresses in turn, that send `bytes` and read nothing. Resolves when
 * each has been refused, or accepted and has sent all, or as much as the server takes in `maxSendTime`.
 */
export async function openConnections(
  port: number,
  count: number,
  bytes: Buffer = Buffer.alloc(0),
  addresses: readonly string[] = [hostileAddress],
): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let opened = 0; opened < count; opened += batchSize) {
    const batch = Array.from({ length: Math.min(batchSize, count - opened) }, (_, index) =>
      openConnection(port, bytes, addresses[(opened + index) % addresses.length]),
    );
    sockets.push(...(await Promise.all(batch)));
  }
  return sockets;
}

/** Pipelines `depth` requests on a connection, reads the answers, and starts over once all have arrived. */
export function keepPipelining(socket: Socket, request: string, depth: number): void {
  const batch = request.repeat(depth);
  const statusLineStart = 'HTTP/1.1 ';
  let answered = 0;
  let rest = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    answered += (rest + text).split(statusLineStart).length - 1;
    // The start of a status line may be split between two chunks.
    rest = (rest + text).slice(1 - statusLineStart.length);
    if (answered < depth) return;
    answered -= depth;
    socket.write(batch);
  });
  socket.write(batch);
  socket.resume();
}

function openConnection(port: number, bytes: Buffer, localAddress: string | undefined): Promise<Socket> {
  const { promise, resolve } = Promise.withResolvers<Socket>();
  const socket = connect({ host: '127.0.0.1', localAddress, port });
  onTestFinished(() => void socket.destroy());
  socket.pause();
  socket.on('error', () => resolve(socket)).on('close', () => resolve(socket));
  socket.once('connect', () => {
    if (bytes.length === 0) resolve(socket);
    else socket.write(bytes, () => resolve(socket));
    setTimeout(() => resolve(socket), maxSendTime).unref();
  });
  return promise;
}
