/** The trials of the revocation list: each starts its own brokers and adds their behavior to the report. */
import { rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { listen, withBroker } from './broker.ts';
import { day, folder, makeRevocationList, pathOf, revoke } from './certificates.ts';
import { recordConnection } from './record-connection.ts';
import { rows } from './report.ts';

export async function revocation() {
  const group = 'One device revoked';
  makeRevocationList('revoked.crl', 7 * day);
  await withBroker(async (to, collector) => {
    const session = listen(to, 'pump-2', 'fleet/pump-2/commands');
    await session.ready();
    revoke('pump-2');
    makeRevocationList('revoked.crl', 7 * day);
    await recordConnection(group, 'New list on disk, no reload: revoked device', to, 'pump-2', collector);
    await to.reload();
    await recordConnection(group, 'After SIGHUP: revoked device', to, 'pump-2', collector);
    await recordConnection(group, 'After SIGHUP: any other device', to, 'pump-1', collector);
    await pause(12_000);
    rows.push({
      group,
      case: 'After SIGHUP: revoked device that was already connected, 12 s later (keep-alive 5 s)',
      outcome: session.connections() === 1 ? 'stays connected' : 'cut off',
      detail: `${session.output().split('PINGRESP').length - 1} pings answered`,
    });
    session.stop();
  });
  await withBroker(async (to, collector) => {
    await recordConnection(group, 'After a restart: revoked device', to, 'pump-2', collector);
    await recordConnection(group, 'After a restart: any other device', to, 'pump-1', collector);
  });
}

export async function expiredList() {
  const group = 'The list itself expires';
  makeRevocationList('revoked.crl', 15);
  await withBroker(async (to, collector) => {
    const session = listen(to, 'pump-1', 'fleet/pump-1/commands');
    await session.ready();
    await recordConnection(group, 'Before its next-update time: valid device', to, 'pump-1', collector);
    await pause(16_000);
    await recordConnection(group, 'A second after it: valid device', to, 'pump-1', collector);
    rows.push({
      group,
      case: 'A second after it: valid device that was already connected',
      outcome: session.connections() === 1 ? 'stays connected' : 'cut off',
      detail: '',
    });
    session.stop();
    makeRevocationList('revoked.crl', 7 * day);
    await recordConnection(group, 'Fresh list on disk, no reload: valid device', to, 'pump-1', collector);
    await to.reload();
    await recordConnection(group, 'Fresh list, after SIGHUP: valid device', to, 'pump-1', collector);
    await recordConnection(group, 'Fresh list, after SIGHUP: revoked device', to, 'pump-2', collector);
  });
  await withBroker(async (to, collector) => {
    await recordConnection(group, 'Fresh list, after a restart: valid device', to, 'pump-1', collector);
  });
}

export async function missingList() {
  const group = 'No list';
  for (const [what, prepare] of [
    ['The file is missing at start', () => rmSync(pathOf('revoked.crl'))],
    ['The file is empty at start', () => writeFileSync(pathOf('revoked.crl'), '')],
  ] as const) {
    prepare();
    try {
      await withBroker(async (to, collector) => {
        await recordConnection(group, `${what}: valid device`, to, 'pump-1', collector);
      });
    } catch (error) {
      const words = (error as Error).message;
      const why =
        /Error: (.*)/.exec(words)?.[1] ?? (words.includes('subscribe') ? 'the collector is turned away' : words);
      rows.push({ group, case: what, outcome: 'broker does not start', detail: why.replace(`${folder}/`, '') });
    }
  }
}
