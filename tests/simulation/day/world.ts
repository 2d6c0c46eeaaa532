import { chainInterceptors } from '#server/testing/intercepted-dialect.ts';
import type { Interceptor } from '#server/testing/intercepted-dialect.ts';
import { databaseClock } from '#server/testing/database-clock.ts';
import { settledDatabase } from '#server/testing/settled-database.ts';
import { simulatedTime } from '#server/testing/simulated-time.ts';
import type { PeriodicJob, ServerNumber, JobStep } from './actions.ts';
import { readRows } from './day-databases.ts';
import type { DayDatabases } from './day-databases.ts';
import type { WorkInterceptor } from './database-gate.ts';
import { createLedger } from './ledger.ts';
import { createReceiver } from './receiver.ts';
import { serializeTransactions } from './serialize-transactions.ts';
import { startSimulatedServer } from './simulated-server.ts';
import type { SimulatedServer } from './simulated-server.ts';
import { day, hour, minute, second } from './units.ts';

export type World = ReturnType<typeof createWorld>;

/** The owner of a clock that can be set. */
type ClockOwner = ServerNumber | 'database';

const startTime = Date.parse('2026-11-21T18:00:00.000Z');

/** Time, clocks, receivers and servers of one history, around one database. */
export function createWorld({ servers: connections, operator, observer }: DayDatabases) {
  const time = simulatedTime();
  const ledger = createLedger(time.elapsed);
  const settled = settledDatabase();
  /** Milliseconds by which each clock is ahead of true time. */
  const offsets: Record<ClockOwner, number> = { 0: 0, 1: 0, database: 0 };
  const counts = { operations: 0, steps: 0 };
  /** The interceptors of the steps of the next run of each server's jobs. */
  const interceptions: Record<ServerNumber, Partial<Record<PeriodicJob, WorkInterceptor>>> = { 0: {}, 1: {} };
  let hasDeleted = false;
  let awayUntil = 0;
  const isDatabaseAway = (): boolean => time.elapsed() < awayUntil;
  const clock = (owner: ClockOwner) => () => new Date(startTime + time.elapsed() + offsets[owner]);
  const countSteps: Interceptor = {
    step(_connection, { sql }, run) {
      counts.steps += 1;
      if (sql.startsWith('delete')) hasDeleted = true;
      return run();
    },
  };
  const sharedInterceptors = [databaseClock(clock('database')), serializeTransactions(), settled].reduce(
    chainInterceptors,
    countSteps,
  );
  operator.interceptor = sharedInterceptors;
  const reports = { onArrival: ledger.recordArrival, onAnswer: ledger.recordAnswer };
  const mail = createReceiver(time, { distinguishesLostAnswers: true, ...reports });
  const webhook = createReceiver(time, { distinguishesLostAnswers: false, ...reports });
  const startedServers: (SimulatedServer | undefined)[] = [];

  /** Checks deletions. Must run right after one, while the ledger still knows the age of what was deleted. */
  async function checkDeletions(): Promise<void> {
    hasDeleted = false;
    const { enquiries, deliveries } = await readRows(observer);
    ledger.check(enquiries, deliveries);
  }

  return {
    time,
    ledger,
    offsets,
    counts,
    operator,
    observer,
    mail,
    webhook,
    clock,
    waitUntilIdle: settled.settle,

    /** The server that was last started in each place, alive or not. */
    servers: () => startedServers.filter((server) => server !== undefined),
    hasServer: (number: ServerNumber): boolean => connections[number] !== undefined,

    startServer(number: ServerNumber): void {
      const database = connections[number];
      // A second server is refused if the file belongs to one server.
      if (!database || startedServers[number]?.isAlive()) return;
      startedServers[number] = startSimulatedServer(database, {
        timers: time,
        clock: clock(number),
        random: () => 0.5,
        mail,
        webhook,
        isDatabaseAway,
        database: sharedInterceptors,
        onAttemptStart(id, process) {
          counts.operations += 1;
          ledger.recordAttemptStart(id, process);
        },
        onAttemptEnd: ledger.recordAttemptEnd,
        onJobRun: () => void (counts.operations += 1),
        beginJobRun(job) {
          if (job === 'retention') ledger.recordRetentionCheck(offsets[number]);
          const interceptor = interceptions[number][job];
          delete interceptions[number][job];
          return interceptor;
        },
        onDigest: ledger.checkDigest,
      });
    },

    /** The server that answers requests to the given one: on SQLite, where only one may run, the first. */
    aliveServer(number: ServerNumber): SimulatedServer | undefined {
      const server = startedServers[connections[number] ? number : 0];
      return server?.isAlive() ? server : undefined;
    },

    interceptNextRun: ({ server, job }: JobStep, interceptor: WorkInterceptor) =>
      void (interceptions[server][job] = interceptor),

    /** Cancels the interceptions of runs that have not begun. */
    cancelInterceptions: () => void Object.assign(interceptions, { 0: {}, 1: {} }),

    /** Makes the database unreachable for the given number of milliseconds. */
    startOutage: (milliseconds: number) => void (awayUntil = time.elapsed() + milliseconds),

    /** Lets time pass: step by step while a process is working, otherwise in leaps. */
    async passTime(milliseconds: number): Promise<void> {
      const end = time.elapsed() + milliseconds;
      while (time.elapsed() < end) {
        const remaining = end - time.elapsed();
        const isBusy = mail.isBusy() || webhook.isBusy() || isDatabaseAway();
        if (isBusy) await time.advance(Math.min(remaining, second), settled.settle);
        else await time.leap(Math.min(remaining, leapLength(remaining)), settled.settle);
        if (hasDeleted) await checkDeletions();
        if (ledger.violations.length > 0) return;
      }
    },
  };
}

/** Milliseconds of the next leap: the more time remains, the longer it is. */
function leapLength(remaining: number): number {
  if (remaining > 2 * day) return 6 * hour;
  if (remaining > 12 * hour) return hour;
  if (remaining > hour) return 10 * minute;
  return remaining > 10 * minute ? minute : 5 * second;
}
