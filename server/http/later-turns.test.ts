import { expect, it, onTestFinished } from 'vitest';
import { inLaterTurn, noteConnection } from './later-turns.ts';

/** The turn of the event loop in which each of `works` pieces of two milliseconds ran, in order. */
async function turnsOf(works: number): Promise<{ work: number; turn: number }[]> {
  let turn = 0;
  let counting = setImmediate(function count() {
    turn += 1;
    counting = setImmediate(count);
  });
  onTestFinished(() => clearImmediate(counting));
  const done: { work: number; turn: number }[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  for (let work = 0; work < works; work++) {
    inLaterTurn(() => {
      done.push({ work, turn });
      for (const until = performance.now() + 2; performance.now() < until;);
      if (done.length === works) resolve();
    });
  }
  await promise;
  return done;
}

const ofOneTurn = (done: { turn: number }[]): number =>
  Math.max(...done.map(({ turn }) => done.filter((other) => other.turn === turn).length));

it('deferred work is done in order, some of it in each turn', async () => {
  const done = await turnsOf(20);
  expect(done.map(({ work }) => work)).toEqual(Array.from({ length: 20 }, (_, work) => work));
  expect(ofOneTurn(done)).toBeLessThanOrEqual(3);
});

it('work deferred by other deferred work waits for the next turn', async () => {
  const order: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  inLaterTurn(() => {
    order.push('first');
    inLaterTurn(() => {
      order.push('again');
      resolve();
    });
    setImmediate(() => order.push('next turn'));
  });
  await promise;
  expect(order).toEqual(['first', 'next turn', 'again']);
});

it('while many connections come in, one piece of work is done at a time', async () => {
  const coming = setInterval(noteConnection, 0);
  onTestFinished(() => clearInterval(coming));
  for (let count = 0; count < 20; count++) noteConnection();
  expect(ofOneTurn(await turnsOf(5))).toBe(1);
});
