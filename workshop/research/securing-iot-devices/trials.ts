/** The trials: each starts its own brokers and adds their behavior to the report. */
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { listen, presentedSerial, send, withBroker, type Broker, type Listener } from './broker.ts';
import { day, folder, makeCertificate, makeRevocationList, pathOf, revoke } from './certificates.ts';
import { rows } from './report.ts';

async function recordConnection(
  group: string,
  what: string,
  to: Broker,
  name: string | undefined,
  collector: Listener,
) {
  const before = to.log().length;
  const { code, told, arrived } = await send(to, name, collector);
  const reason = [
    ...to
      .log()
      .slice(before)
      .matchAll(/(?:error:[^:]*:[^:]*:[^:]*:|OpenSSL Error[^:]*: )(.+)/g),
  ].at(-1)?.[1];
  const outcome = arrived ? 'let in' : 'turned away';
  rows.push({ group, case: what, outcome, detail: outcome === 'let in' ? '' : (reason ?? (told || `exit ${code}`)) });
  return arrived;
}

export async function connectionTrials() {
  makeRevocationList('revoked.crl', 7 * day);
  await withBroker(async (to, collector) => {
    const group = 'The door';
    await recordConnection(group, 'No certificate', to, undefined, collector);
    await recordConnection(group, 'Valid certificate', to, 'pump-1', collector);
    await recordConnection(group, 'Certificate of another authority', to, 'stranger', collector);
    await recordConnection(group, 'Certificate that expired a day ago', to, 'pump-old', collector);
    await recordConnection(
      group,
      'Certificate valid from tomorrow (device or broker clock wrong)',
      to,
      'pump-early',
      collector,
    );
    const foreign = await send(to, 'pump-1', collector, 'fleet/pump-2/readings');
    rows.push({
      group,
      case: 'Valid device writes under another device’s name (QoS 1)',
      outcome: foreign.arrived ? 'delivered' : 'dropped, sender told nothing',
      detail: `mosquitto_pub exits ${foreign.code}${foreign.told ? `: ${foreign.told}` : ''}`,
    });
  });
}

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

export async function expiryInSession() {
  const group = 'A certificate expires during a session';
  makeRevocationList('revoked.crl', 7 * day);
  makeCertificate('pump-short', 'fleet-ca', -day, 8);
  await withBroker(async (to, collector) => {
    const session = listen(to, 'pump-short', 'fleet/pump-short/commands');
    await session.ready();
    await pause(20_000);
    rows.push({
      group,
      case: 'Connected before, 12 s past its expiry (keep-alive 5 s)',
      outcome: session.connections() === 1 ? 'stays connected' : 'cut off',
      detail: `${session.output().split('PINGRESP').length - 1} pings answered`,
    });
    session.stop();
    await recordConnection(group, 'Dials again', to, 'pump-short', collector);
  });
}

export async function renewals() {
  const group = 'The broker’s own files change';
  makeRevocationList('revoked.crl', 7 * day);
  copyFileSync(pathOf('fleet-ca.crt'), pathOf('authority-before.crt'));
  await withBroker(async (to, collector) => {
    const before = await presentedSerial(to);
    makeCertificate('broker', 'fleet-ca', -day, 20 * day, ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']);
    await to.reload();
    const after = await presentedSerial(to);
    rows.push({
      group,
      case: 'Broker’s certificate renewed, after SIGHUP',
      outcome: before === after ? 'old certificate shown' : 'new certificate shown',
      detail: '',
    });
    // A second authority is added, as in the year before the first one expires.
    makeRevocationList('second.crl', 7 * day, 'second-ca');
    writeFileSync(
      pathOf('fleet-ca.crt'),
      readFileSync(pathOf('fleet-ca.crt'), 'utf8') + readFileSync(pathOf('second-ca.crt'), 'utf8'),
    );
    writeFileSync(
      pathOf('revoked.crl'),
      readFileSync(pathOf('revoked.crl'), 'utf8') + readFileSync(pathOf('second.crl'), 'utf8'),
    );
    await to.reload();
    await recordConnection(group, 'Second authority added, after SIGHUP: its device', to, 'valve-1', collector);
    await recordConnection(
      group,
      'Second authority added, after SIGHUP: a device of the first',
      to,
      'pump-1',
      collector,
    );
  });
  await withBroker(async (to, collector) => {
    await recordConnection(group, 'Second authority added, after a restart: its device', to, 'valve-1', collector);
    await recordConnection(
      group,
      'Second authority added, after a restart: a device of the first',
      to,
      'pump-1',
      collector,
    );
    const both = readFileSync(pathOf('fleet-ca.crt'));
    copyFileSync(pathOf('second-ca.crt'), pathOf('fleet-ca.crt'));
    await to.reload();
    await recordConnection(group, 'First authority taken out, after SIGHUP: its device', to, 'pump-1', collector);
    writeFileSync(pathOf('fleet-ca.crt'), both);
    writeFileSync(
      pathOf('revoked.crl'),
      readFileSync(pathOf('revoked.crl'), 'utf8').split('-----BEGIN').slice(0, 2).join('-----BEGIN'),
    );
  });
  await withBroker(async (to, collector) => {
    await recordConnection(group, 'List of the second authority left out: its device', to, 'valve-1', collector);
    await recordConnection(
      group,
      'List of the second authority left out: a device of the first',
      to,
      'pump-1',
      collector,
    );
  });
  copyFileSync(pathOf('authority-before.crt'), pathOf('fleet-ca.crt'));
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
