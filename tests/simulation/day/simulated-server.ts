import { channels } from '#server/channels/channels.ts';
import { createHeldDigest } from '#server/digest/start-held-digest.ts';
import { startOutbox } from '#server/outbox/start-outbox.ts';
import type { Outbox } from '#server/outbox/start-outbox.ts';
import { repeatEvery } from '#server/outbox/timers.ts';
import type { Timers } from '#server/outbox/timers.ts';
import { createRetention } from '#server/retention/start-retention.ts';
import type { EnquiryStore } from '#server/storage/enquiry-store.ts';
import { createKyselyEnquiryStore } from '#server/storage/kysely-enquiry-store.ts';
import type { InterceptedDatabase } from '#server/testing/intercepted-database.ts';
import { chainInterceptors } from '#server/testing/intercepted-dialect.ts';
import type { Interceptor } from '#server/testing/intercepted-dialect.ts';
import { realTimeLimit } from './day-databases.ts';
import { createDatabaseGate } from './database-gate.ts';
import type { DatabaseGate, WorkInterceptor } from './database-gate.ts';
import type { PeriodicJob } from './actions.ts';
import { recipientsOf } from './receiver.ts';
import type { Receiver, SendingProcess } from './receiver.ts';
import { hour, minute, second } from './units.ts';

/** The duration of a lease, in milliseconds. */
export const leaseTime = 15_000;
/** The limits of a store. */
const limits = { batchSize: 200, maxWaiting: 1000, timeLimit: realTimeLimit };
export const retentionMonths = 1;

type SentDelivery = { id: string; recipients?: readonly string[] | undefined };

/** The surroundings of a simulated process. */
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
  /** Called when the server begins to send a delivery. */
  onAttemptStart: (id: string, process: SendingProcess) => void;
  /** Called when an attempt to send a delivery has ended. */
  onAttemptEnd: (id: string, process: SendingProcess) => void;
  /** Called at each run of a job, except its first. */
  onJobRun(): void;
  /** Called when a run begins; returns the interceptor of its steps, if any. */
  beginJobRun(job: PeriodicJob): WorkInterceptor | undefined;
  /** Called when a digest is sent, with the number of listed enquiries. */
  onDigest(count: number): void;
};

export type SimulatedServer = SendingProcess & {
  gate: DatabaseGate;
  /** The store; undefined until the database is open, and from `stop` on. */
  store(): EnquiryStore | undefined;
  /** The number of refusals that retention logged: old enquiries that stay. */
  retentionRefusals(): number;
  /** Ends the process within a few seconds, like SIGTERM. */
  stop(): void;
  /** Ends the process immediately, like SIGKILL. */
  kill(): void;
};

/** Starts a process that does the same as `server/start-storage.ts`. */
export function startSimulatedServer(database: InterceptedDatabase, environment: ServerEnvironment): SimulatedServer {
  const { clock, random } = environment;
  let deathTime: number | undefined;
  let store: EnquiryStore | undefined;
  let outbox: Outbox | undefined;
  let refusals = 0;
  const aborting = new AbortController();
  const isAlive = (): boolean => deathTime === undefined;
  const timers: Timers = {
    elapsed: environment.timers.elapsed,
    after: (milliseconds, action) => environment.timers.after(milliseconds, () => void (isAlive() && action())),
  };
  const process: SendingProcess = { timers, isAlive, deathTime: () => deathTime };
  const gate = createDatabaseGate(database.dialect, environment.isDatabaseAway);
  database.interceptor = chainInterceptors(gate, environment.database);
  const log = { info: () => {}, warn: () => {}, error: (entry: unknown) => void (isRefusal(entry) && (refusals += 1)) };

  async function openDatabase(): Promise<void> {
    try {
      const simulatedChannels = channelsOf(process, environment);
      outbox = await startOutbox(database, simulatedChannels, { clock, log, leaseTime, timers, random });
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
    startJob('retention', hour, createRetention(database, retentionMonths, { clock, log, elapsed: timers.elapsed }));
    startJob('digest', minute, createDigest());
  }

  function createDigest(): () => Promise<void> {
    const dependencies = {
      send: ({ id, newest }: { id: string; newest: readonly unknown[] }, signal: AbortSignal) => {
        environment.onDigest(newest.length);
        return environment.mail.receive(`digest ${id}`, process, signal);
      },
      timeZone: 'America/Chicago',
      clock,
      log,
      uptime: timers.elapsed,
    };
    return createHeldDigest(database, dependencies, aborting.signal);
  }

  function startJob(job: PeriodicJob, interval: number, run: () => Promise<void>): void {
    const runOnce = (): Promise<void> => {
      const interceptor = environment.beginJobRun(job);
      return interceptor ? gate.runThrough(interceptor, run) : run();
    };
    let running = runOnce();
    repeatEvery(timers, interval, () => {
      environment.onJobRun();
      running = running.then(runOnce);
    });
  }

  const kill = (): void => {
    deathTime ??= timers.elapsed();
    void gate.close();
  };

  void openDatabase();
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

/** The channels of `server/channels/channels.ts`, with the simulated receivers at their ends. */
function channelsOf(process: SendingProcess, { mail, webhook, onAttemptStart, onAttemptEnd }: ServerEnvironment) {
  return channels.map((channel) => {
    const receiver = channel.name === 'webhook' ? webhook : mail;
    return {
      ...channel,
      send: ({ id, recipients = recipientsOf(channel.name) }: SentDelivery, signal: AbortSignal) => {
        onAttemptStart(id, process);
        return receiver.receive(id, process, signal, recipients).finally(() => onAttemptEnd(id, process));
      },
      ...(channel.name !== 'webhook' && { probe: (signal: AbortSignal) => receiver.probe(process, signal) }),
    };
  });
}

/** Whether a log entry says that old enquiries are not deleted. */
function isRefusal(entry: unknown): boolean {
  return (
    typeof entry === 'object' && entry !== null && 'reason' in entry && String(entry.reason).includes('seem older')
  );
}
