import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { restoreFormerSite } from '#hosting/replace-site.ts';
import type { Admin } from './admin/admin.ts';
import { createApp } from './app.ts';
import { openChannels } from './channels/channels.ts';
import { parseConfig } from './config.ts';
import { collectGarbageAfterStartup } from './startup/collect-garbage-after-startup.ts';
import { reportToServiceManager } from './startup/service-manager.ts';
import { listenAtSockets } from './http/listen-at-sockets.ts';
import { listenOrExplain } from './http/listen-or-explain.ts';
import type { Listening } from './http/listen.ts';
import { passedSockets } from './http/passed-sockets.ts';
import type { Readiness } from './http/readiness.ts';
import { loadEnvFile } from './load-env-file.ts';
import { createLogger } from './create-logger.ts';
import { readSite } from './pages/read-site.ts';
import { startMessage } from './start-message.ts';
import { startStorage } from './start-storage.ts';

/**
 * Milliseconds between closing every connection after its answer and no longer listening: a client that reuses its
 * connection has noticed by then, and its next request is not cut off.
 */
const drainDelay = 500;
/** Milliseconds for requests in flight once the server stops; then connections are cut off. */
const maxDrainTime = 8000;
/** Milliseconds for a delivery under way when the server stops; then it is tried again after the next start. */
const maxDeliveryTime = 5000;
/** Milliseconds until the process ends in any case, even if a disk does not answer. */
const maxStopTime = 10_000;

/**
 * Starts the server with the settings in the environment, prints where it listens, and stops it when `stopping` is
 * aborted. Pages are served even while the database is unreachable: it is opened as soon as possible.
 *
 * @throws StartError if it cannot start and the person starting it can fix that.
 */
export async function serve(stopping: AbortSignal): Promise<void> {
  const home = join(import.meta.dirname, '..');
  loadEnvFile(home);
  const config = parseConfig(process.env, home);
  const passed = passedSockets(process.env, process.pid);
  restoreInterruptedSite(config.siteDir);
  const site = readSite(config.siteDir);
  const clock = (): Date => new Date();
  const log = createLogger(config.logLevel, process.stdout.isTTY ? process.stdout : undefined);
  // Loaded only if used: the code for mail takes a fifth of the memory of an idle server.
  const sendHeldDigest =
    config.mail && (await import('./mail/held-digest-mail.ts')).createHeldDigestSender(config.mail, site.company);
  const channels = await openChannels({ settings: config, company: site.company, clock });
  const readiness: Readiness = { acceptsRequests: true, isDatabasePending: true };
  const storage = startStorage(config, {
    channels,
    sendHeldDigest,
    timeZone: site.company.timeZone,
    clock,
    log,
    readiness,
    stopping,
  });
  const openingError = await storage.firstTry;
  // Loaded only if used, so that an idle server without metrics is smaller.
  const admin =
    config.adminPort !== undefined || config.adminToken
      ? (await import('./admin/open-admin.ts')).openAdmin(storage.database, readiness, clock)
      : undefined;
  const app = createApp({ ...config, store: storage, site, clock, log, readiness, admin });
  await app.ready();

  let listening: Listening | undefined;
  let adminListening: Listening | undefined;
  const close = async (): Promise<void> => {
    const stopped = storage.stop(maxDeliveryTime);
    // Before it listens, there are no connections.
    if (listening) await delay(drainDelay);
    await listening?.close();
    await app.close();
    await stopped;
    await storage.close();
    await adminListening?.close();
  };

  if (!stopping.aborted) {
    try {
      if (admin && config.adminPort !== undefined) adminListening = await listenForAdmin(admin, config.adminPort);
      listening =
        passed.length > 0
          ? await listenAtSockets(app.server, passed)
          : await listenOrExplain(app.server, config.host, config.port, 'PORT');
    } catch (error) {
      await close();
      throw error;
    }
    const storageStatus = openingError ?? storage.database()?.name ?? '';
    for (const line of startMessage(config, addressOf(listening.host, listening.port), storageStatus))
      console.log(line);
    if (adminListening) console.log(`Health and metrics are at http://127.0.0.1:${adminListening.port}/metrics`);
    reportToServiceManager(process.env, process.pid, log);
    collectGarbageAfterStartup();
  }

  const stop = async (): Promise<void> => {
    readiness.acceptsRequests = false;
    log.info({ signal: stopping.reason }, 'stopping');
    setTimeout(() => {
      log.error('did not stop in time');
      process.exit(1);
    }, maxStopTime).unref();
    setTimeout(() => app.server.closeAllConnections(), maxDrainTime).unref();
    await close();
    log.info('stopped');
    // Opening the database may wait for another server for minutes.
    if (readiness.isDatabasePending) process.exit();
  };
  if (stopping.aborted) await stop();
  else stopping.addEventListener('abort', () => void stop(), { once: true });
}

/**
 * A killed build may have left the site in its temporary place. If it cannot be renamed, `readSite` reports what is
 * missing.
 */
function restoreInterruptedSite(siteDir: string): void {
  try {
    restoreFormerSite(siteDir);
  } catch {}
}

function addressOf(host: string, port: number): string {
  if (host.startsWith('/')) return `unix:${host}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
}

async function listenForAdmin(admin: Admin, port: number): Promise<Listening> {
  const { createAdminServer } = await import('./admin/admin-server.ts');
  return listenOrExplain(createAdminServer(admin), '127.0.0.1', port, 'ADMIN_PORT');
}
