import { setTimeout as delay } from 'node:timers/promises';
import type { OpenedDatabase } from '#server/storage/opened-database.ts';
import type { InterceptedDatabase } from '#server/testing/intercepted-database.ts';
import { interruptions, interruptStep, uninterrupted } from '#server/testing/interrupted-step.ts';
import type { Interruption } from '#server/testing/interrupted-step.ts';
import { chainInterceptors } from '#server/testing/intercepted-dialect.ts';
import { settledDatabase } from '#server/testing/settled-database.ts';
import type { FunctionCase } from './function-cases.ts';
import { brokenInvariant } from './invariants.ts';
import { inSeconds, setScene } from './scene.ts';
import type { Scene } from './scene.ts';
import { snapshot } from './snapshot.ts';

/** One call, with one of its steps interrupted. */
export type InterruptedCall = { name: string; at: number; how: Interruption };

export type Databases = {
  /** The database passed to the function. */
  subject: InterceptedDatabase;
  /** Another connection, which sees what is committed. */
  observer: OpenedDatabase;
};

/** No test has a later lease than one taken 16 seconds from now. */
const latestLease = inSeconds(31);

/** Milliseconds for which a caller waits for a hanging step before it takes effect. */
const patience = 10;

/**
 * Calls a function once for each of its steps and each way to interrupt it. @returns the number of calls; violations go
 * to `report`.
 */
export async function interruptEachStep(
  databases: Databases,
  scene: Scene,
  subject: FunctionCase,
  report: (call: InterruptedCall, problem: string) => void,
): Promise<number> {
  const states = await statesOf(databases, scene, subject);
  let calls = 0;
  for (const how of interruptions) {
    for (let at = 1; ; at += 1) {
      await setScene(databases.observer, scene);
      const { happened, problem } = await interruptOnce(databases, subject, states, at, how);
      if (problem !== undefined) report({ name: subject.name, at, how }, problem);
      if (!happened) break;
      calls += 1;
    }
  }
  return calls;
}

type States = { before: string; after: string; between: ReadonlySet<string> };

/** The states before, during and after an uninterrupted call. */
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
  subject.interceptor = uninterrupted;
  return { before, between, after: await snapshot(observer) };
}

async function interruptOnce(
  { subject, observer }: Databases,
  { call, again = call, inParts = false, endsOtherwise = false }: FunctionCase,
  { before, between, after }: States,
  at: number,
  how: Interruption,
): Promise<{ happened: boolean; problem: string | undefined }> {
  const interrupted = interruptStep(at, how, subject.dialect);
  const settled = settledDatabase(uninterrupted, { countsConnecting: subject.dialect === 'postgres' });
  subject.interceptor = chainInterceptors(interrupted, settled);
  const called = call(subject, how === 'lands late' && subject.dialect === 'sqlite').then(
    () => true,
    () => false,
  );
  await Promise.race([called, interrupted.hangs.then(() => delay(patience))]);
  const landed = interrupted.land();
  const succeeded = await called;
  await landed;
  // A store that gave up has not stopped what it had begun.
  await settled.settle();
  subject.interceptor = uninterrupted;
  const state = await snapshot(observer);
  const allowed = inParts ? [before, ...between, after] : [before, after];
  const done = { happened: interrupted.wasReached() };
  if (!inParts && succeeded && state !== after) return { ...done, problem: `said that it was done, and left ${state}` };
  if (!allowed.includes(state)) return { ...done, problem: `left ${state}` };
  const broken = await brokenInvariant(observer, latestLease);
  if (broken !== undefined) return { ...done, problem: broken };
  return { ...done, problem: await recover() };

  /** Tries again like a caller. @returns a description of the violation; undefined if there is none. */
  async function recover(): Promise<string | undefined> {
    try {
      await again(subject);
    } catch (error) {
      return `failed again: ${String(error)}`;
    }
    const end = await snapshot(observer);
    if (!endsOtherwise && end !== after) return `called again, it left ${end}`;
    return brokenInvariant(observer, latestLease);
  }
}
