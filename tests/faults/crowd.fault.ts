import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testDatabases } from '#server/testing/test-databases.ts';
import { compareStored } from './compare-stored.ts';
import { isAcknowledged, startLoad } from './load.ts';
import { startServer } from './start-server.ts';
import { sendEnquiry } from './sent-enquiry.ts';

const repeatCount = 32;
const stalledClientCount = 200;
/**
 * Enquiries that are sent while the clients stall: so few that they take less than the fifteen seconds of a stalled client even on a busy
 * machine.
 */
const servedEnquiryCount = 50;

const head =
  'POST /api/customerEnquiry HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n';
const stages = ['', 'GET / HT', 'GET / HTTP/1.1\r\nHost: x\r\n', head, `${head}\r\n`, `${head}\r\n{"name":`];

describe.each(testDatabases)('the server on $dialect', ({ create }) => {
  it(`stores an enquiry that arrives ${repeatCount} times at the same moment only once`, async ({ annotate }) => {
    const database = await create();
    const { port } = await startServer(database.environment);
    const sent = await Promise.all(Array.from({ length: repeatCount }, () => sendEnquiry(port, 'the same')));
    const counts = await compareStored(await database.open(), ['the same'], 0);
    await annotate(`${sent.filter(isAcknowledged).length} times 201, ${counts.stored} stored`);
    expect(sent.filter((enquiry) => !isAcknowledged(enquiry))).toEqual([]);
    expect(counts).toEqual({ lost: 0, duplicated: 0, wrongDeliveries: 0, stored: 1 });
  });

  it(`serves other clients while ${stalledClientCount} stall, some at each stage of a request`, async ({
    annotate,
  }) => {
    const database = await create();
    const { port } = await startServer(database.environment);
    const sockets = await Promise.all(
      Array.from({ length: stalledClientCount }, async (_, index) => {
        const socket = connect(port, '127.0.0.1').on('error', () => {});
        onTestFinished(() => void socket.destroy());
        await once(socket, 'connect');
        socket.write(stages[index % stages.length] ?? '');
        return socket;
      }),
    );
    const load = startLoad(port, { clients: 4 });
    await load.next(() => true, servedEnquiryCount);
    expect((await fetch(`http://127.0.0.1:${port}/why-us/`)).status).toBe(200);
    const sent = await load.stop();
    const slowest = Math.round(Math.max(...sent.map(({ startedAt, endedAt }) => endedAt - startedAt)));
    const stillConnected = sockets.filter(({ closed, readableEnded }) => !closed && !readableEnded).length;
    await annotate(`${stillConnected} stalled, ${sent.length} enquiries served, the slowest in ${slowest} ms`);
    expect(sent.filter((enquiry) => !isAcknowledged(enquiry))).toEqual([]);
    expect(stillConnected).toBe(stalledClientCount);
  });
});
