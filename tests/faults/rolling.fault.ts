import { expect, inject, it } from 'vitest';
import { exampleDist } from '#server/testing/example-dist.ts';
import { testPostgres } from '#server/testing/test-databases.ts';
import { freePort } from '#server/testing/free-port.ts';
import { compareStored } from './compare-stored.ts';
import { isAcknowledged, startLoad } from './load.ts';
import { startNginx } from './nginx.ts';
import { startServer } from './start-server.ts';
import type { RunningServer } from './start-server.ts';
import { startHonestClient } from './honest-client.ts';

/** The minimum number of enquiries that finish while a server is down, and after it is back. */
const enquiriesBetween = 50;

it('two servers on one PostgreSQL behind nginx, killed and upgraded in turn under load: no request fails', async ({
  annotate,
  skip,
}) => {
  const database = await (testPostgres ?? skip('needs PostgreSQL, which TEST_DATABASES leaves out')).create();
  const start = async (port: number, release: string): Promise<RunningServer> => {
    const site = exampleDist({ 'release.json': JSON.stringify({ release }) });
    return startServer({ ...database.environment, PORT: String(port), SITE_DIR: site });
  };
  const ports = [await freePort(), await freePort()] as const;
  const servers = [await start(ports[0], 'first'), await start(ports[1], 'first')] as const;
  const { port } = await startNginx(ports, skip);
  const load = startLoad(port, { clients: 8 });
  const client = startHonestClient(port);
  const waitForMoreEnquiries = () => load.next(() => true, enquiriesBetween);

  let [killed, upgraded]: [RunningServer, RunningServer] = [...servers];
  const rounds = Math.ceil(inject('rounds') / 5);
  for (let round = 1; round <= rounds; round++) {
    await waitForMoreEnquiries();
    await killed.end('SIGKILL');
    await waitForMoreEnquiries();
    killed = await start(ports[0], `round-${round}`);
    await waitForMoreEnquiries();
    expect((await upgraded.end('SIGTERM')).code).toBe(0);
    await waitForMoreEnquiries();
    upgraded = await start(ports[1], `round-${round}`);
  }

  const sent = await load.stop();
  const { times, failures } = await client.stop(0);
  const acknowledged = sent.filter(isAcknowledged).map(({ name }) => name);
  const refused = sent.filter((enquiry) => !isAcknowledged(enquiry)).map(({ outcome }) => outcome);
  const counts = await compareStored(await database.open(), acknowledged, 0);
  await annotate(
    `${rounds} kills, ${rounds} upgrades: ${acknowledged.length} enquiries, ${times.length} pages, ` +
      `${refused.length + failures.length} failed, ${counts.lost} lost, ${counts.duplicated} twice`,
  );
  expect({ refused, failures }).toEqual({ refused: [], failures: [] });
  expect(counts).toEqual({ lost: 0, duplicated: 0, wrongDeliveries: 0, stored: acknowledged.length });
});
