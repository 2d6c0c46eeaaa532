import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

/** A proxy to another port of this machine that can swallow everything, like a network that fails silently. */
export type SilentProxy = {
  port: number;
  /** While true, no data passes in either direction, and the proxy closes no connection that both sides keep open. */
  isSilent: boolean;
  /** Cuts every connection. */
  cutConnections(): void;
};

/** Starts a proxy to the port `target`, until the running test has finished. */
export async function startSilentProxy(target: number): Promise<SilentProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (data: Buffer) => {
        if (!proxy.isSilent) to.write(data);
      });
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: SilentProxy = {
    port: (server.address() as AddressInfo).port,
    isSilent: false,
    cutConnections() {
      for (const socket of sockets) socket.destroy();
    },
  };
  onTestFinished(() => {
    server.close();
    proxy.cutConnections();
  });
  return proxy;
}
