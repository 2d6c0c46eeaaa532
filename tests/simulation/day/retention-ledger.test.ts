import { describe, expect, it } from 'vitest';
import { simulatedTime } from '#server/testing/simulated-time.ts';
import { createRetentionLedger } from './retention-ledger.ts';
import { day } from './units.ts';

describe('the age at which the retention ledger allows an enquiry to be deleted', () => {
  function createTestLedger() {
    const time = simulatedTime();
    const ledger = createRetentionLedger(time.elapsed);
    return { ledger, pass: (days: number) => time.advance(days * day) };
  }
  const receivedAt = '2026-11-21T18:00:00.000Z';

  it('is a month by a clock with the right time', async () => {
    const { ledger, pass } = createTestLedger();
    ledger.recordPost('key', receivedAt, 0);
    await pass(27);
    ledger.recordRetentionCheck(0);
    expect(ledger.mayBeDeleted('key', receivedAt)).toBe(false);
    await pass(1);
    ledger.recordRetentionCheck(0);
    expect(ledger.mayBeDeleted('key', receivedAt)).toBe(true);
  });

  it.each([
    ['is ahead at the check', 0, 40],
    ['was behind when the enquiry arrived', -40, 0],
  ])(
    'is a month by a clock that %s, but only once checks have seen that clock for a week',
    async (_, daysAheadWhenPosted, daysAheadNow) => {
      const { ledger, pass } = createTestLedger();
      ledger.recordPost('key', receivedAt, daysAheadWhenPosted * day);
      ledger.recordRetentionCheck(daysAheadNow * day);
      await pass(6);
      ledger.recordRetentionCheck(daysAheadNow * day);
      expect(ledger.mayBeDeleted('key', receivedAt)).toBe(false);
      await pass(1);
      ledger.recordRetentionCheck(daysAheadNow * day);
      expect(ledger.mayBeDeleted('key', receivedAt)).toBe(true);
    },
  );

  it('stays a month by the right clock when a check sees a clock that is days ahead', async () => {
    const { ledger, pass } = createTestLedger();
    ledger.recordPost('key', receivedAt, 0);
    await pass(26);
    ledger.recordRetentionCheck(2.5 * day);
    expect(ledger.mayBeDeleted('key', receivedAt)).toBe(false);
  });
});
