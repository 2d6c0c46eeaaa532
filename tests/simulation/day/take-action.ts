import { optionalChannels } from '#server/channels/channels.ts';
import { discardDeliveries, retryDeliveries } from '#server/storage/change-deliveries.ts';
import { enquiryKey } from '#server/storage/enquiry-key.ts';
import { eraseEnquiries } from '#server/storage/erase-enquiries.ts';
import { settleHeld } from '#server/storage/held-enquiries.ts';
import type { OpenedDatabase } from '#server/storage/opened-database.ts';
import { exampleEnquiry } from '#server/testing/example-enquiry.ts';
import { interruptStep } from '#server/testing/interrupted-step.ts';
import type { Action, PersonsCommand, ServerNumber } from './actions.ts';
import { beforeStep } from './database-gate.ts';
import { minute, second } from './units.ts';
import type { World } from './world.ts';

type Interrupt = Extract<Action, { what: 'interrupt' }>;
type InterruptJob = Extract<Action, { what: 'interrupt job' }>;
type CommandAtJob = Extract<Action, { what: 'command at job' }>;
type SetClock = Extract<Action, { what: 'set clock' }>;

/** Milliseconds after which a hanging step takes effect. */
const landsAfter = 20 * second;

/** Performs an action of a history, and waits until nothing more happens by itself. */
export async function takeAction(world: World, action: Action): Promise<void> {
  world.counts.operations += 1;
  await take(world, action);
  await world.waitUntilIdle();
}

async function take(world: World, action: Action): Promise<void> {
  switch (action.what) {
    case 'post':
      return postEnquiry(world, action.enquiry, action.server, action.isSuspected);
    case 'pass':
      return world.pass(action.seconds * second);
    case 'receiver':
      world[action.channel].mode = action.mode;
      return;
    case 'start':
      return world.startServer(action.server);
    case 'stop':
    case 'kill':
      return world.aliveServer(action.server)?.[action.what]();
    case 'kill at': {
      const server = world.aliveServer(action.server);
      return server?.gate.atStep(action.step, action.when, server.kill);
    }
    case 'interrupt':
      return interrupt(world, action);
    case 'interrupt job':
      return interruptJob(world, action);
    case 'command at job':
      return commandAtJob(world, action);
    case 'outage':
      world.databaseIsAway(action.seconds * second);
      return world.ledger.outage(action.seconds * second);
    case 'set clock':
      return setClock(world, action);
    case 'command':
      return runCommand(world, action.command, action.enquiry);
  }
}

/**
 * Posts one of a few enquiries, some of whose senders have written before; the ledger records what was acknowledged.
 */
export async function postEnquiry(
  world: World,
  enquiry: number,
  number: ServerNumber,
  isSuspected: boolean,
): Promise<void> {
  const store = world.aliveServer(number)?.store();
  if (!store) return;
  const written = exampleEnquiry({ name: nameOf(enquiry), email: `person-${enquiry % 4}@example.com` });
  const key = enquiryKey(written);
  const owner = world.hasServer(number) ? number : 0;
  const receivedAt = world.clock(owner)();
  world.ledger.posted(key, receivedAt.toISOString(), world.offsets[owner]);
  const stored = store.add(written, {
    receivedAt,
    suspicion: isSuspected ? '4 links' : null,
    mayConfirm: !isSuspected,
  });
  stored.then(
    ({ reference }) => world.ledger.acknowledge(key, reference),
    () => {},
  );
  await world.waitUntilIdle();
}

const nameOf = (enquiry: number): string => `Person ${enquiry}`;

async function interrupt({ aliveServer, ledger, time }: World, { server, step, how }: Interrupt): Promise<void> {
  const { gate } = aliveServer(server) ?? {};
  await gate?.interrupt(step, how);
  if (how !== 'lands late') return;
  time.after(landsAfter, () => void gate?.land());
  ledger.outage(10 * minute);
}

function interruptJob({ interceptNextRun, ledger, observer, time }: World, action: InterruptJob): void {
  const interrupted = interruptStep(action.step, action.how, observer.dialect);
  async function landLater(): Promise<void> {
    await interrupted.hangs;
    time.after(landsAfter, () => void interrupted.land());
    ledger.outage(10 * minute);
  }
  void landLater();
  interceptNextRun(action, interrupted);
}

function commandAtJob(world: World, action: CommandAtJob): void {
  const run = (): Promise<void> => giveCommand(world, world.person, action.command, action.enquiry);
  world.interceptNextRun(action, beforeStep(action.step, run));
}

function setClock({ offsets, ledger }: World, { of, seconds }: SetClock): void {
  if (offsets[of] !== seconds * second) ledger.clockSet();
  offsets[of] = seconds * second;
}

async function runCommand(world: World, command: PersonsCommand, enquiry: number): Promise<void> {
  // It waits for a lock, and fails after two seconds: waiting for that proves nothing.
  for (const server of world.servers()) await server.gate.land();
  await world.waitUntilIdle();
  await giveCommand(world, world.observer, command, enquiry);
}

const putsBack: ReadonlySet<PersonsCommand> = new Set(['retry', 'retry all', 'release all']);

async function giveCommand(
  { clock, ledger }: World,
  database: OpenedDatabase,
  command: PersonsCommand,
  enquiry: number,
): Promise<void> {
  const now = clock('database')();
  const row = await database.kysely
    .selectFrom('enquiry')
    .selectAll()
    .where('name', '=', nameOf(enquiry))
    .executeTakeFirst();
  ledger.personAsked();
  if (command === 'retry all') await retryDeliveries(database, 'all', now, optionalChannels);
  if (command === 'release all') await settleHeld(database, 'all', 'release', now);
  if (row && command === 'retry') await retryDeliveries(database, row.id, now, optionalChannels);
  if (putsBack.has(command)) ledger.putBack(await waitingDeliveries(database));
  if (!row) return;
  if (command === 'discard') await discardDeliveries(database, row.id, now);
  if (command === 'drop') await settleHeld(database, row.id, 'drop', now);
  if (command !== 'delete') return;
  ledger.erase(row.key);
  await eraseEnquiries(database, [row.id]);
}

/** Deliveries that wait as if new, without attempts. */
function waitingDeliveries({ kysely }: OpenedDatabase): Promise<{ key: string; reference: string }[]> {
  return kysely
    .selectFrom('delivery')
    .innerJoin('enquiry', 'enquiry.id', 'delivery.enquiry_id')
    .select(['enquiry.key', 'delivery.reference'])
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .execute();
}
