/**
 * The life of certificates on a real Mosquitto broker: what is refused, when, and what a reload changes. The broker
 * runs with the two files printed in the article, except for paths, port, user and log, on a free port of this machine only.
 *
 * Then what eight servers of Debian do with one list of revoked certificates.
 *
 * Needs `mosquitto`, `mosquitto_pub`, `mosquitto_sub`, `openssl` (3.0 or later), the servers of `servers.ts`, and root.
 * MOSQUITTO=/path names another broker and tries it alone.
 */
import { rmSync } from 'node:fs';
import { stopAll } from './broker.ts';
import { connectionTrials, expiryInSession, renewals } from './certificate-trials.ts';
import { makeFleet, folder } from './certificates.ts';
import { report } from './report.ts';
import { listTrials, type ListRow } from './lists.ts';
import { expiredList, missingList, revocation } from './revocation-trials.ts';

let lists: ListRow[] = [];
try {
  makeFleet();
  await connectionTrials();
  await revocation();
  await expiredList();
  await expiryInSession();
  await renewals();
  await missingList();
  // The other servers do not depend on which Mosquitto is tried.
  if (!process.env['MOSQUITTO']) lists = await listTrials();
} finally {
  stopAll();
  rmSync(folder, { recursive: true });
}
report(lists);
// The timers of servers that stopped in time would keep the process running for seconds.
process.exit();
