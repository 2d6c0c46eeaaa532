import { expect, it } from 'vitest';
import { openPostgres } from '#server/storage/postgres/open-postgres.ts';
import { compareStored } from './compare-stored.ts';
import { isAcknowledged, startLoad } from './load.ts';
import { startOwnPostgres } from './own-postgres.ts';
import { startServer } from './start-server.ts';

const outageCount = 3;
/** Milliseconds until a refusal on a busy machine; 3 s are promised on an idle one, which takes a quarter of a second. */
const maxRefusalTime = 6000;
/** Milliseconds from the start of PostgreSQL to the first acceptance, likewise; 1 s is promised, and 0.2 s are usual. */
const maxRecoveryTime = 5000;

it('enquiries get 503 soon while PostgreSQL is stopped, and are accepted soon after its start', async ({
  annotate,
  skip,
}) => {
  const postgres = await startOwnPostgres(skip);
  const server = await startServer({ DATABASE_URL: postgres.url });
  const load = startLoad(server.port, { clients: 4, pause: 20 });
  const recoveries: number[] = [];
  for (let outage = 0; outage < outageCount; outage++) {
    await load.next(isAcknowledged);
    await postgres.halt();
    await load.next(({ outcome }) => outcome === 503, 20);
    expect((await fetch(`http://127.0.0.1:${server.port}/why-us/`)).status).toBe(200);
    const recovered = load.next(isAcknowledged);
    await postgres.resume();
    const resumedAt = performance.now();
    recoveries.push(Math.max(0, (await recovered).endedAt - resumedAt));
  }
  const sent = await load.stop();
  expect((await server.end('SIGTERM')).code).toBe(0);

  const outcomes = Object.groupBy(sent, ({ outcome }) => String(outcome));
  const refusals = (outcomes['503'] ?? []).map(({ startedAt, endedAt }) => endedAt - startedAt);
  const acknowledged = sent.filter(isAcknowledged).map(({ name }) => name);
  const database = await openPostgres(postgres.url);
  const counts = await compareStored(database, acknowledged, 0).finally(() => database.kysely.destroy());
  await annotate(
    `${outageCount} outages: ${acknowledged.length} times 201, ${refusals.length} times 503, the slowest after ` +
      `${Math.round(Math.max(...refusals))} ms; recovered after ${recoveries.map(Math.round).join(', ')} ms; ` +
      `${counts.lost} lost, ${counts.duplicated} twice`,
  );
  expect(Object.keys(outcomes).sort()).toEqual(['201', '503']);
  expect(Math.max(...refusals)).toBeLessThan(maxRefusalTime);
  expect(Math.max(...recoveries)).toBeLessThan(maxRecoveryTime);
  expect(counts).toMatchObject({ lost: 0, duplicated: 0 });
});
