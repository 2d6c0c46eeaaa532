import { chainInterceptors } from '#server/testing/intercepted-dialect.ts';
import type { Interceptor } from '#server/testing/intercepted-dialect.ts';
import { databaseClock } from '#server/testing/database-clock.ts';
import { settledDatabase } from '#server/testing/settled-database.ts';
import { simulatedTime } from '#server/testing/simulated-time.ts';
import type { PeriodicJob, ServerNumber, JobStep } from './actions.ts';
import { readRows } from './day-databases.ts';
import type { DayDatabases } from './day-databases.ts';
import { oneAtATime } from './database-gate.ts';
import type { WorkInterceptor } from './database-gate.ts';
import { createLedger } from './ledger.ts';
import { createReceiver } from './receiver.ts';
import { startSimulatedServer } from './simulated-server.ts';
import type { SimulatedServer } from './simulated-server.ts';
import { day, hour, minute, second } from './units.ts';

export type World = ReturnType<typeof createWorld>;

/** Owner of a clock that can be set. */
type ClockOwner = ServerNumber | 'database';

const start = Date.parse('2026-11-21T18:00:00.000Z');

/** Time, clocks, receivers and servers of one history, around one database. */
export function createWorld({ servers: connections, person, observer }: DayDatabases) {
  const time = simulatedTime();
  const ledger = createLedger(time.elapsed);
  const settled = settledDatabase();
  /** Milliseconds by which each clock is ahead of true time. */
  const offsets: Record<ClockOwner, number> = { 0: 0, 1: 0, database: 0 };
  const counts = { operations: 0, steps: 0 };
  /** What happens to the steps of the next run of each server's jobs. */
  const interceptions: Record<ServerNumber, Partial<Record<PeriodicJob, WorkInterceptor>>> = { 0: {}, 1: {} };
  let hasErased = false;
  let awayUntil = 0;
  const isDatabaseAway = (): boolean => time.elapsed() < awayUntil;
  const clock = (of: ClockOwner) => () => new Date(start + time.elapsed() + offsets[of]);
  const countSteps: Interceptor = {
    step(_connection, { sql }, run) {
      counts.steps += 1;
      if (sql.startsWith('delete')) hasErased = true;
      return run();
    },
  };
  const belowGates = [databaseClock(clock('database')), oneAtATime(), settled].reduce(chainInterceptors, countSteps);
  person.interceptor = belowGates;
  const receive = (tells: boolean) => createReceiver(time, tells, ledger.arrive, ledger.answered);
  const mail = receive(true);
  const webhook = receive(false);
  const running: (SimulatedServer | undefined)[] = [];

  /** Called while the age of deleted enquiries is still known. */
  async function checkErased(): Promise<void> {
    hasErased = false;
    const { enquiries, deliveries } = await readRows(observer);
    ledger.check(enquiries, deliveries);
  }

  return {
    time,
    ledger,
    offsets,
    counts,
    person,
    observer,
    mail,
    webhook,
    clock,
    waitUntilIdle: settled.settle,

    /** Servers that were started, alive or not. */
    servers: () => running.filter((server) => server !== undefined),
    hasServer: (number: ServerNumber): boolean => connections[number] !== undefined,

    startServer(number: ServerNumber): void {
      const database = connections[number];
      // A second server is refused if the file belongs to one server.
      if (!database || running[number]?.isAlive()) return;
      running[number] = startSimulatedServer(database, {
        timers: time,
        clock: clock(number),
        random: () => 0.5,
        mail,
        webhook,
        isDatabaseAway,
        database: belowGates,
        onAttempt(id, process) {
          counts.operations += 1;
          ledger.attempt(id, process);
        },
        onAttempted: ledger.attempted,
        onJobRun: () => void (counts.operations += 1),
        beginJobRun(job) {
          if (job === 'retention') ledger.retentionRan(offsets[number]);
          const { [job]: interceptor } = interceptions[number];
          delete interceptions[number][job];
          return interceptor;
        },
        onDigest: ledger.digest,
      });
    },

    /** The server that answers requests for this one. */
    aliveServer(number: ServerNumber): SimulatedServer | undefined {
      const found = running[connections[number] ? number : 0];
      return found?.isAlive() ? found : undefined;
    },

    interceptNextRun: ({ server, job }: JobStep, interceptor: WorkInterceptor) =>
      void (interceptions[server][job] = interceptor),

    /** Cancels the interceptions of runs that have not begun. */
    cancelInterceptions: () => void Object.assign(interceptions, { 0: {}, 1: {} }),

    /** Makes the database unreachable for the given number of milliseconds. */
    databaseIsAway: (milliseconds: number) => void (awayUntil = time.elapsed() + milliseconds),

    /** Lets time pass: step by step while a process is working, otherwise in leaps. */
    async pass(milliseconds: number): Promise<void> {
      const end = time.elapsed() + milliseconds;
      while (time.elapsed() < end) {
        const left = end - time.elapsed();
        const isBusy = mail.isBusy() || webhook.isBusy() || isDatabaseAway();
        if (isBusy) await time.advance(Math.min(left, second), settled.settle);
        else await time.leap(Math.min(left, leapOf(left)), settled.settle);
        if (hasErased) await checkErased();
        if (ledger.broken.length > 0) return;
      }
    },
  };
}

/** Milliseconds that a machine sleeps at a time, given the remaining time. */
function leapOf(left: number): number {
  if (left > 2 * day) return 6 * hour;
  if (left > 12 * hour) return hour;
  if (left > hour) return 10 * minute;
  return left > 10 * minute ? minute : 5 * second;
}
