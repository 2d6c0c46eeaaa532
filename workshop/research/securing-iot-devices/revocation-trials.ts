/** The trials of the revocation list: each starts its own brokers and adds their behavior to the report. */
import { rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { listen, withBroker } from './broker.ts';
import { day, folder, makeRevocationList, pathOf, revoke } from './certificates.ts';
import { recordConnection } from './record-connection.ts';
import { trials } from './report.ts';

/** Tries when a device is refused after it was revoked. */
export async function revocation() {
  const group = 'One device revoked';
  makeRevocationList('revoked.crl', 7 * day);
  await withBroker(async (broker, collector) => {
    const session = listen(broker, 'pump-2', 'fleet/pump-2/commands');
    await session.ready();
    revoke('pump-2');
    makeRevocationList('revoked.crl', 7 * day);
    await recordConnection(group, 'New list on disk, no reload: revoked device', broker, 'pump-2', collector);
    await broker.reload();
    await recordConnection(group, 'After SIGHUP: revoked device', broker, 'pump-2', collector);
    await recordConnection(group, 'After SIGHUP: any other device', broker, 'pump-1', collector);
    await pause(12_000);
    trials.push({
      group,
      case: 'After SIGHUP: revoked device that was already connected, 12 s later (keep-alive 5 s)',
      outcome: session.connections() === 1 ? 'stays connected' : 'cut off',
      detail: `${session.output().split('PINGRESP').length - 1} pings answered`,
    });
    session.stop();
  });
  await withBroker(async (broker, collector) => {
    await recordConnection(group, 'After a restart: revoked device', broker, 'pump-2', collector);
    await recordConnection(group, 'After a restart: any other device', broker, 'pump-1', collector);
  });
}

/** Tries a list that is past its next-update time. */
export async function expiredList() {
  const group = 'The list itself expires';
  makeRevocationList('revoked.crl', 15);
  await withBroker(async (broker, collector) => {
    const session = listen(broker, 'pump-1', 'fleet/pump-1/commands');
    await session.ready();
    await recordConnection(group, 'Before its next-update time: valid device', broker, 'pump-1', collector);
    await pause(16_000);
    await recordConnection(group, 'A second after it: valid device', broker, 'pump-1', collector);
    trials.push({
      group,
      case: 'A second after it: valid device that was already connected',
      outcome: session.connections() === 1 ? 'stays connected' : 'cut off',
      detail: '',
    });
    session.stop();
    makeRevocationList('revoked.crl', 7 * day);
    await recordConnection(group, 'Fresh list on disk, no reload: valid device', broker, 'pump-1', collector);
    await broker.reload();
    await recordConnection(group, 'Fresh list, after SIGHUP: valid device', broker, 'pump-1', collector);
    await recordConnection(group, 'Fresh list, after SIGHUP: revoked device', broker, 'pump-2', collector);
  });
  await withBroker(async (broker, collector) => {
    await recordConnection(group, 'Fresh list, after a restart: valid device', broker, 'pump-1', collector);
  });
}

/** Tries the broker without a list. */
export async function missingList() {
  const group = 'No list';
  for (const [title, prepare] of [
    ['The file is missing at start', () => rmSync(pathOf('revoked.crl'))],
    ['The file is empty at start', () => writeFileSync(pathOf('revoked.crl'), '')],
  ] as const) {
    prepare();
    try {
      await withBroker(async (broker, collector) => {
        await recordConnection(group, `${title}: valid device`, broker, 'pump-1', collector);
      });
    } catch (error) {
      const { message } = error as Error;
      const reason =
        /Error: (.*)/.exec(message)?.[1] ?? (message.includes('subscribe') ? 'the collector is turned away' : message);
      trials.push({ group, case: title, outcome: 'broker does not start', detail: reason.replace(`${folder}/`, '') });
    }
  }
}
