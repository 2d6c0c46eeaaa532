/** The trials of certificates, of devices and of authorities: each starts its own brokers and adds their behavior to the report. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { listen, presentedSerial, send, withBroker } from './broker.ts';
import { day, makeCertificate, makeRevocationList, pathOf } from './certificates.ts';
import { recordConnection } from './record-connection.ts';
import { trials } from './report.ts';

/** Tries which certificates the broker accepts, and whether one device may write under another's name. */
export async function connectionTrials() {
  makeRevocationList('revoked.crl', 7 * day);
  await withBroker(async (broker, collector) => {
    const group = 'The door';
    await recordConnection(group, 'No certificate', broker, undefined, collector);
    await recordConnection(group, 'Valid certificate', broker, 'pump-1', collector);
    await recordConnection(group, 'Certificate of another authority', broker, 'stranger', collector);
    await recordConnection(group, 'Certificate that expired a day ago', broker, 'pump-old', collector);
    await recordConnection(
      group,
      'Certificate valid from tomorrow (device or broker clock wrong)',
      broker,
      'pump-early',
      collector,
    );
    const foreign = await send(broker, 'pump-1', collector, 'fleet/pump-2/readings');
    trials.push({
      group,
      case: 'Valid device writes under another device’s name (QoS 1)',
      outcome: foreign.arrived ? 'delivered' : 'dropped, sender told nothing',
      detail: `mosquitto_pub exits ${foreign.code}${foreign.lastError ? `: ${foreign.lastError}` : ''}`,
    });
  });
}

/** Tries whether a session outlives its certificate. */
export async function expiryInSession() {
  const group = 'A certificate expires during a session';
  makeRevocationList('revoked.crl', 7 * day);
  makeCertificate('pump-short', 'fleet-ca', -day, 8);
  await withBroker(async (broker, collector) => {
    const session = listen(broker, 'pump-short', 'fleet/pump-short/commands');
    await session.ready();
    await pause(20_000);
    trials.push({
      group,
      case: 'Connected before, 12 s past its expiry (keep-alive 5 s)',
      outcome: session.connections() === 1 ? 'stays connected' : 'cut off',
      detail: `${session.output().split('PINGRESP').length - 1} pings answered`,
    });
    session.stop();
    await recordConnection(group, 'Dials again', broker, 'pump-short', collector);
  });
}

/** Tries what a reload and a restart change after the broker's own certificate, or its authorities, were replaced. */
export async function renewals() {
  const group = 'The broker’s own files change';
  makeRevocationList('revoked.crl', 7 * day);
  copyFileSync(pathOf('fleet-ca.crt'), pathOf('authority-before.crt'));
  await withBroker(async (broker, collector) => {
    const before = await presentedSerial(broker);
    makeCertificate('broker', 'fleet-ca', -day, 20 * day, ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']);
    await broker.reload();
    const after = await presentedSerial(broker);
    trials.push({
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
    await broker.reload();
    await recordConnection(group, 'Second authority added, after SIGHUP: its device', broker, 'valve-1', collector);
    await recordConnection(
      group,
      'Second authority added, after SIGHUP: a device of the first',
      broker,
      'pump-1',
      collector,
    );
  });
  await withBroker(async (broker, collector) => {
    await recordConnection(group, 'Second authority added, after a restart: its device', broker, 'valve-1', collector);
    await recordConnection(
      group,
      'Second authority added, after a restart: a device of the first',
      broker,
      'pump-1',
      collector,
    );
    const bothAuthorities = readFileSync(pathOf('fleet-ca.crt'));
    copyFileSync(pathOf('second-ca.crt'), pathOf('fleet-ca.crt'));
    await broker.reload();
    await recordConnection(group, 'First authority taken out, after SIGHUP: its device', broker, 'pump-1', collector);
    writeFileSync(pathOf('fleet-ca.crt'), bothAuthorities);
    // Keeps the first of the two lists, which is the first authority's.
    writeFileSync(
      pathOf('revoked.crl'),
      readFileSync(pathOf('revoked.crl'), 'utf8').split('-----BEGIN').slice(0, 2).join('-----BEGIN'),
    );
  });
  await withBroker(async (broker, collector) => {
    await recordConnection(group, 'List of the second authority left out: its device', broker, 'valve-1', collector);
    await recordConnection(
      group,
      'List of the second authority left out: a device of the first',
      broker,
      'pump-1',
      collector,
    );
  });
  copyFileSync(pathOf('authority-before.crt'), pathOf('fleet-ca.crt'));
}
