import { describe, expect, it } from 'vitest';
import { exampleDeliveryRow, exampleEnquiryRow } from '#server/testing/example-rows.ts';
import { simulatedTime } from '#server/testing/simulated-time.ts';
import type { Timers } from '#server/outbox/timers.ts';
import { createLedger } from './ledger.ts';
import { day, second } from './units.ts';

describe('createLedger', () => {
  const heldUntil = (leased_until: string) => exampleDeliveryRow({ lease_holder: 'a server', leased_until });
  const { reference } = exampleDeliveryRow();

  /** Two living servers. */
  const twoServers = (timers: Timers) =>
    [0, 1].map(() => ({ timers, isAlive: () => true, deathTime: () => undefined }));

  /** Renews a lease 25 s after its holder began an attempt; the holder died in between, at `diedAfter` milliseconds. */
  async function violationsOfRenewal(diedAfter: number): Promise<readonly string[]> {
    const time = simulatedTime();
    const ledger = createLedger(time.elapsed);
    ledger.recordAttemptStart(reference, { timers: time, isAlive: () => false, deathTime: () => diedAfter });
    await time.advance(22 * second);
    ledger.check([], [heldUntil('2026-11-21T18:00:30.000Z')]);
    await time.advance(3 * second);
    ledger.check([], [heldUntil('2026-11-21T18:00:38.000Z')]);
    return ledger.violations;
  }

  it('allows a lease to be renewed by a server that dies shortly before the renewal is stored', async () => {
    expect(await violationsOfRenewal(24 * second)).toEqual([]);
  });

  it('reports a lease that is renewed long after the attempting server died', async () => {
    expect(await violationsOfRenewal(5 * second)).toEqual(['a lease is renewed, though nobody attempts its delivery']);
  });

  it('counts an attempt as under way although another server’s attempt at the same delivery has ended', async () => {
    const time = simulatedTime();
    const ledger = createLedger(time.elapsed);
    const [firstServer, secondServer] = twoServers(time);
    const { key, reference: enquiry, received_at } = exampleEnquiryRow();
    ledger.recordPost(key, received_at, 0);
    ledger.recordAcknowledgment(key, enquiry);
    ledger.check([exampleEnquiryRow()], []);
    await time.advance(40 * day);
    ledger.recordRetentionCheck(0);
    ledger.recordAttemptStart(reference, firstServer!);
    ledger.recordAttemptStart(reference, secondServer!);
    ledger.recordAttemptEnd(reference, firstServer!);
    await time.advance(second);
    ledger.recordRequeue([{ key, reference }]);
    ledger.check([], []);
    expect(ledger.violations).toEqual([]);
  });

  /** Has two servers deliver the same message; the clock was set before the first attempt. */
  async function violationsOfSecondArrival({ clockSetAfter }: { clockSetAfter: number }): Promise<readonly string[]> {
    const time = simulatedTime();
    const ledger = createLedger(time.elapsed);
    const [firstServer, secondServer] = twoServers(time);
    await time.advance(clockSetAfter);
    ledger.recordClockChange();
    await time.advance(30 * second - clockSetAfter);
    ledger.recordAttemptStart(reference, firstServer!);
    await time.advance(2 * second);
    ledger.recordAttemptStart(reference, secondServer!);
    await time.advance(18 * second);
    ledger.recordArrival(reference, firstServer!, '');
    ledger.recordAnswer(reference, '');
    await time.advance(2 * second);
    ledger.recordArrival(reference, secondServer!, '');
    return ledger.violations;
  }

  it('allows a second arrival if the clock was set shortly before the first attempt, however slow that attempt was', async () => {
    expect(await violationsOfSecondArrival({ clockSetAfter: 27 * second })).toEqual([]);
  });

  it('reports a second arrival if the clock had been right for longer than a lease', async () => {
    expect(await violationsOfSecondArrival({ clockSetAfter: 10 * second })).toEqual([
      'a delivery arrived twice, though its answer had arrived',
    ]);
  });
});
