import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { databaseFile } from '#server/storage/sqlite/database-file.ts';
import { openSqlite } from '#server/storage/sqlite/open-sqlite.ts';
import { compareStored } from './compare-stored.ts';
import { faultMoments } from './fault-moments.ts';
import { isAcknowledged, startLoad } from './load.ts';
import { loopDisk } from './loop-disk.ts';
import { startServer } from './start-server.ts';

const clients = 16;
/** The most acknowledgments before the power fails. */
const maxAcknowledgments = 150;

it('a power cut under load loses nothing that was acknowledged', async ({ annotate, skip }) => {
  const disk = loopDisk(64, skip);
  const environment = { DATA_DIR: join(disk.folder, 'data') };
  const rounds = Math.ceil(inject('rounds') / 5);
  const acknowledged = new Set<string>();

  for (const { acknowledgments, delayMs } of faultMoments(rounds, { maxAcknowledgments })) {
    const server = await startServer(environment);
    const load = startLoad(server.port, { clients });
    await load.next(isAcknowledged, acknowledgments);
    await delay(delayMs);
    // Answers from now on do not count, since a machine without power gives none: ext4 reports success for some flushes
    // that its shutdown overtakes.
    for (const { name } of load.sent.filter(isAcknowledged)) acknowledged.add(name);
    disk.cutPower();
    await load.next((enquiry) => !isAcknowledged(enquiry));
    await server.end('SIGKILL');
    await load.stop();
    disk.remount();
  }

  const opened = await openSqlite(databaseFile(environment.DATA_DIR));
  const counts = await compareStored(opened, [...acknowledged], 0).finally(() => opened.kysely.destroy());
  await annotate(
    `${rounds} cuts (seed ${inject('seed')}): ${acknowledged.size} acknowledged, ${counts.lost} lost, ${counts.duplicated} twice`,
  );
  expect(counts).toMatchObject({ lost: 0, duplicated: 0 });
});
