import { setTimeout as delay } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { openPostgres } from '#server/storage/postgres/open-postgres.ts';
import { exampleDist } from '#server/testing/example-dist.ts';
import { runProgram } from '#server/testing/run-program.ts';
import { freePort } from '#server/testing/free-port.ts';
import { anyDatabase } from '#server/testing/test-databases.ts';
import { compareStored } from './compare-stored.ts';
import { isAcknowledged, startLoad } from './load.ts';
import { startOwnPostgres } from './own-postgres.ts';
import { scenarioSettings, startServer } from './start-server.ts';
import { sendEnquiry } from './sent-enquiry.ts';
import type { SentEnquiry } from './sent-enquiry.ts';

/** Milliseconds after the start within which the server is stopped, at evenly spaced moments. */
const stopPeriod = 1000;
const clients = 4;
/** Milliseconds after which a client that found no server tries again. */
const retryInterval = 2;

it('stopped at any moment of its first second, the server ends by itself and cuts no client off', async ({
  annotate,
}) => {
  const database = await anyDatabase();
  const rounds = inject('rounds');
  const sent: SentEnquiry[] = [];
  const ends = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    const port = await freePort();
    const { process: child, ended } = runProgram('main.ts', [], {
      ...scenarioSettings,
      ...database.environment,
      SITE_DIR: exampleDist(),
      PORT: String(port),
    });
    const stopping = new AbortController();
    const sentBefore = sent.length;
    const client = async (number: number): Promise<void> => {
      for (let count = 0; !stopping.signal.aborted; count++) {
        const enquiry = await sendEnquiry(port, `${round} ${number} ${count}`, { expectsContinue: true });
        if (enquiry.outcome === 'ECONNREFUSED') await delay(retryInterval);
        else sent.push(enquiry);
      }
    };
    const load = Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
    // The last server is stopped only after it has met a client, however slow the machine is.
    if (round < rounds - 1) await delay((round * stopPeriod) / rounds);
    else while (sent.length === sentBefore && child.exitCode === null) await delay(retryInterval);
    child.kill('SIGTERM');
    const { code, errors } = await ended;
    stopping.abort();
    await load;
    // Node itself takes a moment before our first line runs.
    const end = code === null && sent.length === sentBefore ? 'before it answered anybody' : `with ${code}`;
    ends.set(end, (ends.get(end) ?? 0) + 1);
    expect(errors).toBe('');
  }
  const cutOff = sent.filter((enquiry) => !isAcknowledged(enquiry) && enquiry.outcome !== 'unheard');
  const acknowledged = sent.filter(isAcknowledged).map(({ name }) => name);
  const counts = await compareStored(await database.open(), acknowledged, 0);
  await annotate(
    `${rounds} stops: ${[...ends].map(([end, times]) => `${times} ended ${end}`).join(', ')}; ${acknowledged.length} ` +
      `acknowledged, ${cutOff.length} cut off, ${counts.lost} lost`,
  );
  expect(cutOff.map(({ outcome }) => outcome)).toEqual([]);
  expect(ends.get('with 0')).toBeGreaterThan(0);
  expect([...ends.keys()].filter((end) => end !== 'with 0' && end !== 'before it answered anybody')).toEqual([]);
  expect(counts).toMatchObject({ lost: 0, duplicated: 0 });
});

it('started while PostgreSQL is down, the server serves pages, and accepts enquiries once PostgreSQL is up', async ({
  annotate,
  skip,
}) => {
  const postgres = await startOwnPostgres(skip);
  const rounds = Math.ceil(inject('rounds') / 10);
  const acknowledged: string[] = [];
  const waits: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await postgres.halt();
    const server = await startServer(
      { DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' },
      { databaseUnreachable: true },
    );
    const address = `http://127.0.0.1:${server.port}`;
    expect((await fetch(`${address}/why-us/`)).status).toBe(200);
    expect((await fetch(`${address}/api/ready`)).status).toBe(503);
    const load = startLoad(server.port, { clients: 2, pause: 20 });
    await load.next(({ outcome }) => outcome === 503);
    await postgres.resume();
    const resumedAt = performance.now();
    waits.push((await load.next(isAcknowledged)).endedAt - resumedAt);
    expect((await fetch(`${address}/api/ready`)).status).toBe(200);
    const sent = await load.stop();
    expect(new Set(sent.map(({ outcome }) => outcome))).toEqual(new Set([201, 503]));
    acknowledged.push(...sent.filter(isAcknowledged).map(({ name }) => name));
    expect((await server.end('SIGTERM')).code).toBe(0);
  }
  const opened = await openPostgres(postgres.url);
  const counts = await compareStored(opened, acknowledged, 0).finally(() => opened.kysely.destroy());
  await annotate(
    `${rounds} starts: pages each time; ${acknowledged.length} acknowledged, the first ` +
      `${waits.map((wait) => Math.max(0, Math.round(wait))).join(', ')} ms after it was up; ${counts.lost} lost`,
  );
  expect(counts).toMatchObject({ lost: 0, duplicated: 0 });
});
