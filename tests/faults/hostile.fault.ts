import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { expect, inject, it, onTestFinished } from 'vitest';
import { anyDatabase } from '#server/testing/test-databases.ts';
import { compareStored } from './compare-stored.ts';
import { hostileBody, largeBody } from './hostile-bodies.ts';
import type { HostileBody } from './hostile-bodies.ts';
import { halfRequests, rawAbuses } from './raw-abuses.ts';
import { residentMegabytes } from './resident-memory.ts';
import { startServer } from './start-server.ts';
import { sendEnquiry } from './sent-enquiry.ts';

const clients = 8;
/** Megabytes of large bodies, sent twice: the first time lets the heap grow, the second shows what is kept. */
const largeMegabytes = 160;
/** Megabytes by which the process may grow the second time. */
const maxGrowth = largeMegabytes / 2;

it('hostile bodies and abuses of the protocol are refused: no 5xx, nothing stored, no memory kept', async ({
  annotate,
}) => {
  const database = await anyDatabase();
  const server = await startServer(database.environment);
  const bodyCount = inject('rounds') * 500;
  const statuses = new Map<number | string, number>();
  const count = (status: number | string): void => void statuses.set(status, (statuses.get(status) ?? 0) + 1);

  const sendBodies = async (total: number, bodyAt: (index: number) => HostileBody): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: clients });
    let next = 0;
    const client = async (): Promise<void> => {
      while (next < total) count(await statusOf(server.port, bodyAt(next++), agent));
    };
    await Promise.all(Array.from({ length: clients }, client));
    agent.destroy();
  };

  await sendBodies(bodyCount, hostileBody);
  const rawStatuses = [
    ...Object.values(rawAbuses).map((abuse) => statusesOfRaw(server.port, abuse)),
    ...halfRequests.map((half) => statusesOfRaw(server.port, half, { endsInput: true })),
  ];
  for (const status of (await Promise.all(rawStatuses)).flat()) count(status);
  const sendLargeBodies = () => sendBodies((largeMegabytes * 1e6) / largeBody.body.length, () => largeBody);
  await sendLargeBodies();
  const memoryBefore = residentMegabytes(server.pid);
  await sendLargeBodies();
  const growth = residentMegabytes(server.pid) - memoryBefore;

  expect((await sendEnquiry(server.port, 'an honest one')).outcome).toBe(201);
  const counts = await compareStored(await database.open(), ['an honest one'], 0);
  const statusCounts = [...statuses].sort(([first], [second]) => String(first).localeCompare(String(second)));
  await annotate(
    `${bodyCount} bodies, ${Object.keys(rawAbuses).length} abuses, ${halfRequests.length} half requests: ` +
      `${statusCounts.map(([status, number]) => `${number} times ${status}`).join(', ')}; ${counts.stored - 1} stored; ` +
      `${Math.round(growth)} MB more after another ${largeMegabytes} MB of bodies`,
  );
  expect(statusCounts.map(([status]) => status).filter((status) => Number(status) >= 500)).toEqual([]);
  expect(counts).toEqual({ lost: 0, duplicated: 0, wrongDeliveries: 0, stored: 1 });
  expect(growth).toBeLessThan(maxGrowth);
});

/** The answer's status, or the system's error if the server did not read to the end. */
async function statusOf(port: number, { type, body }: HostileBody, agent: Agent): Promise<number | string> {
  const { promise, resolve } = Promise.withResolvers<number | string>();
  const clientRequest = request(
    {
      host: '127.0.0.1',
      port,
      agent,
      path: '/api/customerEnquiry',
      method: 'POST',
      headers: { 'Content-Type': type, 'Content-Length': body.length },
    },
    (response) => {
      response.resume();
      response.once('close', () => resolve(response.statusCode ?? 'no status'));
    },
  );
  clientRequest.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  clientRequest.end(body);
  return promise;
}

/**
 * The statuses of all answers until the connection is closed; with `endsInput`, the sender first closes its half of it. A reset
 * counts as an end too: the server may close while more data is on its way, so `events.once`, which would throw, is not used.
 */
async function statusesOfRaw(port: number, bytes: string, { endsInput = false } = {}): Promise<number[]> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => (answer += text));
  socket.on('error', () => {});
  socket.write(bytes, 'latin1');
  if (endsInput) socket.end();
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  socket.once('close', () => resolve());
  await closed;
  return Array.from(answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm), ([, status]) => Number(status));
}
