import { sql } from 'kysely';
import { discardDeliveries, retryDeliveries } from '#server/storage/change-deliveries.ts';
import { enquiryKey } from '#server/storage/enquiry-key.ts';
import { eraseEnquiries } from '#server/storage/erase-enquiries.ts';
import { settleHeld } from '#server/storage/held-enquiries.ts';
import type { OpenedDatabase } from '#server/storage/opened-database.ts';
import { databaseClock } from '#server/testing/database-clock.ts';
import { exampleEnquiry } from '#server/testing/example-enquiry.ts';
import type { InterceptedDatabase } from '#server/testing/intercepted-database.ts';
import { inTurn } from '#server/testing/intercepted-dialect.ts';
import { settledDatabase } from '#server/testing/settled-database.ts';
import { simulatedTime } from '#server/testing/simulated-time.ts';
import type { Action, PersonsCommand, ServerNumber } from './actions.ts';
import { oneAtATime } from './database-gate.ts';
import { createLedger } from './ledger.ts';
import { createReceiver } from './receiver.ts';
import { startSimulatedServer } from './simulated-server.ts';
import type { SimulatedServer } from './simulated-server.ts';

/** Connections that a whole run shares: one for each server that may run at a time, and one that looks on. */
export type DayDatabases = { servers: readonly InterceptedDatabase[]; observer: OpenedDatabase };

export type DayFigures = { operations: number; steps: number; stored: number; arrivals: number; hours: number };

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const start = Date.parse('2026-11-21T18:00:00.000Z');
/** Milliseconds within which all is delivered once nothing is in the way: silent attempts end, then one is tried early. */
const recovery = 4 * minute;
const landsAfter = 20 * second;

/** Plays a history from an empty database. Throws what it breaks. */
export async function playDay(databases: DayDatabases, history: readonly Action[]): Promise<DayFigures> {
  const day = await createDay(databases);
  try {
    for (const action of history) {
      await day.act(action);
      await day.settle();
      await day.check();
    }
    await day.recover();
    return await day.figures();
  } finally {
    await day.end();
  }
}

async function createDay({ servers: connections, observer }: DayDatabases) {
  await empty(observer);
  const time = simulatedTime();
  const ledger = createLedger(time.elapsed);
  const offsets = { 0: 0, 1: 0, database: 0 };
  const settled = settledDatabase();
  let steps = 0;
  let operations = 0;
  let awayUntil = 0;
  const clockOf = (of: ServerNumber | 'database') => () => new Date(start + time.elapsed() + offsets[of]);
  const below = inTurn(databaseClock(clockOf('database')), inTurn(oneAtATime(), settled));
  const counted: typeof below = {
    ...below,
    step(connection, step, run) {
      steps += 1;
      return below.step(connection, step, run);
    },
  };
  const receive = (tells: boolean) => createReceiver(time, tells, ledger.arrive, ledger.answered);
  const mail = receive(true);
  const webhook = receive(false);
  const running: (SimulatedServer | undefined)[] = [];

  function startServer(number: ServerNumber): void {
    const database = connections[number];
    // A second server is refused where the file is one server's.
    if (!database || running[number]?.isAlive()) return;
    running[number] = startSimulatedServer(database, {
      timers: time,
      clock: clockOf(number),
      random: () => 0.5,
      mail,
      webhook,
      isDatabaseAway: () => time.elapsed() < awayUntil,
      database: counted,
      onSend(id) {
        operations += 1;
        ledger.sends(id);
      },
      onLook: () => void (operations += 1),
    });
  }

  const aliveServer = (number: ServerNumber): SimulatedServer | undefined => {
    const found = running[connections[number] ? number : 0];
    return found?.isAlive() ? found : undefined;
  };

  async function post(enquiry: number, number: ServerNumber, isSuspected: boolean): Promise<void> {
    const store = aliveServer(number)?.store();
    if (!store) return;
    const written = exampleEnquiry({ name: `Person ${enquiry}`, email: `person-${enquiry % 4}@example.com` });
    const key = enquiryKey(written);
    ledger.posted(key);
    const stored = store.add(written, {
      receivedAt: clockOf(connections[number] ? number : 0)(),
      suspicion: isSuspected ? '4 links' : null,
      mayConfirm: !isSuspected,
    });
    stored.then(
      ({ reference }) => ledger.acknowledge(key, reference),
      () => {},
    );
    await settled.settle();
  }

  /** Step by step while somebody is at work, in leaps while nobody is. */
  async function pass(milliseconds: number): Promise<void> {
    const end = time.elapsed() + milliseconds;
    while (time.elapsed() < end) {
      const left = end - time.elapsed();
      const isBusy = mail.isBusy() || webhook.isBusy() || time.elapsed() < awayUntil;
      if (isBusy) await time.advance(Math.min(left, second), settled.settle);
      else await time.leap(Math.min(left, leapOf(left)), settled.settle);
      if (ledger.broken.length > 0) return;
    }
  }

  async function command(what: PersonsCommand, enquiry: number): Promise<void> {
    const now = clockOf('database')();
    // It waits for a lock, and fails after two seconds: nothing is learned by waiting for that.
    for (const server of running) await server?.gate.land();
    await settled.settle();
    const row = await observer.kysely
      .selectFrom('enquiry')
      .selectAll()
      .where('name', '=', `Person ${enquiry}`)
      .executeTakeFirst();
    ledger.personAsked();
    if (what === 'retry all') await retryDeliveries(observer, 'all', now);
    if (what === 'release all') await settleHeld(observer, 'all', 'release', now);
    if (!row) return;
    if (what === 'retry') await retryDeliveries(observer, row.id, now);
    if (what === 'discard') await discardDeliveries(observer, row.id, now);
    if (what === 'drop') await settleHeld(observer, row.id, 'drop', now);
    if (what !== 'delete') return;
    ledger.erase(row.key);
    await eraseEnquiries(observer, [row.id]);
  }

  async function act(action: Action): Promise<void> {
    operations += 1;
    switch (action.what) {
      case 'post':
        return post(action.enquiry, action.server, action.isSuspected);
      case 'pass':
        return pass(action.seconds * second);
      case 'receiver':
        (action.channel === 'mail' ? mail : webhook).mode = action.mode;
        return;
      case 'start':
        startServer(action.server);
        return settled.settle();
      case 'stop':
        aliveServer(action.server)?.stop();
        return settled.settle();
      case 'kill':
        aliveServer(action.server)?.kill();
        return settled.settle();
      case 'kill at': {
        const server = aliveServer(action.server);
        server?.gate.atStep(action.step, action.when, server.kill);
        return;
      }
      case 'interrupt': {
        const { gate } = aliveServer(action.server) ?? {};
        await gate?.interrupt(action.step, action.how);
        if (action.how === 'lands late') time.after(landsAfter, () => void gate?.land());
        if (action.how === 'lands late') ledger.outage(10 * minute);
        return;
      }
      case 'outage':
        awayUntil = time.elapsed() + action.seconds * second;
        ledger.outage(action.seconds * second);
        return;
      case 'set clock':
        if (offsets[action.of] !== action.seconds * second) ledger.clockSet();
        offsets[action.of] = action.seconds * second;
        return;
      case 'command':
        return command(action.command, action.enquiry);
    }
  }

  const rows = async () => ({
    enquiries: await observer.kysely.selectFrom('enquiry').selectAll().execute(),
    deliveries: await observer.kysely.selectFrom('delivery').selectAll().execute(),
  });

  function throwBroken(): void {
    const [broken] = ledger.broken;
    if (broken !== undefined) throw new Error(broken);
  }

  async function check(): Promise<void> {
    const { enquiries, deliveries } = await rows();
    ledger.check(enquiries, deliveries);
    throwBroken();
  }

  /** Nothing is in the way any more: all that waits is delivered. */
  async function recover(): Promise<void> {
    mail.mode = 'up';
    webhook.mode = 'up';
    if (offsets[0] !== 0 || offsets[1] !== 0 || offsets.database !== 0) ledger.clockSet();
    Object.assign(offsets, { 0: 0, 1: 0, database: 0 });
    awayUntil = 0;
    for (const server of running) if (server?.isAlive()) await server.gate.calm();
    // One that was told to stop takes its time.
    await pass(10 * second);
    startServer(0);
    startServer(1);
    await pass(recovery);
    await check();
    const late = (await rows()).deliveries.filter(({ state, answer_lost }) => state === 'waiting' && answer_lost === 0);
    if (late.length > 0)
      throw new Error(`a delivery waits ${recovery / minute} minutes after nothing is in its way any more`);
    for (const number of [0, 1] as const) await expectToBeTaken(number);
    await pass(minute);
    if ((await rows()).deliveries.some(({ state }) => state === 'waiting')) await pass(7 * hour);
    await check();
    const { deliveries } = await rows();
    if (deliveries.some(({ state }) => state === 'waiting'))
      throw new Error('a delivery waits seven hours after its answer was lost');
    if (deliveries.some(({ lease_holder }) => lease_holder !== null)) throw new Error('what is settled is still held');
  }

  /** A server that nothing is in the way of takes enquiries: or nothing else of a history says anything. */
  async function expectToBeTaken(number: ServerNumber): Promise<void> {
    const before = ledger.acknowledgedCount();
    await post(100 + number, number, false);
    await settled.settle();
    if (ledger.acknowledgedCount() === before && connections[number])
      throw new Error('an enquiry is not taken though nothing is in the way');
  }

  /** The next day begins with no process and nothing that hangs. */
  async function end(): Promise<void> {
    for (const server of running) {
      server?.kill();
      await server?.gate.calm();
    }
    await settled.settle();
  }

  startServer(0);
  startServer(1);
  await settled.settle();
  return {
    act,
    settle: settled.settle,
    check,
    recover,
    end,
    figures: async (): Promise<DayFigures> => ({
      operations,
      steps,
      stored: (await rows()).enquiries.length,
      arrivals: ledger.arrivalCount(),
      hours: time.elapsed() / hour,
    }),
  };
}

/** Milliseconds that a machine sleeps at a time, by how long is left. */
function leapOf(left: number): number {
  if (left > 12 * hour) return 10 * minute;
  return left > 10 * minute ? 30 * second : 5 * second;
}

const tables = ['delivery', 'enquiry', 'audit', 'clock_record', 'held_digest', 'write_check'] as const;

async function empty({ kysely, dialect }: OpenedDatabase): Promise<void> {
  if (dialect === 'postgres') await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(kysely);
  else for (const table of tables) await kysely.deleteFrom(table).execute();
}
