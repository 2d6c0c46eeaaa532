import { pino } from 'pino';
import { channels } from '#server/channels/channels.ts';
import { startOutbox } from '#server/outbox/start-outbox.ts';
import type { Outbox } from '#server/outbox/start-outbox.ts';
import type { OpenedDatabase } from '#server/storage/opened-database.ts';
import { databaseClock } from '#server/testing/database-clock.ts';
import { chainInterceptors } from '#server/testing/intercepted-dialect.ts';
import { interruptions, interruptStep, withoutInterruption } from '#server/testing/interrupted-step.ts';
import type { Interruption } from '#server/testing/interrupted-step.ts';
import { settledDatabase } from '#server/testing/settled-database.ts';
import { simulatedTime } from '#server/testing/simulated-time.ts';
import type { Databases, InterruptedCall } from './interrupt-function.ts';
import { now, setScene } from './scene.ts';
import type { Scene } from './scene.ts';
import { brokenInvariant } from './invariants.ts';

const second = 1000;
const leaseTime = 15 * second;
/**
 * The start, the first claims, their results, and checks that find nothing take fewer steps than this for one enquiry. The later
 * deliveries of several enquiries repeat these steps and are not interrupted.
 */
const interruptedStepCount = 40;
/** The time at which hanging steps take effect: later than a lease lasts. */
const landingTime = 20 * second;
/** The time by which everything must have been delivered. */
const deadline = 80 * second;
/** The time after the last delivery in which none may be sent again: longer than a lease lasts. */
const quietTime = 20 * second;

/**
 * Runs an outbox whose channels accept everything, once for each of its first steps and each way to interrupt it.
 * @returns the number of runs.
 */
export async function interruptOutbox(
  databases: Databases,
  scene: Scene,
  report: (call: InterruptedCall, problem: string) => void,
): Promise<number> {
  for (const interruption of interruptions) {
    for (let step = 1; step <= interruptedStepCount; step += 1) {
      await setScene(databases.observer, scene);
      const problem = await runWithInterruption(databases, step, interruption);
      if (problem !== undefined) report({ name: 'the outbox', step, interruption }, problem);
    }
  }
  return interruptions.length * interruptedStepCount;
}

/** @returns a description of the violation; undefined if there is none. */
async function runWithInterruption({ subject, observer }: Databases, step: number, interruption: Interruption) {
  const time = simulatedTime();
  const clock = (): Date => new Date(now.getTime() + time.elapsed());
  const interrupted = interruptStep(step, interruption, subject.dialect);
  const settled = settledDatabase(withoutInterruption, { countsConnecting: subject.dialect === 'postgres' });
  subject.interceptor = chainInterceptors(interrupted, chainInterceptors(databaseClock(clock), settled));
  const sent: string[] = [];
  const acceptingChannels = channels.map((channel) => ({
    ...channel,
    send: async ({ id }: { id: string }) => {
      sent.push(id);
      return { result: 'delivered' as const };
    },
  }));
  const options = { clock, log: pino({ level: 'silent' }), leaseTime, timers: time, random: () => 0 };
  let outbox: Outbox | undefined;
  // Starts again after a second, like a server that cannot open its database.
  const start = async (): Promise<void> => {
    outbox = await startOutbox(subject, acceptingChannels, options).catch(() => undefined);
    if (!outbox) time.after(second, () => void start());
  };
  void start();
  if (interruption === 'lands late') await time.advance(landingTime, settled.settle);
  await interrupted.land();
  const isAllSettled = async () => outbox !== undefined && (await unsettledDeliveries(observer)).length === 0;
  do await time.advance(second, settled.settle);
  while (time.elapsed() < deadline && !(await isAllSettled()));
  await time.advance(quietTime, settled.settle);
  const stopping = outbox?.stop(0);
  await time.advance(second, settled.settle);
  await stopping;
  subject.interceptor = withoutInterruption;
  if (!outbox) return 'did not start';
  if (new Set(sent).size < sent.length) return 'sent a delivery twice, though every answer had arrived';
  const unsettled = await unsettledDeliveries(observer);
  if (unsettled.length > 0) return `left ${JSON.stringify(unsettled)}`;
  return brokenInvariant(observer, clock());
}

/** The deliveries that wait or are being made. */
function unsettledDeliveries({ kysely }: OpenedDatabase) {
  return kysely
    .selectFrom('delivery')
    .select(['id', 'answer_lost'])
    .where(({ eb, or }) => or([eb('state', '=', 'waiting'), eb('lease_holder', 'is not', null)]))
    .execute();
}
