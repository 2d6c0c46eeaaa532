import { readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { exampleDist } from '#server/testing/example-dist.ts';
import { anyDatabase } from '#server/testing/test-databases.ts';
import { startServer } from './start-server.ts';
import type { RunningServer } from './start-server.ts';
import { startHonestClient } from './honest-client.ts';
import { hostileAddresses, keepPipelining, openConnections } from './hostile-connections.ts';
import type { PageResults } from './honest-client-thread.ts';

/** Megabytes that the server may use while one address is hostile. A machine with 512 has room for it. */
const maxPeak = 300;
/** Megabytes that the server may use while forty addresses are hostile. */
const maxPeakOfForty = 400;

/** A picture, which the server reads from its file since it is not compressed. */
const picture = Buffer.alloc(300_000, 'picture');
const pictureRequest = 'GET /pictures/large-91c0.avif HTTP/1.1\r\nHost: x\r\n\r\n';
const formHead = (length: number): string =>
  'POST /api/customerEnquiry HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n' +
  `Content-Length: ${length}\r\n\r\n`;
const formBytes = 96 * 1024;
/** Each chunk reaches the server separately. */
const formInPieces =
  formHead(0).replace(/Content-Length.*\r\n/, 'Transfer-Encoding: chunked\r\n') + '1\r\nx\r\n'.repeat(60_000);

describe.skipIf(process.platform !== 'linux')('one hostile address', () => {
  it.for<[string, number, string]>([
    ['pipelines', 10, pictureRequest.repeat(Math.ceil(64_000 / pictureRequest.length))],
    ['pipelines the shortest requests', 10, 'GET / HTTP/1.1\r\nHost:x\r\n\r\n'.repeat(2400)],
    ['stalls in forms', 50, `${formHead(formBytes)}${'x'.repeat(formBytes - 1)}`],
    ['stalls in forms that come in pieces', 10, formInPieces],
    ['opens connections and says nothing', 52, ''],
  ])('%s: others are served, and memory stays bounded', async ([, connectionsPerRound, bytes], { annotate }) => {
    const server = await startServerWithPicture();
    const client = startHonestClient(server.port);
    const count = inject('rounds') * connectionsPerRound;
    await openConnections(server.port, count, Buffer.from(bytes));
    const pages = await client.stop(50);
    const peak = peakMegabytes(server);
    await annotate(figures(count, peak, pages));
    expect(pages.failures).toEqual([]);
    expect(peak).toBeLessThan(maxPeak);
  });

  it('pipelines endlessly and reads the answers: others are served in between', async ({ annotate }) => {
    const server = await startServerWithPicture();
    const client = startHonestClient(server.port);
    const sockets = await openConnections(server.port, 200);
    for (const socket of sockets) keepPipelining(socket, 'GET /why-us/ HTTP/1.1\r\nHost: x\r\n\r\n', 15);
    const pages = await client.stop(100);
    const peak = peakMegabytes(server);
    await annotate(figures(sockets.length, peak, pages));
    expect(pages.failures).toEqual([]);
    expect(peak).toBeLessThan(maxPeak);
  });
});

describe.skipIf(process.platform !== 'linux')('forty hostile addresses', () => {
  // More than the maximum of connections: each requests pictures, reads none, and begins a form.
  const count = 5200;
  const bytes = Buffer.from(`${pictureRequest.repeat(14)}${formHead(formBytes)}${'x'.repeat(59_000)}`);

  it('read no answers: others are served, and memory stays bounded', async ({ annotate }) => {
    const server = await startServerWithPicture();
    const client = startHonestClient(server.port);
    await openConnections(server.port, count, bytes, hostileAddresses(40));
    const pages = await client.stop(50);
    const peak = peakMegabytes(server);
    await annotate(figures(count, peak, pages));
    expect(pages.failures).toEqual([]);
    expect(peak).toBeLessThan(maxPeakOfForty);
  });
});

async function startServerWithPicture(): Promise<RunningServer> {
  const database = await anyDatabase();
  const siteDir = exampleDist({ 'pictures/large-91c0.avif': picture });
  return startServer({ ...database.environment, SITE_DIR: siteDir });
}

function figures(count: number, peak: number, { times }: PageResults): string {
  const sorted = times.toSorted((a, b) => a - b);
  const [median = 0, slowest = 0] = [sorted[sorted.length >> 1], sorted.at(-1)];
  return (
    `${count} connections: ${Math.round(peak)} MB at most; ${times.length} pages to ` +
    `another, half of them in ${Math.round(median)} ms, the slowest in ${Math.round(slowest)} ms`
  );
}

function peakMegabytes({ pid }: RunningServer): number {
  return Number(/^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
