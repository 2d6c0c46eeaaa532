import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Where the one who means no harm comes from, and the one who does: both are this machine. */
export const honestAddress = '127.0.0.2';
export const hostileAddress = '127.0.0.1';

/** Somebody who opens one page after another, each on a new connection, from `honestAddress`. */
export type Visitor = {
  /** After so many more pages. Gives how many milliseconds each took, and what was no 200: a status or the system's error. */
  leave(morePages: number): Promise<{ times: readonly number[]; failures: readonly (number | string)[] }>;
};

export function startVisitor(port: number, path = '/why-us/'): Visitor {
  const times: number[] = [];
  const failures: (number | string)[] = [];
  let last = Infinity;
  const visit = async (): Promise<void> => {
    while (times.length < last) {
      const began = performance.now();
      const outcome = await statusOf(port, path);
      if (outcome !== 200) failures.push(outcome);
      times.push(performance.now() - began);
    }
  };
  const visiting = visit();
  return {
    async leave(morePages) {
      last = times.length + morePages;
      await visiting;
      return { times, failures };
    },
  };
}

function statusOf(port: number, path: string): Promise<number | string> {
  const { promise, resolve } = Promise.withResolvers<number | string>();
  const failed = ({ code, message }: NodeJS.ErrnoException): void => resolve(code ?? message);
  request(
    { host: '127.0.0.1', localAddress: honestAddress, port, path, agent: new Agent({ keepAlive: false }) },
    (response) => {
      response.resume().once('error', failed);
      response.once('end', () => resolve(response.statusCode ?? 0));
    },
  )
    .once('error', failed)
    .end();
  return promise;
}

/** So many connections from `hostileAddress` that each send `bytes` and read nothing. Resolves when all have been let in or turned away. */
export async function openMany(port: number, count: number, bytes: Buffer = Buffer.alloc(0)): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let opened = 0; opened < count; opened += together) {
    const some = Array.from({ length: Math.min(together, count - opened) }, () => openOne(port, bytes));
    sockets.push(...(await Promise.all(some)));
  }
  return sockets;
}

/** More at once than a system lets wait for a server would be lost, and tried again a second later. */
const together = 100;

function openOne(port: number, bytes: Buffer): Promise<Socket> {
  const { promise, resolve } = Promise.withResolvers<Socket>();
  const socket = connect({ host: '127.0.0.1', localAddress: hostileAddress, port });
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
