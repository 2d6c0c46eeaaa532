import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, inject, it } from 'vitest';
import { testDatabases } from '#server/testing/test-databases.ts';
import { compareStored } from './compare-stored.ts';
import { faultMoments } from './fault-moments.ts';
import { isAcknowledged, startLoad } from './load.ts';
import { startServer } from './start-server.ts';
import type { SentEnquiry } from './sent-enquiry.ts';

/** The most acknowledgments before the server is stopped. */
const maxAcknowledgments = 200;

describe.each(testDatabases)('the server on $dialect', ({ create }) => {
  it('stopped under load answers everything it accepted, and resets nobody', async ({ annotate }) => {
    const database = await create();
    const rounds = Math.ceil(inject('rounds') / 5);
    const sent: SentEnquiry[] = [];
    for (const { acknowledgments, delayMs } of faultMoments(rounds, { maxAcknowledgments })) {
      const server = await startServer(database.environment);
      const loads = [
        startLoad(server.port, { clients: 12, expectsContinue: true }),
        startLoad(server.port, { clients: 4, newConnections: true, expectsContinue: true }),
      ] as const;
      await loads[0].next(isAcknowledged, acknowledgments);
      await delay(delayMs);
      expect((await server.end('SIGTERM')).code).toBe(0);
      for (const load of loads) sent.push(...(await load.stop()));
    }
    const acknowledged = sent.filter(isAcknowledged).map(({ name }) => name);
    // A client that connects after the server stopped listening is not accepted. Neither is one whose connection the
    // system took just before that: the server never hears of it (README.md).
    const unheard = sent.filter(({ outcome }) => outcome === 'unheard');
    const reset = sent.filter(
      (enquiry) => !isAcknowledged(enquiry) && enquiry.outcome !== 'ECONNREFUSED' && enquiry.outcome !== 'unheard',
    );
    const counts = await compareStored(await database.open(), acknowledged, 0);
    await annotate(
      `${rounds} stops (seed ${inject('seed')}): ${acknowledged.length} acknowledged, ${reset.length} reset, ${unheard.length} not let in, ${counts.lost} lost, ${counts.duplicated} twice`,
    );
    expect(reset.map(({ outcome }) => outcome)).toEqual([]);
    expect(counts).toEqual({ lost: 0, duplicated: 0, wrongDeliveries: 0, stored: acknowledged.length });
  });
});
