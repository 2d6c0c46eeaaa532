import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { mailChannel } from './channels/mail-channel.ts';
import type { OpenChannel } from './channels/channel.ts';
import { startStorage } from './start-storage.ts';
import { openSqlite } from './storage/sqlite/open-sqlite.ts';
import { exampleEnquiry } from './testing/example-enquiry.ts';
import { createPatientStore } from './testing/patient-store.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';

/** A database with an enquiry to mail, which cannot be opened until `unlock` is called. */
async function lockedDatabaseWithEnquiry(): Promise<{ dataDir: string; unlock: () => void }> {
  const dataDir = temporaryFolder();
  const file = join(dataDir, 'enquiries.sqlite');
  const store = createPatientStore(await openSqlite(file, { forServer: true }), { channels: [mailChannel] });
  await store.add(exampleEnquiry(), { receivedAt: new Date() });
  await store.close();
  const blocker = new BetterSqlite3(file);
  blocker.exec('begin immediate');
  return {
    dataDir,
    unlock: () => {
      blocker.exec('commit');
      blocker.close();
    },
  };
}

it('a server that is stopped while its database becomes available again sends nothing', async () => {
  const { dataDir, unlock } = await lockedDatabaseWithEnquiry();
  const stopping = new AbortController();
  let isBack = false;
  let stopped: Promise<void> | undefined;
  let sent = 0;
  const channel: OpenChannel = {
    ...mailChannel,
    send: async () => {
      sent += 1;
      return { result: 'delivered' };
    },
  };
  const readiness = { acceptsRequests: true, isDatabasePending: true };
  const storage = startStorage(
    { databaseUrl: undefined, dataDir, retentionMonths: undefined, holdSpam: false, leaseTime: 15_000 },
    {
      channels: [channel],
      timeZone: 'UTC',
      // The outbox reads the clock first: stops the server at that moment.
      clock: () => {
        if (isBack && !stopped) {
          stopping.abort();
          stopped = storage.stop(5000);
        }
        return new Date();
      },
      log: pino({ level: 'silent' }),
      readiness,
      stopping: stopping.signal,
    },
  );
  expect(await storage.firstTry).toBeInstanceOf(Error);
  isBack = true;
  unlock();
  await expect.poll(() => stopped !== undefined).toBe(true);
  await stopped;
  await storage.close();
  expect({ sent, isPending: readiness.isDatabasePending, inUse: storage.database() }).toEqual({
    sent: 0,
    isPending: true,
    inUse: undefined,
  });
});
