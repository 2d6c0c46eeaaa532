import { describe, expect, inject, it } from 'vitest';
import { testDatabases } from '#server/testing/test-databases.ts';
import { compareStored } from './compare-stored.ts';
import { startSocketActivatedServer } from './socket-activated-server.ts';
import { isAcknowledged, startLoad } from './load.ts';
import { startNginx } from './nginx.ts';
import { createReleases } from './releases.ts';
import { startHonestClient } from './honest-client.ts';

/** The minimum number of enquiries that finish between two upgrades. */
const enquiriesBetween = 50;

const entries = [
  { entry: 'directly', open: async (port: number) => port },
  {
    entry: 'through nginx',
    open: async (port: number, skip: (reason: string) => never) => (await startNginx([port], skip)).port,
  },
];

describe.each(testDatabases)('a server on $dialect whose socket is held, as by hosting/systemd', ({ create }) => {
  it.for(entries)('is upgraded under load, accessed $entry: no request fails', async ({ open }, { annotate, skip }) => {
    const database = await create();
    const releases = createReleases();
    releases.switchTo('release-0');
    const server = await startSocketActivatedServer(releases.current, database.environment);
    const port = await open(server.port, skip);
    const loads = [startLoad(port, { clients: 6 }), startLoad(port, { clients: 2, newConnections: true })] as const;
    const client = startHonestClient(port);
    const upgradeCount = Math.ceil(inject('rounds') / 5);
    for (let upgrade = 1; upgrade <= upgradeCount; upgrade++) {
      releases.switchTo(`release-${upgrade}`);
      await server.restart();
      expect(await releaseAt(port)).toBe(`release-${upgrade}`);
      await loads[0].next(() => true, enquiriesBetween);
    }
    const sent = (await Promise.all(loads.map((load) => load.stop()))).flat();
    const { times, failures } = await client.stop(0);
    const acknowledged = sent.filter(isAcknowledged).map(({ name }) => name);
    const refused = sent.filter((enquiry) => !isAcknowledged(enquiry)).map(({ outcome }) => outcome);
    const longest = Math.max(...sent.map(({ startedAt, endedAt }) => endedAt - startedAt), ...times);
    const counts = await compareStored(await database.open(), acknowledged, 0);
    await annotate(
      `${upgradeCount} upgrades: ${acknowledged.length} enquiries, ${times.length} pages, ` +
        `${refused.length + failures.length} failed, the longest took ${Math.round(longest)} ms`,
    );
    expect({ refused, failures }).toEqual({ refused: [], failures: [] });
    expect(counts).toEqual({ lost: 0, duplicated: 0, wrongDeliveries: 0, stored: acknowledged.length });
  });
});

async function releaseAt(port: number): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}/release.json`, { headers: { Connection: 'close' } });
  return ((await answer.json()) as { release: unknown }).release;
}
