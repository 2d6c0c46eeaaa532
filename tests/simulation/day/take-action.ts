import { optionalChannels } from '#server/channels/channels.ts';
import { discardDeliveries, retryDeliveries } from '#server/storage/change-deliveries.ts';
import { enquiryKey } from '#server/storage/enquiry-key.ts';
import { eraseEnquiries } from '#server/storage/erase-enquiries.ts';
import { settleHeld } from '#server/storage/held-enquiries.ts';
import type { OpenedDatabase } from '#server/storage/opened-database.ts';
import { exampleEnquiry } from '#server/testing/example-enquiry.ts';
import { interruptStep } from '#server/testing/interrupted-step.ts';
import { actBeforeStep } from './act-before-step.ts';
import type { Action, OperatorCommand, ServerNumber } from './actions.ts';
import { minute, second } from './units.ts';
import type { World } from './world.ts';

type Interrupt = Extract<Action, { kind: 'interrupt' }>;
type InterruptJob = Extract<Action, { kind: 'interrupt job' }>;
type CommandAtJob = Extract<Action, { kind: 'command at job' }>;
type SetClock = Extract<Action, { kind: 'set clock' }>;

/** Milliseconds after which a hanging step takes effect. */
const landingDelay = 20 * second;
/** The longest time, in milliseconds, that leases may expire because of a hanging step; the ledger counts it as an outage. */
const hangingStepOutage = 10 * minute;

/** Performs an action of a history, and waits until nothing more happens by itself. */
export async function takeAction(world: World, action: Action): Promise<void> {
  world.counts.operations += 1;
  await perform(world, action);
  await world.waitUntilIdle();
}

async function perform(world: World, action: Action): Promise<void> {
  switch (action.kind) {
    case 'post':
      return postEnquiry(world, { sender: action.enquiry, server: action.server, isSuspected: action.isSuspected });
    case 'pass':
      return world.passTime(action.seconds * second);
    case 'receiver':
      world[action.channel].mode = action.mode;
      return;
    case 'start':
      return world.startServer(action.server);
    case 'stop':
    case 'kill':
      return world.aliveServer(action.server)?.[action.kind]();
    case 'kill at': {
      const server = world.aliveServer(action.server);
      return server?.gate.killAtStep(action.step, action.when, server.kill);
    }
    case 'interrupt':
      return interrupt(world, action);
    case 'interrupt job':
      return interruptJob(world, action);
    case 'command at job':
      return commandAtJob(world, action);
    case 'outage':
      world.startOutage(action.seconds * second);
      return world.ledger.recordOutage(action.seconds * second);
    case 'set clock':
      return setClock(world, action);
    case 'command':
      return runCommand(world, action.command, action.enquiry);
  }
}

/** Posts the enquiry of the given sender, who may have written before. The ledger records an acknowledgment. */
export async function postEnquiry(
  world: World,
  { sender, server, isSuspected = false }: { sender: number; server: ServerNumber; isSuspected?: boolean },
): Promise<void> {
  const store = world.aliveServer(server)?.store();
  if (!store) return;
  const enquiry = exampleEnquiry({ name: nameOf(sender), email: `person-${sender % 4}@example.com` });
  const key = enquiryKey(enquiry);
  const owner = world.hasServer(server) ? server : 0;
  const receivedAt = world.clock(owner)();
  world.ledger.recordPost(key, receivedAt.toISOString(), world.offsets[owner]);
  const stored = store.add(enquiry, {
    receivedAt,
    suspicion: isSuspected ? '4 links' : null,
    mayConfirm: !isSuspected,
  });
  stored.then(
    ({ reference }) => world.ledger.recordAcknowledgment(key, reference),
    () => {},
  );
  await world.waitUntilIdle();
}

const nameOf = (sender: number): string => `Person ${sender}`;

async function interrupt({ aliveServer, ledger, time }: World, { server, step, how }: Interrupt): Promise<void> {
  const { gate } = aliveServer(server) ?? {};
  await gate?.interrupt(step, how);
  if (how !== 'lands late') return;
  time.after(landingDelay, () => void gate?.land());
  ledger.recordOutage(hangingStepOutage);
}

function interruptJob({ interceptNextRun, ledger, observer, time }: World, action: InterruptJob): void {
  const interrupted = interruptStep(action.step, action.how, observer.dialect);
  async function landLater(): Promise<void> {
    await interrupted.hangs;
    time.after(landingDelay, () => void interrupted.land());
    ledger.recordOutage(hangingStepOutage);
  }
  void landLater();
  interceptNextRun(action, interrupted);
}

function commandAtJob(world: World, action: CommandAtJob): void {
  const run = (): Promise<void> => executeCommand(world, world.operator, action.command, action.enquiry);
  world.interceptNextRun(action, actBeforeStep(action.step, run));
}

function setClock({ offsets, ledger }: World, { owner, seconds }: SetClock): void {
  if (offsets[owner] !== seconds * second) ledger.recordClockChange();
  offsets[owner] = seconds * second;
}

async function runCommand(world: World, command: OperatorCommand, enquiry: number): Promise<void> {
  // The command would wait for the lock of a hanging step and fail after two seconds, which proves nothing.
  for (const server of world.servers()) await server.gate.land();
  await world.waitUntilIdle();
  await executeCommand(world, world.observer, command, enquiry);
}

const requeueingCommands: ReadonlySet<OperatorCommand> = new Set(['retry', 'retry all', 'release all']);

async function executeCommand(
  { clock, ledger }: World,
  database: OpenedDatabase,
  command: OperatorCommand,
  enquiry: number,
): Promise<void> {
  const now = clock('database')();
  const row = await database.kysely
    .selectFrom('enquiry')
    .selectAll()
    .where('name', '=', nameOf(enquiry))
    .executeTakeFirst();
  ledger.recordCommand();
  switch (command) {
    case 'retry all':
      await retryDeliveries(database, 'all', now, optionalChannels);
      break;
    case 'release all':
      await settleHeld(database, 'all', 'release', now);
      break;
    case 'retry':
      if (row) await retryDeliveries(database, row.id, now, optionalChannels);
      break;
    case 'discard':
      if (row) await discardDeliveries(database, row.id, now);
      break;
    case 'drop':
      if (row) await settleHeld(database, row.id, 'drop', now);
      break;
    case 'delete':
      if (!row) break;
      ledger.recordErasure(row.key);
      await eraseEnquiries(database, [row.id]);
      break;
  }
  if (requeueingCommands.has(command)) ledger.recordRequeue(await waitingDeliveries(database));
}

/** The deliveries that wait without attempts, like new ones. */
function waitingDeliveries({ kysely }: OpenedDatabase): Promise<{ key: string; reference: string }[]> {
  return kysely
    .selectFrom('delivery')
    .innerJoin('enquiry', 'enquiry.id', 'delivery.enquiry_id')
    .select(['enquiry.key', 'delivery.reference'])
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .execute();
}
