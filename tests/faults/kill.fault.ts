import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, inject, it } from 'vitest';
import { testDatabases } from '#server/testing/test-databases.ts';
import { compareStored } from './compare-stored.ts';
import { faultMoments } from './fault-moments.ts';
import { isAcknowledged, startLoad } from './load.ts';
import { startServer, unreachableMail } from './start-server.ts';
import { sendEnquiry } from './sent-enquiry.ts';
import type { SentEnquiry } from './sent-enquiry.ts';

const clients = 16;
/** The most acknowledgments before the server is killed. */
const maxAcknowledgments = 150;

/** Whether the sender did not learn if the server stored the enquiry. */
const isUnanswered = ({ outcome }: SentEnquiry): boolean => outcome !== 201 && outcome !== 'ECONNREFUSED';

describe.each(testDatabases)('the server on $dialect', ({ create }) => {
  it('killed at random moments under load, loses nothing it acknowledged and keeps nothing twice', async ({
    annotate,
  }) => {
    const database = await create();
    const rounds = inject('rounds');
    const acknowledged = new Set<string>();
    let unanswered: string[] = [];
    let repeated = 0;

    const sendAgain = async (port: number): Promise<void> => {
      const again = await Promise.all(unanswered.map((name) => sendEnquiry(port, name)));
      expect(again.filter((enquiry) => !isAcknowledged(enquiry))).toEqual([]);
      for (const name of unanswered) acknowledged.add(name);
      repeated += unanswered.length;
    };

    for (const { acknowledgments, delayMs } of faultMoments(rounds, { maxAcknowledgments })) {
      const server = await startServer({ ...unreachableMail, ...database.environment });
      await sendAgain(server.port);
      const load = startLoad(server.port, { clients });
      await load.next(isAcknowledged, acknowledgments);
      await delay(delayMs);
      await server.end('SIGKILL');
      const sent = await load.stop();
      for (const { name } of sent.filter(isAcknowledged)) acknowledged.add(name);
      unanswered = sent.filter(isUnanswered).map(({ name }) => name);
    }
    const last = await startServer({ ...unreachableMail, ...database.environment });
    await sendAgain(last.port);
    await last.end('SIGTERM');

    const counts = await compareStored(await database.open(), [...acknowledged], 1);
    await annotate(
      `${rounds} kills (seed ${inject('seed')}): ${acknowledged.size} acknowledged, ${repeated} of them only when sent again; ` +
        `${counts.lost} lost, ${counts.duplicated} twice, ${counts.wrongDeliveries} without a delivery`,
    );
    expect(counts).toEqual({ lost: 0, duplicated: 0, wrongDeliveries: 0, stored: acknowledged.size });
  });
});
