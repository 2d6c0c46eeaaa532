import type { DeliveryRow } from '#server/model/database.ts';
import { monthsBefore } from '#server/retention/months-before.ts';
import { purgeableEnquiries } from '#server/storage/erase-enquiries.ts';
import type { ServerNumber } from './actions.ts';
import { checkRows } from './check-rows.ts';
import { readRows } from './day-databases.ts';
import { retentionMonths } from './simulated-server.ts';
import { postEnquiry } from './take-action.ts';
import { day, hour, minute, second } from './units.ts';
import type { World } from './world.ts';

/**
 * Milliseconds within which everything is delivered once nothing is in the way: silent attempts end, then one is tried
 * early.
 */
const recovery = 4 * minute;

const servers = [0, 1] as const;

/** Removes every obstacle, so that everything waiting is delivered. Throws otherwise. */
export async function recover(world: World): Promise<void> {
  await clearTheWay(world);
  // A server that was told to stop needs time.
  await world.pass(10 * second);
  servers.forEach(world.startServer);
  await world.pass(recovery);
  await checkRows(world);
  if ((await waiting(world)).some(({ answer_lost }) => answer_lost === 0))
    throw new Error(`a delivery waits ${recovery / minute} minutes after nothing is in its way any more`);
  for (const number of servers) await expectToBeTaken(world, number);
  await world.pass(minute);
  if ((await waiting(world)).length > 0) await world.pass(7 * hour);
  await checkRows(world);
  if ((await waiting(world)).length > 0) throw new Error('a delivery waits seven hours after its answer was lost');
  const { deliveries } = await readRows(world.observer);
  if (deliveries.some(({ lease_holder }) => lease_holder !== null)) throw new Error('what is settled is still held');
  await expectOldToBeDeleted(world);
}

/** Once the clock has been right for a week, old enquiries are deleted, or retention says each day why not. */
async function expectOldToBeDeleted(world: World): Promise<void> {
  if ((await oldEnquiries(world)).length === 0) return;
  await world.pass(8 * day);
  const old = await oldEnquiries(world);
  const before = refusals(world);
  await world.pass(25 * hour);
  await checkRows(world);
  const left = new Set(await oldEnquiries(world));
  if (refusals(world) === before && old.some((id) => left.has(id)))
    throw new Error('an enquiry is kept longer than it may be, and nobody says so');
}

function oldEnquiries({ clock, observer }: World): Promise<number[]> {
  return purgeableEnquiries(observer, monthsBefore(clock('database')(), retentionMonths));
}

const refusals = (world: World): number => world.servers().reduce((sum, server) => sum + server.retentionRefusals(), 0);

async function clearTheWay(world: World): Promise<void> {
  const { offsets, ledger } = world;
  world.mail.mode = 'up';
  world.webhook.mode = 'up';
  if (Object.values(offsets).some((offset) => offset !== 0)) ledger.clockSet();
  Object.assign(offsets, { 0: 0, 1: 0, database: 0 });
  world.databaseIsAway(0);
  world.cancelInterceptions();
  for (const server of world.servers()) if (server.isAlive()) await server.gate.calm();
}

async function waiting({ observer }: World): Promise<DeliveryRow[]> {
  return (await readRows(observer)).deliveries.filter(({ state }) => state === 'waiting');
}

/** An unobstructed server accepts enquiries; otherwise the rest of a history would prove nothing. */
async function expectToBeTaken(world: World, number: ServerNumber): Promise<void> {
  const before = world.ledger.acknowledgedCount();
  await postEnquiry(world, 100 + number, number, false);
  if (world.ledger.acknowledgedCount() === before && world.hasServer(number))
    throw new Error('an enquiry is not taken though nothing is in the way');
}
