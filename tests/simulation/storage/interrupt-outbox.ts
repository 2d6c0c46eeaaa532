import { pino } from 'pino';
import { channels } from '#server/channels/channels.ts';
import { startOutbox } from '#server/outbox/start-outbox.ts';
import type { Outbox } from '#server/outbox/start-outbox.ts';
import { databaseClock } from '#server/testing/database-clock.ts';
import { chainInterceptors } from '#server/testing/intercepted-dialect.ts';
import { interruptions, interruptStep, uninterrupted } from '#server/testing/interrupted-step.ts';
import type { Interruption } from '#server/testing/interrupted-step.ts';
import { settledDatabase } from '#server/testing/settled-database.ts';
import { simulatedTime } from '#server/testing/simulated-time.ts';
import type { Databases, InterruptedCall } from './interrupt-function.ts';
import { now, setScene } from './scene.ts';
import type { Scene } from './scene.ts';
import { brokenInvariant } from './invariants.ts';

const second = 1000;
const leaseTime = 15 * second;
/** Number of interrupted steps: the start, the first claims, their results, and checks that find nothing. */
const stepsOfInterest = 40;
/** When hanging steps take effect, and when everything must have been delivered: both later than a lease lasts. */
const landsAfter = 20 * second;
const isDoneAfter = 80 * second;

/**
 * Runs an outbox whose channels accept everything, once for each of its first steps and each way to interrupt it.
 * @returns the number of runs.
 */
export async function interruptOutbox(
  databases: Databases,
  scene: Scene,
  report: (call: InterruptedCall, problem: string) => void,
): Promise<number> {
  for (const how of interruptions) {
    for (let at = 1; at <= stepsOfInterest; at += 1) {
      await setScene(databases.observer, scene);
      const problem = await runInterrupted(databases, at, how);
      if (problem !== undefined) report({ name: 'the outbox', at, how }, problem);
    }
  }
  return interruptions.length * stepsOfInterest;
}

/** @returns a description of the violation; undefined if there is none. */
async function runInterrupted({ subject, observer }: Databases, at: number, how: Interruption) {
  const time = simulatedTime();
  const clock = (): Date => new Date(now.getTime() + time.elapsed());
  const interrupted = interruptStep(at, how, subject.dialect);
  const settled = settledDatabase(uninterrupted, { countsConnecting: subject.dialect === 'postgres' });
  subject.interceptor = chainInterceptors(interrupted, chainInterceptors(databaseClock(clock), settled));
  const sent: string[] = [];
  const taking = channels.map((channel) => ({
    ...channel,
    send: async ({ id }: { id: string }) => {
      sent.push(id);
      return { result: 'delivered' as const };
    },
  }));
  const options = { clock, log: pino({ level: 'silent' }), leaseTime, timers: time, random: () => 0 };
  let outbox: Outbox | undefined;
  // Like a server that cannot open its database.
  const start = async (): Promise<void> => {
    outbox = await startOutbox(subject, taking, options).catch(() => undefined);
    if (!outbox) time.after(second, () => void start());
  };
  void start();
  await time.advance(landsAfter, settled.settle);
  await interrupted.land();
  await time.advance(isDoneAfter - landsAfter, settled.settle);
  const stopping = outbox?.stop(0);
  await time.advance(second, settled.settle);
  await stopping;
  subject.interceptor = uninterrupted;
  if (!outbox) return 'did not start';
  if (new Set(sent).size < sent.length) return 'sent a delivery twice, though every answer came';
  const left = await observer.kysely
    .selectFrom('delivery')
    .select(['id', 'answer_lost'])
    .where(({ eb, or }) => or([eb('state', '=', 'waiting'), eb('lease_holder', 'is not', null)]))
    .execute();
  if (left.length > 0) return `left ${JSON.stringify(left)}`;
  return brokenInvariant(observer, clock());
}
