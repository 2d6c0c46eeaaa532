import { readFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { exampleDist } from '#server/testing/example-dist.ts';
import { testDatabases } from '#server/testing/test-databases.ts';
import { startServer } from './start-server.ts';
import type { RunningServer } from './start-server.ts';
import { openConnections, startVisitor } from './visitor.ts';

/** Megabytes: what leaves room on a machine of 512. */
const highestPeak = 300;

/** Pictures are not compressed: they are read from their files. */
const picture = Buffer.alloc(300_000, 'picture');
const get = 'GET /pictures/large-91c0.avif HTTP/1.1\r\nHost: x\r\n\r\n';
const form = (length: number): string =>
  'POST /api/customerEnquiry HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n' +
  `Content-Length: ${length}\r\n\r\n`;
const formBytes = 96 * 1024;
/** Each chunk is a piece of its own to the server. */
const inPieces =
  form(0).replace(/Content-Length.*\r\n/, 'Transfer-Encoding: chunked\r\n') + '1\r\nx\r\n'.repeat(60_000);

describe.skipIf(process.platform !== 'linux')('one address without good will', () => {
  test.for<[string, number, string]>([
    ['pipelines', 10, get.repeat(Math.ceil(64_000 / get.length))],
    ['pipelines the shortest requests', 10, 'GET / HTTP/1.1\r\nHost:x\r\n\r\n'.repeat(2400)],
    ['stalls in forms', 50, `${form(formBytes)}${'x'.repeat(formBytes - 1)}`],
    ['stalls in forms that come in pieces', 10, inPieces],
    ['opens connections and says nothing', 52, ''],
  ])('%s, and others are served from a bounded memory', async ([, connectionsARound, bytes], { annotate }) => {
    const database = await testDatabases[0]?.create();
    const siteDir = exampleDist({ 'pictures/large-91c0.avif': picture });
    const server = await startServer({ ...database?.environment, SITE_DIR: siteDir });
    const visitor = startVisitor(server.port);
    const count = inject('rounds') * connectionsARound;
    await openConnections(server.port, count, Buffer.from(bytes));
    const { times, failures } = await visitor.leave(50);
    const peak = peakMegabytes(server);
    const [middle = 0, slowest = 0] = [times.length >> 1, times.length - 1].map(
      (rank) => times.toSorted((a, b) => a - b)[rank],
    );
    await annotate(
      `${count} connections: ${Math.round(peak)} MB at most; ${times.length} pages to ` +
        `another, half of them in ${Math.round(middle)} ms, the slowest in ${Math.round(slowest)} ms`,
    );
    expect(failures).toEqual([]);
    expect(peak).toBeLessThan(highestPeak);
  });
});

function peakMegabytes({ pid }: RunningServer): number {
  return Number(/^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
