import { expect, it } from 'vitest';
import { simulatedTime } from '../testing/simulated-time.ts';
import { LoginRefusedError, waitUntilReachable } from './wait-until-reachable.ts';

const second = 1000;

/** The times of probes, in seconds, of a receiver that is unreachable for `seconds`. */
async function probesWhileAway(seconds: number, error: Error): Promise<number[]> {
  const time = simulatedTime();
  const probes: number[] = [];
  const probe = async (): Promise<void> => {
    const secondsElapsed = time.elapsed() / second;
    probes.push(secondsElapsed);
    if (secondsElapsed < seconds) throw error;
  };
  const reached = waitUntilReachable(probe, new AbortController().signal, time);
  await time.advance((seconds + 120) * second);
  await reached;
  return probes;
}

it('an unreachable receiver is probed after 1, 2, 4 and then every 8 seconds until it is back', async () =>
  expect(await probesWhileAway(30, new Error('connect ECONNREFUSED'))).toEqual([0, 1, 3, 7, 15, 23, 31]));

it('after a refused login the next probe is at least a minute later', async () => {
  const probes = await probesWhileAway(100, new LoginRefusedError());
  expect(probes).toHaveLength(3);
  for (const [index, probe] of probes.slice(1).entries()) expect(probe - probes[index]!).toBeGreaterThanOrEqual(60);
});

it('a probe that hangs does not delay the next one, and none is left running', async () => {
  const time = simulatedTime();
  const signals: AbortSignal[] = [];
  const probe = (signal: AbortSignal): Promise<void> => {
    signals.push(signal);
    return signals.length === 4 ? Promise.resolve() : new Promise(() => {});
  };
  const reached = waitUntilReachable(probe, new AbortController().signal, time);
  await time.advance(7 * second);
  await reached;
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true, true]);
});

it('once stopped it sends no more probes', async () => {
  const time = simulatedTime();
  const stopping = new AbortController();
  let probes = 0;
  const probe = async (): Promise<void> => {
    probes += 1;
    throw new Error('away');
  };
  const reached = waitUntilReachable(probe, stopping.signal, time);
  stopping.abort();
  await reached;
  await time.advance(60 * second);
  expect(probes).toBe(1);
});
