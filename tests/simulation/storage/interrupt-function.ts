import { setTimeout as delay } from 'node:timers/promises';
import type { OpenedDatabase } from '#server/storage/opened-database.ts';
import type { InterceptedDatabase } from '#server/testing/intercepted-database.ts';
import { interruptions, interruptStep, withoutInterruption } from '#server/testing/interrupted-step.ts';
import type { Interruption } from '#server/testing/interrupted-step.ts';
import { chainInterceptors } from '#server/testing/intercepted-dialect.ts';
import { settledDatabase } from '#server/testing/settled-database.ts';
import { hurriedLimit } from './function-cases.ts';
import type { FunctionCase } from './function-cases.ts';
import { brokenInvariant } from './invariants.ts';
import { secondsFromNow, setScene } from './scene.ts';
import type { Scene } from './scene.ts';
import { snapshot } from './snapshot.ts';

/** One call, with one of its steps interrupted. */
export type InterruptedCall = { name: string; step: number; interruption: Interruption };

export type Databases = {
  /** The database passed to the function. */
  subject: InterceptedDatabase;
  /** Another connection, which sees what is committed. */
  observer: OpenedDatabase;
};

/** The latest end of a lease, which lasts 15 seconds: no case takes one later than 16 seconds from now. */
const latestLease = secondsFromNow(31);

/** Milliseconds for which a caller waits for a hanging step before it takes effect. A caller that gives up does so earlier. */
const hangTime = 10;
const hurriedHangTime = hurriedLimit + hangTime;

/**
 * Calls a function once for each of its steps and each way to interrupt it. @returns the number of calls; violations go
 * to `report`.
 */
export async function interruptEachStep(
  databases: Databases,
  scene: Scene,
  functionCase: FunctionCase,
  report: (call: InterruptedCall, problem: string) => void,
): Promise<number> {
  const states = await statesOf(databases, scene, functionCase);
  let calls = 0;
  for (const interruption of interruptions) {
    for (let step = 1; ; step += 1) {
      await setScene(databases.observer, scene);
      const { happened, problem } = await interruptOnce(databases, functionCase, states, step, interruption);
      if (problem !== undefined) report({ name: functionCase.name, step, interruption }, problem);
      if (!happened) break;
      calls += 1;
    }
  }
  return calls;
}

type States = { before: string; after: string; between: ReadonlySet<string> };

/** The states before, during and after a call without an interruption. */
async function statesOf({ subject, observer }: Databases, scene: Scene, { call }: FunctionCase): Promise<States> {
  await setScene(observer, scene);
  const before = await snapshot(observer);
  const between = new Set<string>();
  subject.interceptor = {
    async step(_connection, _step, run) {
      between.add(await snapshot(observer));
      return run();
    },
  };
  await call(subject);
  subject.interceptor = withoutInterruption;
  return { before, between, after: await snapshot(observer) };
}

async function interruptOnce(
  { subject, observer }: Databases,
  { call, retry = call, writesInParts = false, retryMayDiffer = false }: FunctionCase,
  { before, between, after }: States,
  step: number,
  interruption: Interruption,
): Promise<{ happened: boolean; problem: string | undefined }> {
  const interrupted = interruptStep(step, interruption, subject.dialect);
  const settled = settledDatabase(withoutInterruption, { countsConnecting: subject.dialect === 'postgres' });
  subject.interceptor = chainInterceptors(interrupted, settled);
  const isHurried = interruption === 'lands late' && subject.dialect === 'sqlite';
  const succeeding = call(subject, isHurried).then(
    () => true,
    () => false,
  );
  await Promise.race([succeeding, interrupted.hangs.then(() => delay(isHurried ? hurriedHangTime : hangTime))]);
  const landing = interrupted.land();
  const succeeded = await succeeding;
  await landing;
  // A store that has given up does not stop the statements that it had begun.
  await settled.settle();
  subject.interceptor = withoutInterruption;
  const state = await snapshot(observer);
  const allowed = writesInParts ? [before, ...between, after] : [before, after];
  const happened = interrupted.wasReached();
  if (!writesInParts && succeeded && state !== after) return { happened, problem: `succeeded, but left ${state}` };
  if (!allowed.includes(state)) return { happened, problem: `left ${state}` };
  return { happened, problem: (await brokenInvariant(observer, latestLease)) ?? (await retryAndCheck()) };

  /** Retries like a caller. @returns a description of the violation; undefined if there is none. */
  async function retryAndCheck(): Promise<string | undefined> {
    try {
      await retry(subject);
    } catch (error) {
      return `failed when it was retried: ${String(error)}`;
    }
    const finalState = await snapshot(observer);
    if (!retryMayDiffer && finalState !== after) return `retried, left ${finalState}`;
    return brokenInvariant(observer, latestLease);
  }
}
