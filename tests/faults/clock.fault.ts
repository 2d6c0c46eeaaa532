import { describe, expect, it, vi } from 'vitest';
import type { DeliveryRow } from '#server/model/database.ts';
import { shiftedClock } from '#server/testing/shifted-clock.ts';
import { testDatabases } from '#server/testing/test-databases.ts';
import type { TestDatabase } from '#server/testing/test-databases.ts';
import { startTestSmtp } from '#server/testing/test-smtp.ts';
import { startServer } from './start-server.ts';
import { sendUntilAccepted } from './sent-enquiry.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const shifts = [6 * hour, 40 * day, 800 * day].flatMap((ahead) => [ahead, -ahead]);
/**
 * Milliseconds within which emails must be sent, whatever the clock says: 10 s are promised on an idle machine; one that waited for the
 * clock would take hours.
 */
const maxMailTime = 60_000;

const describeShift = (shift: number): string => `${Math.abs(shift) / hour} hours ${shift < 0 ? 'back' : 'ahead'}`;

describe.each(testDatabases)('a clock that jumps, on $dialect', ({ create }) => {
  it('while the server is running, or before it is started, delays no mail and deletes no enquiry', async ({
    annotate,
  }) => {
    const results = await Promise.all(shifts.map(async (shift) => runScenario(shift, await create())));
    for (const { shift, storedNames, mailedWhileRunning, mailedAfterStart } of results) {
      expect(storedNames, describeShift(shift)).toEqual(['One', 'Two', 'Three', 'Four']);
      await annotate(
        `${describeShift(shift)}: what waited was mailed ${mailedWhileRunning} ms after the jump, ${mailedAfterStart} ms after the start`,
      );
    }
  });
});

/** Plays one jump of the clock: sends four enquiries, and returns the names of those stored, and times in milliseconds. */
async function runScenario(shift: number, database: TestDatabase) {
  const smtp = await startTestSmtp();
  const clock = shiftedClock();
  const environment = {
    ...database.environment,
    ...clock.environment,
    RETENTION_MONTHS: '1',
    ...smtp.environment,
  };
  const first = await startServer(environment);
  const { kysely } = await database.open();
  const deliveries = (): Promise<DeliveryRow[]> => kysely.selectFrom('delivery').selectAll().orderBy('id').execute();
  const waitUntilDelivered = (count: number): Promise<void> =>
    vi.waitFor(
      async () => expect((await deliveries()).map(({ state }) => state)).toEqual(Array(count).fill('delivered')),
      { timeout: maxMailTime, interval: 100 },
    );
  const send = (name: string) => sendUntilAccepted(first.port, name);
  const timeUntilMailed = async (count: number): Promise<number> => {
    const startedAt = performance.now();
    await vi.waitFor(
      () => expect(smtp.mails.length, `emails with the clock ${describeShift(shift)}`).toBeGreaterThanOrEqual(count),
      { timeout: maxMailTime },
    );
    return Math.round(performance.now() - startedAt);
  };
  const waitUntilDeferred = (id: number): Promise<void> =>
    vi.waitFor(async () => expect((await deliveries())[id - 1]?.last_error).toContain('come back later'), {
      timeout: maxMailTime,
      interval: 100,
    });

  // The clock jumps while the server is running, and an email waits for its next attempt.
  await send('One');
  await waitUntilDelivered(1);
  smtp.behavior = 'not now';
  await send('Two');
  await waitUntilDeferred(2);
  clock.set(shift);
  smtp.behavior = 'accepts';
  const mailedWhileRunning = await timeUntilMailed(2);
  await send('Three');
  await timeUntilMailed(3);
  await waitUntilDelivered(3);
  clock.set(0);

  // The clock jumps while the server is down, and an email waits for the next start.
  smtp.behavior = 'not now';
  await send('Four');
  await waitUntilDeferred(4);
  await first.end('SIGKILL');
  clock.set(shift);
  smtp.behavior = 'accepts';
  const second = await startServer(environment);
  const mailedAfterStart = await timeUntilMailed(4);
  await waitUntilDelivered(4);
  if (shift > 30 * day) await second.waitForLogLine(/old enquiries are not deleted/);
  await second.end('SIGTERM');
  const enquiries = await kysely.selectFrom('enquiry').select('name').orderBy('id').execute();
  return { shift, storedNames: enquiries.map(({ name }) => name), mailedWhileRunning, mailedAfterStart };
}
