import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { onTestFinished } from 'vitest';

/** A proxy to another port of this machine that keeps what clients send through it, like somebody who listens in on a network. */
type RecordingProxy = {
  port: number;
  /** What clients have sent so far: each byte is the character with its code. */
  recorded(): string;
};

/** Starts a proxy to the port `target`, until the running test has finished. */
export async function startRecordingProxy(target: number): Promise<RecordingProxy> {
  const parts: Buffer[] = [];
  const ending = new AbortController();
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    client.on('data', (part: Buffer) => void parts.push(part));
    pipeline(client, upstream, client, { signal: ending.signal }).catch(() => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    ending.abort();
  });
  return { port: (server.address() as AddressInfo).port, recorded: () => Buffer.concat(parts).toString('latin1') };
}
