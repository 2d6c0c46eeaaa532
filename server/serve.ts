import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Admin } from './admin/admin.ts';
import { createApp } from './app.ts';
import { parseConfig } from './config.ts';
import { giveBackStartMemory } from './give-back-start-memory.ts';
import { listenOrExplain } from './http/listen-or-explain.ts';
import type { Listening } from './http/listen.ts';
import { loadEnvFile } from './load-env-file.ts';
import { openLog } from './open-log.ts';
import { startOutbox } from './outbox/start-outbox.ts';
import type { Outbox } from './outbox/start-outbox.ts';
import { readSite } from './pages/read-site.ts';
import { startRetention } from './retention/start-retention.ts';
import { startMessage } from './start-message.ts';
import { openDatabase } from './storage/open-database.ts';
import { webhookChannel } from './webhook/webhook-channel.ts';
import { createKyselyEnquiryStore } from './storage/kysely-enquiry-store.ts';

/**
 * Milliseconds from when every answer closes its connection until the server stops listening: whoever uses a connection
 * more often has been told by then, and is not cut off with the next request on its way.
 */
const farewell = 500;
/** Milliseconds for what is in flight to be answered once the server was told to stop; then connections are cut. */
const longestFinish = 8000;
/** Milliseconds for a delivery under way when the server was told to stop; then it is tried again after the next start. */
const longestDelivery = 5000;
/** Milliseconds until the process ends whatever happens, such as a disk that does not answer. */
const longestStop = 10_000;

/**
 * Starts the server by the settings of the environment, says on standard output where it is, and stops it on SIGTERM or
 * SIGINT.
 *
 * @throws StartError when it cannot start and the one who started it can put that right.
 */
export async function serve(): Promise<void> {
  const home = join(import.meta.dirname, '..');
  loadEnvFile(home);
  const config = parseConfig(process.env, home);
  const site = readSite(config.siteDir);
  const database = await openDatabase(config);
  const clock = (): Date => new Date();
  const channels = [
    // Loaded only where it is used: mail's code is a fifth of the memory of a server at rest.
    ...(config.mail ? [(await import('./mail/mail-channel.ts')).mailChannel(config.mail)] : []),
    ...(config.webhook ? [webhookChannel(config.webhook, clock)] : []),
  ];
  let outbox: Outbox | undefined;
  const store = createKyselyEnquiryStore(database, {
    channels: channels.map(({ name }) => name),
    onAdded: () => outbox?.wake(),
  });
  const readiness = { ready: true };
  const log = openLog(config.logLevel);
  // Loaded only where it is used: a server at rest is smaller by what counting needs.
  const admin =
    config.adminPort !== undefined || config.adminToken
      ? (await import('./admin/open-admin.ts')).openAdmin(database, readiness, clock)
      : undefined;
  const app = createApp({ ...config, store, site, clock, log, readiness, admin });
  await app.ready();

  let listening: Listening;
  let adminListening: Listening | undefined;
  try {
    if (admin && config.adminPort !== undefined) adminListening = await listenForAdmin(admin, config.adminPort);
    listening = await listenOrExplain(app.server, config.host, config.port, 'PORT');
  } catch (error) {
    await adminListening?.close();
    await store.close();
    throw error;
  }

  outbox = await startOutbox(database, channels, { clock, log });
  const retention = config.retentionMonths
    ? startRetention(database, config.retentionMonths, { clock, log })
    : undefined;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  for (const line of startMessage(config, `http://${host}:${listening.port}/`, database.name)) console.log(line);
  if (adminListening) console.log(`Health and metrics are at http://127.0.0.1:${adminListening.port}/metrics`);
  giveBackStartMemory();

  const stop = async (signal: string): Promise<void> => {
    if (!readiness.ready) return;
    readiness.ready = false;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error('did not stop in time');
      process.exit(1);
    }, longestStop).unref();
    setTimeout(() => app.server.closeAllConnections(), longestFinish).unref();
    retention?.stop();
    // What comes in while the server stops is delivered after its next start.
    const outboxStopped = outbox?.stop(longestDelivery);
    await delay(farewell);
    await listening.close();
    await app.close();
    await outboxStopped;
    await store.close();
    await adminListening?.close();
    log.info('stopped');
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function listenForAdmin(admin: Admin, port: number): Promise<Listening> {
  const { createAdminServer } = await import('./admin/admin-server.ts');
  return listenOrExplain(createAdminServer(admin), '127.0.0.1', port, 'ADMIN_PORT');
}
