import { describe, expect, it } from 'vitest';
import { simulatedTime } from '#server/testing/simulated-time.ts';
import { createRetentionLedger } from './retention-ledger.ts';
import { day } from './units.ts';

describe('the age at which an enquiry may be deleted on a simulated day', () => {
  function begun() {
    const time = simulatedTime();
    const ledger = createRetentionLedger(time.elapsed);
    return { ledger, pass: (days: number) => time.advance(days * day) };
  }
  const receivedAt = '2026-11-21T18:00:00.000Z';

  it('is a month by a correct clock', async () => {
    const { ledger, pass } = begun();
    ledger.posted('one', receivedAt, 0);
    await pass(27);
    ledger.retentionRan(0);
    expect(ledger.mayBeDeleted('one', receivedAt)).toBe(false);
    await pass(1);
    ledger.retentionRan(0);
    expect(ledger.mayBeDeleted('one', receivedAt)).toBe(true);
  });

  it.each([
    ['ahead at the run', 0, 40],
    ['behind when it came', -40, 0],
  ])('is a month by a clock that was %s only after checks have seen it for a week', async (_, then, now) => {
    const { ledger, pass } = begun();
    ledger.posted('one', receivedAt, then * day);
    ledger.retentionRan(now * day);
    await pass(6);
    ledger.retentionRan(now * day);
    expect(ledger.mayBeDeleted('one', receivedAt)).toBe(false);
    await pass(1);
    ledger.retentionRan(now * day);
    expect(ledger.mayBeDeleted('one', receivedAt)).toBe(true);
  });

  it('is a month by a correct clock though checks have just seen one that is days ahead', async () => {
    const { ledger, pass } = begun();
    ledger.posted('one', receivedAt, 0);
    await pass(26);
    ledger.retentionRan(2.5 * day);
    expect(ledger.mayBeDeleted('one', receivedAt)).toBe(false);
  });
});
