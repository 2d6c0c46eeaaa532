import { describe, expect, inject, it } from 'vitest';
import { testDatabases } from '#server/testing/test-databases.ts';
import { compareStored } from './compare-stored.ts';
import { faultMoments } from './fault-moments.ts';
import { isAcknowledged, startLoad } from './load.ts';
import { startServer } from './start-server.ts';
import type { SentEnquiry } from './sent-enquiry.ts';

/** Maximum of acknowledgements before the server is stopped. */
const longestRound = 200;

describe.each(testDatabases)('the server on $dialect', ({ create }) => {
  it('stopped under load, answers everything it accepted, and resets nobody', async ({ annotate }) => {
    const database = await create();
    const rounds = Math.ceil(inject('rounds') / 5);
    const sent: SentEnquiry[] = [];
    for (const { acknowledgements } of faultMoments(rounds, { most: longestRound })) {
      const server = await startServer(database.environment);
      const loads = [
        startLoad(server.port, { clients: 12, asksFirst: true }),
        startLoad(server.port, { clients: 4, newConnections: true, asksFirst: true }),
      ];
      let left = acknowledgements;
      await loads[0]?.next((one) => isAcknowledged(one) && --left === 0);
      expect((await server.end('SIGTERM')).code).toBe(0);
      for (const load of loads) sent.push(...(await load.stop()));
    }
    const acknowledged = sent.filter(isAcknowledged).map(({ name }) => name);
    // A client that arrives after the server stopped listening was never accepted. Nor was one that the system had
    // accepted just before, without the server: no server can accept one without risking the other.
    const unheard = sent.filter(({ outcome }) => outcome === 'unheard');
    const cut = sent.filter((one) => !isAcknowledged(one) && one.outcome !== 'ECONNREFUSED' && !unheard.includes(one));
    const counts = await compareStored(await database.open(), acknowledged, 0);
    await annotate(
      `${rounds} stops (seed ${inject('seed')}): ${acknowledged.length} acknowledged, ${cut.length} reset, ${unheard.length} not let in, ${counts.lost} lost, ${counts.duplicated} twice`,
    );
    expect(cut.map(({ outcome }) => outcome)).toEqual([]);
    expect(counts).toEqual({ lost: 0, duplicated: 0, wrongDeliveries: 0, stored: acknowledged.length });
  });
});
