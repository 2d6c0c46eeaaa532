import { describe, expect, it } from 'vitest';
import { exampleDeliveryRow } from '#server/testing/example-rows.ts';
import { simulatedTime } from '#server/testing/simulated-time.ts';
import { createLedger } from './ledger.ts';
import { second } from './units.ts';

describe('the ledger of a simulated day', () => {
  const heldUntil = (leased_until: string) => exampleDeliveryRow({ lease_holder: 'one', leased_until });
  const { reference } = exampleDeliveryRow();

  async function renewedAfterAttempt(diedAfter: number): Promise<readonly string[]> {
    const time = simulatedTime();
    const ledger = createLedger(time.elapsed);
    ledger.attempt(reference, { timers: time, isAlive: () => false, diedAt: () => diedAfter });
    await time.advance(22 * second);
    ledger.check([], [heldUntil('2026-11-21T18:00:30.000Z')]);
    await time.advance(3 * second);
    ledger.check([], [heldUntil('2026-11-21T18:00:38.000Z')]);
    return ledger.broken;
  }

  it('allows a server that has died since to renew the lease of what it attempted', async () => {
    expect(await renewedAfterAttempt(24 * second)).toEqual([]);
  });

  it('finds a lease that is renewed long after the attempting server died', async () => {
    expect(await renewedAfterAttempt(5 * second)).toEqual(['a lease is renewed of a delivery that nobody attempts']);
  });

  async function arrivedTwice({ clockSetAfter }: { clockSetAfter: number }): Promise<readonly string[]> {
    const time = simulatedTime();
    const ledger = createLedger(time.elapsed);
    const [one, other] = [0, 1].map(() => ({ timers: time, isAlive: () => true, diedAt: () => undefined }));
    await time.advance(clockSetAfter);
    ledger.clockSet();
    await time.advance(30 * second - clockSetAfter);
    ledger.attempt(reference, one!);
    await time.advance(2 * second);
    ledger.attempt(reference, other!);
    await time.advance(18 * second);
    ledger.arrive(reference, one!, '');
    ledger.answered(reference, '');
    await time.advance(2 * second);
    ledger.arrive(reference, other!, '');
    return ledger.broken;
  }

  it('allows a second arrival where the clock was set shortly before the first attempt, however slow that was', async () => {
    expect(await arrivedTwice({ clockSetAfter: 27 * second })).toEqual([]);
  });

  it('finds a second arrival where the clock had been right for longer than a lease', async () => {
    expect(await arrivedTwice({ clockSetAfter: 10 * second })).toEqual([
      'a delivery arrived twice, though its answer came',
    ]);
  });
});
