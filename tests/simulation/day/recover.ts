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
const recoveryTime = 4 * minute;

const serverNumbers = [0, 1] as const;

/** Removes every obstacle and waits. Throws unless everything that was waiting is then delivered. */
export async function recover(world: World): Promise<void> {
  await removeObstacles(world);
  // A server that is stopping needs time to end.
  await world.passTime(10 * second);
  serverNumbers.forEach(world.startServer);
  await world.passTime(recoveryTime);
  await checkRows(world);
  if ((await waitingDeliveries(world)).some(({ answer_lost }) => answer_lost === 0))
    throw new Error(`a delivery still waits ${recoveryTime / minute} minutes after all obstacles were removed`);
  for (const number of serverNumbers) await expectEnquiryToBeAccepted(world, number);
  await world.passTime(minute);
  // A delivery that may have arrived waits up to six hours: `repeatDelay`.
  if ((await waitingDeliveries(world)).length > 0) await world.passTime(7 * hour);
  await checkRows(world);
  if ((await waitingDeliveries(world)).length > 0)
    throw new Error('a delivery still waits seven hours after its answer was lost');
  const { deliveries } = await readRows(world.observer);
  if (deliveries.some(({ lease_holder }) => lease_holder !== null))
    throw new Error('a settled delivery is still leased');
  await expectOldEnquiriesToBeDeleted(world);
}

/** Once the clock has been right for a week, retention must delete old enquiries or log each day why it does not. */
async function expectOldEnquiriesToBeDeleted(world: World): Promise<void> {
  if ((await oldEnquiries(world)).length === 0) return;
  await world.passTime(8 * day);
  const old = await oldEnquiries(world);
  const refusalsBefore = countRefusals(world);
  await world.passTime(25 * hour);
  await checkRows(world);
  const remaining = new Set(await oldEnquiries(world));
  if (countRefusals(world) === refusalsBefore && old.some((id) => remaining.has(id)))
    throw new Error('an enquiry is kept too long, and retention logged no reason');
}

function oldEnquiries({ clock, observer }: World): Promise<number[]> {
  return purgeableEnquiries(observer, monthsBefore(clock('database')(), retentionMonths));
}

const countRefusals = (world: World): number =>
  world.servers().reduce((sum, server) => sum + server.retentionRefusals(), 0);

async function removeObstacles(world: World): Promise<void> {
  const { offsets, ledger } = world;
  world.mail.mode = 'up';
  world.webhook.mode = 'up';
  if (Object.values(offsets).some((offset) => offset !== 0)) ledger.recordClockChange();
  Object.assign(offsets, { 0: 0, 1: 0, database: 0 });
  world.startOutage(0);
  world.cancelInterceptions();
  for (const server of world.servers()) {
    if (server.isAlive()) await server.gate.endInterruptions();
  }
}

async function waitingDeliveries({ observer }: World): Promise<DeliveryRow[]> {
  return (await readRows(observer)).deliveries.filter(({ state }) => state === 'waiting');
}

/** Proves that the server accepts enquiries: otherwise an empty queue would prove nothing. */
async function expectEnquiryToBeAccepted(world: World, number: ServerNumber): Promise<void> {
  const before = world.ledger.acknowledgedCount();
  // Higher than any sender of a history: the enquiry is new.
  await postEnquiry(world, { sender: 100 + number, server: number });
  if (world.ledger.acknowledgedCount() === before && world.hasServer(number))
    throw new Error('an unobstructed server did not accept an enquiry');
}
