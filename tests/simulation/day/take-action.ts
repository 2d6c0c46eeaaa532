import { discardDeliveries, retryDeliveries } from '#server/storage/change-deliveries.ts';
import { enquiryKey } from '#server/storage/enquiry-key.ts';
import { eraseEnquiries } from '#server/storage/erase-enquiries.ts';
import { settleHeld } from '#server/storage/held-enquiries.ts';
import { exampleEnquiry } from '#server/testing/example-enquiry.ts';
import type { Action, PersonsCommand, ServerNumber } from './actions.ts';
import { minute, second } from './units.ts';
import type { World } from './world.ts';

type Interrupt = Extract<Action, { what: 'interrupt' }>;
type SetClock = Extract<Action, { what: 'set clock' }>;

/** Milliseconds after which a step that hangs takes effect. */
const landsAfter = 20 * second;

/** Does what an action of a history says, and waits until nothing happens any more by itself. */
export async function takeAction(world: World, action: Action): Promise<void> {
  world.counts.operations += 1;
  await take(world, action);
  await world.settle();
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
    case 'outage':
      world.databaseIsAway(action.seconds * second);
      return world.ledger.outage(action.seconds * second);
    case 'set clock':
      return setClock(world, action);
    case 'command':
      return runCommand(world, action.command, action.enquiry);
  }
}

/** Posts one of a few enquiries, of whose senders some have written before; the ledger learns what was acknowledged. */
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
  world.ledger.posted(key);
  const stored = store.add(written, {
    receivedAt: world.clock(world.hasServer(number) ? number : 0)(),
    suspicion: isSuspected ? '4 links' : null,
    mayConfirm: !isSuspected,
  });
  stored.then(
    ({ reference }) => world.ledger.acknowledge(key, reference),
    () => {},
  );
  await world.settle();
}

const nameOf = (enquiry: number): string => `Person ${enquiry}`;

async function interrupt({ aliveServer, ledger, time }: World, { server, step, how }: Interrupt): Promise<void> {
  const { gate } = aliveServer(server) ?? {};
  await gate?.interrupt(step, how);
  if (how !== 'lands late') return;
  time.after(landsAfter, () => void gate?.land());
  ledger.outage(10 * minute);
}

function setClock({ offsets, ledger }: World, { of, seconds }: SetClock): void {
  if (offsets[of] !== seconds * second) ledger.clockSet();
  offsets[of] = seconds * second;
}

async function runCommand(world: World, command: PersonsCommand, enquiry: number): Promise<void> {
  const { ledger, observer } = world;
  const now = world.clock('database')();
  // It waits for a lock, and fails after two seconds: nothing is learned by waiting for that.
  for (const server of world.servers()) await server.gate.land();
  await world.settle();
  const row = await observer.kysely
    .selectFrom('enquiry')
    .selectAll()
    .where('name', '=', nameOf(enquiry))
    .executeTakeFirst();
  ledger.personAsked();
  if (command === 'retry all') await retryDeliveries(observer, 'all', now);
  if (command === 'release all') await settleHeld(observer, 'all', 'release', now);
  if (!row) return;
  if (command === 'retry') await retryDeliveries(observer, row.id, now);
  if (command === 'discard') await discardDeliveries(observer, row.id, now);
  if (command === 'drop') await settleHeld(observer, row.id, 'drop', now);
  if (command !== 'delete') return;
  ledger.erase(row.key);
  await eraseEnquiries(observer, [row.id]);
}
