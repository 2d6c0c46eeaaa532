/**
 * The life of certificates on a real Mosquitto broker: what is turned away, when, and what a reload changes. The broker
 * runs with the two files printed in the article, paths and port aside, on a free port of this machine only.
 *
 * Needs `mosquitto`, `mosquitto_pub`, `mosquitto_sub` and `openssl` (3.0 or later). MOSQUITTO=/path names another broker.
 */
import { rmSync } from 'node:fs';
import { stopAll } from './broker.ts';
import { makeFleet, place } from './certificates.ts';
import { report } from './report.ts';
import { expiredList, expiryInSession, missingList, renewals, revocation, connectionTrials } from './trials.ts';

try {
  makeFleet();
  await connectionTrials();
  await revocation();
  await expiredList();
  await expiryInSession();
  await renewals();
  await missingList();
} finally {
  stopAll();
  rmSync(place, { recursive: true });
}
report();
