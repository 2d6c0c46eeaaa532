import type { BaseLogger } from 'pino';
import type { Config } from './config.ts';
import type { TimeZone } from './text/local-time.ts';
import { startHeldDigest } from './digest/start-held-digest.ts';
import type { SendHeldDigest } from './digest/start-held-digest.ts';
import type { Readiness } from './http/readiness.ts';
import type { OpenChannel } from './channels/channel.ts';
import { startOutbox } from './outbox/start-outbox.ts';
import { startRetention } from './retention/start-retention.ts';
import type { EnquiryStore } from './storage/enquiry-store.ts';
import { createKyselyEnquiryStore } from './storage/kysely-enquiry-store.ts';
import { openDatabase } from './storage/open-database.ts';
import { openWithRetry } from './storage/open-with-retry.ts';
import type { OpenedDatabase } from './storage/opened-database.ts';

/**
 * A store and everything that works on its database. It stores nothing before the database is opened. Stop it before
 * closing it.
 */
type Storage = EnquiryStore & {
  /** The database; undefined until it is opened. */
  database(): OpenedDatabase | undefined;
  /**
   * Resolves when the database is opened, or with the error that prevents that for now: opening is retried until it
   * works.
   *
   * @throws StartError that only a person can fix.
   */
  firstTry: Promise<Error | undefined>;
  /**
   * Stops starting deliveries and deleting enquiries; resolves when everything under way is done. Deliveries that take
   * longer than `timeLimit` milliseconds are cut off, and a deletion is not waited for any longer.
   */
  stop(timeLimit: number): Promise<void>;
};

type StorageDependencies = {
  channels: readonly OpenChannel[];
  /** Sends the company a digest of held enquiries; undefined if it cannot be sent. */
  sendHeldDigest?: SendHeldDigest | undefined;
  /** The company's time zone. */
  timeZone: TimeZone;
  clock: () => Date;
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>;
  readiness: Readiness;
  /** Once aborted, no database is opened anymore. */
  stopping: AbortSignal;
};

/** Milliseconds after which the server starts without its PostgreSQL database, and keeps trying to open it. */
const postgresTimeLimit = 3000;

/**
 * Milliseconds after which the server starts without its SQLite file, and keeps trying to open it. For two seconds of
 * them, it may wait for the server before this one.
 */
const fileTimeLimit = 10_000;

export function startStorage(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'retentionMonths' | 'holdSpam' | 'leaseTime'>,
  { channels, sendHeldDigest, timeZone, clock, log, readiness, stopping }: StorageDependencies,
): Storage {
  let store: EnquiryStore | undefined;
  let database: OpenedDatabase | undefined;
  let stopAll = async (_timeLimit: number): Promise<void> => {};
  let starting: Promise<void> | undefined;

  async function use(opened: OpenedDatabase): Promise<void> {
    const outbox = await startOutbox(opened, channels, { clock, log, leaseTime: config.leaseTime });
    // The server was stopped during the opening: nothing must be sent that can no longer be written down as sent.
    if (stopping.aborted) {
      await outbox.stop(0);
      return;
    }
    store = createKyselyEnquiryStore(opened, {
      channels,
      holdsSuspected: config.holdSpam,
      onAdded: () => outbox.wake(),
    });
    const { retentionMonths } = config;
    const retention = retentionMonths ? startRetention(opened, retentionMonths, { clock, log }) : undefined;
    const digest = sendHeldDigest ? startHeldDigest(opened, { send: sendHeldDigest, timeZone, clock, log }) : undefined;
    stopAll = async (timeLimit) => {
      await Promise.all([outbox.stop(timeLimit), digest?.stop(timeLimit), retention?.stop(timeLimit)]);
    };
    database = opened;
    readiness.isDatabasePending = false;
  }

  const { firstTry } = openWithRetry(
    async () => {
      const opened = await openDatabase(config);
      try {
        if (!stopping.aborted) {
          starting = use(opened);
          await starting;
        }
      } finally {
        if (!database) await opened.kysely.destroy();
      }
    },
    {
      stopping,
      timeLimit: config.databaseUrl ? postgresTimeLimit : fileTimeLimit,
      onFailure: ({ message }) => log.error({ reason: message }, 'the database cannot be opened yet'),
      onOpened(tries) {
        if (tries > 1) log.info({ tries }, 'database opened');
      },
    },
  );

  return {
    add: async (enquiry, metadata) => {
      if (!store) throw new Error('the database has not been opened yet');
      return store.add(enquiry, metadata);
    },
    firstTry,
    database: () => database,
    async stop(timeLimit) {
      await starting?.catch(() => {});
      await stopAll(timeLimit);
    },
    close: async () => store?.close(),
  };
}
