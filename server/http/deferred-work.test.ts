import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deferWork, noteConnection } from './deferred-work.ts';

/** Milliseconds that the clock shows: only the tests' pieces of work take time. */
let now = 0;

beforeEach(() => {
  // Long after the connections of the test before.
  now += 60_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => void vi.restoreAllMocks());

/** Defers pieces of work of half a millisecond. Returns the turn of the event loop in which each ran, in order. */
async function runDeferredWork(pieces: number): Promise<{ work: number; turn: number }[]> {
  let turn = 0;
  let counting = setImmediate(function count() {
    turn += 1;
    counting = setImmediate(count);
  });
  const done: { work: number; turn: number }[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  for (let work = 0; work < pieces; work++) {
    deferWork(() => {
      done.push({ work, turn });
      now += 0.5;
      if (done.length === pieces) resolve();
    });
  }
  await promise;
  clearImmediate(counting);
  return done;
}

/** The number of pieces of work in each turn, in order. */
const workPerTurn = (done: { turn: number }[]): number[] =>
  [...Map.groupBy(done, ({ turn }) => turn).values()].map(({ length }) => length);

it('deferred work is done in order, two milliseconds of it in each turn', async () => {
  const done = await runDeferredWork(10);
  expect(done.map(({ work }) => work)).toEqual(Array.from({ length: 10 }, (_, work) => work));
  expect(workPerTurn(done)).toEqual([4, 4, 2]);
});

it('work deferred by other deferred work waits for the next turn', async () => {
  const order: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  deferWork(() => {
    order.push('first');
    deferWork(() => {
      order.push('again');
      resolve();
    });
    setImmediate(() => order.push('next turn'));
  });
  await promise;
  expect(order).toEqual(['first', 'next turn', 'again']);
});

it('while many connections come in, one piece of work is done at a time', async () => {
  for (let count = 0; count < 17; count++) noteConnection();
  expect(workPerTurn(await runDeferredWork(5))).toEqual([1, 1, 1, 1, 1]);
});

it('a few connections, or many that are long past, leave as much work to a turn as none', async () => {
  for (let count = 0; count < 16; count++) noteConnection();
  expect(workPerTurn(await runDeferredWork(4))).toEqual([4]);
  for (let count = 0; count < 17; count++) noteConnection();
  now += 20;
  expect(workPerTurn(await runDeferredWork(4))).toEqual([4]);
});
