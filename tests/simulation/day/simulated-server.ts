import { channels } from '#server/channels/channels.ts';
import { createHeldDigest } from '#server/digest/start-held-digest.ts';
import { startOutbox } from '#server/outbox/start-outbox.ts';
import type { Outbox } from '#server/outbox/start-outbox.ts';
import { every } from '#server/outbox/timers.ts';
import type { Timers } from '#server/outbox/timers.ts';
import { createRetention } from '#server/retention/start-retention.ts';
import type { EnquiryStore } from '#server/storage/enquiry-store.ts';
import { createKyselyEnquiryStore } from '#server/storage/kysely-enquiry-store.ts';
import type { InterceptedDatabase } from '#server/testing/intercepted-database.ts';
import { chainInterceptors } from '#server/testing/intercepted-dialect.ts';
import type { Interceptor } from '#server/testing/intercepted-dialect.ts';
import { patience } from './day-databases.ts';
import { createDatabaseGate } from './database-gate.ts';
import type { DatabaseGate, WorkInterceptor } from './database-gate.ts';
import type { PeriodicJob } from './actions.ts';
import { recipientsOf } from './receiver.ts';
import type { Receiver, SendingProcess } from './receiver.ts';
import { hour, minute, second } from './units.ts';

export const leaseTime = 15_000;
/** The limits of a store. */
const limits = { batchSize: 200, maxWaiting: 1000, timeLimit: patience };
export const retentionMonths = 1;

type SentDelivery = { id: string; recipients?: readonly string[] | undefined };

/** The environment of a process. */
type ServerEnvironment = {
  timers: Timers;
  /** The time of its machine's clock. */
  clock: () => Date;
  random: () => number;
  mail: Receiver;
  webhook: Receiver;
  isDatabaseAway: () => boolean;
  /** The interceptor below the gate. */
  database: Interceptor;
  /** Called when it begins to send a delivery, and when that has ended. */
  onAttempt(id: string, by: SendingProcess): void;
  onAttempted(id: string): void;
  /** Called at each run of a job, except its first. */
  onJobRun(): void;
  /** Called when a run begins: returns what happens to its steps, if anything. */
  beginJobRun(job: PeriodicJob): WorkInterceptor | undefined;
  /** Called when a digest is sent, with the number of listed enquiries. */
  onDigest(count: number): void;
};

export type SimulatedServer = SendingProcess & {
  gate: DatabaseGate;
  /** Undefined while it opens its database. */
  store(): EnquiryStore | undefined;
  /** The number of refusals that retention logged: old enquiries that stay. */
  retentionRefusals(): number;
  /** SIGTERM; it is gone a few seconds later. */
  stop(): void;
  /** kill -9. */
  kill(): void;
};

/** A process that does the same as `server/start-storage.ts`. */
export function startSimulatedServer(database: InterceptedDatabase, around: ServerEnvironment): SimulatedServer {
  const { clock, random } = around;
  let diedAt: number | undefined;
  let store: EnquiryStore | undefined;
  let outbox: Outbox | undefined;
  let refusals = 0;
  const aborting = new AbortController();
  const isAlive = (): boolean => diedAt === undefined;
  const timers: Timers = {
    elapsed: around.timers.elapsed,
    after: (milliseconds, action) => around.timers.after(milliseconds, () => void (isAlive() && action())),
  };
  const gate = createDatabaseGate(database.dialect, around.isDatabaseAway);
  database.interceptor = chainInterceptors(gate, around.database);
  const log = { info: () => {}, warn: () => {}, error: (given: unknown) => void (isRefusal(given) && (refusals += 1)) };
  const process: SendingProcess = { timers, isAlive, diedAt: () => diedAt };

  const open = channels.map((channel) => {
    const receiver = channel.name === 'webhook' ? around.webhook : around.mail;
    return {
      ...channel,
      send: ({ id, recipients = recipientsOf(channel.name) }: SentDelivery, signal: AbortSignal) => {
        around.onAttempt(id, process);
        return receiver.take(id, process, signal, recipients).finally(() => around.onAttempted(id));
      },
      ...(channel.name !== 'webhook' && { probe: (signal: AbortSignal) => receiver.probe(process, signal) }),
    };
  });

  async function openDatabase(): Promise<void> {
    try {
      outbox = await startOutbox(database, open, { clock, log, leaseTime, timers, random });
    } catch {
      timers.after(second, () => void openDatabase());
      return;
    }
    store = createKyselyEnquiryStore(database, {
      channels,
      holdsSuspected: true,
      limits,
      onAdded: () => outbox?.wake(),
    });
    const deleteOld = createRetention(database, retentionMonths, { clock, log, elapsed: timers.elapsed });
    const sendDigest = createHeldDigest(
      database,
      {
        send: ({ id, newest }, signal) => {
          around.onDigest(newest.length);
          return around.mail.take(`digest ${id}`, process, signal);
        },
        timeZone: 'America/Chicago',
        clock,
        log,
        uptime: timers.elapsed,
      },
      aborting.signal,
    );
    for (const [job, interval, run] of [
      ['retention', hour, deleteOld],
      ['digest', minute, sendDigest],
    ] as const) {
      const runOnce = (): Promise<void> => {
        const interceptor = around.beginJobRun(job);
        return interceptor ? gate.during(interceptor, run) : run();
      };
      let running = runOnce();
      every(timers, interval, () => {
        around.onJobRun();
        running = running.then(runOnce);
      });
    }
  }

  void openDatabase();
  const kill = (): void => {
    diedAt ??= timers.elapsed();
    void gate.close();
  };
  return {
    ...process,
    gate,
    store: () => store,
    retentionRefusals: () => refusals,
    stop() {
      store = undefined;
      aborting.abort();
      if (outbox) void outbox.stop(5 * second).then(kill);
      else kill();
    },
    kill,
  };
}

function isRefusal(given: unknown): boolean {
  return (
    typeof given === 'object' && given !== null && 'reason' in given && String(given.reason).includes('seem older')
  );
}
