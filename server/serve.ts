import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { BaseLogger } from 'pino';
import { restoreFormerSite } from '#hosting/replace-site.ts';
import type { Admin } from './admin/admin.ts';
import { createApp } from './app.ts';
import { openChannels } from './channels/channels.ts';
import type { Company } from './company/company.ts';
import { parseConfig } from './config.ts';
import type { Config } from './config.ts';
import type { SendHeldDigest } from './digest/start-held-digest.ts';
import { collectGarbageAfterStartup } from './startup/collect-garbage-after-startup.ts';
import { reportToServiceManager } from './startup/service-manager.ts';
import { listenOnSockets } from './http/listen-on-sockets.ts';
import { listenOrExplain, serverSettings } from './http/listen-or-explain.ts';
import type { ListeningServer } from './http/listen.ts';
import { passedSockets } from './http/passed-sockets.ts';
import type { Readiness } from './http/readiness.ts';
import { loadEnvFile } from './load-env-file.ts';
import { createLogger } from './create-logger.ts';
import { readSite } from './pages/read-site.ts';
import { startMessage } from './start-message.ts';
import { startStorage } from './start-storage.ts';
import { hostAndPort } from './text/host-and-port.ts';

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
  const sockets = passedSockets(process.env, process.pid);
  restoreInterruptedSite(config.siteDir);
  const site = readSite(config.siteDir);
  const clock = (): Date => new Date();
  const log = createLogger(config.logLevel, process.stdout.isTTY ? process.stdout : undefined);
  const readiness: Readiness = { acceptsRequests: true, isDatabasePending: true };
  const storage = startStorage(config, {
    channels: await openChannels({ settings: config, company: site.company, clock }),
    sendHeldDigest: await openHeldDigestSender(config, site.company),
    timeZone: site.company.timeZone,
    clock,
    log,
    readiness,
    stopping,
  });
  const openingError = await storage.firstTry;
  // Imported only if used: a server without metrics needs less memory.
  const admin =
    config.adminPort !== undefined || config.adminToken
      ? (await import('./admin/open-admin.ts')).openAdmin(storage.database, readiness, clock)
      : undefined;
  const app = createApp({ ...config, store: storage, site, clock, log, readiness, admin });
  await app.ready();

  const listeners: Listeners = { site: undefined, admin: undefined };
  const close = (): Promise<void> => closeServer(app, storage, listeners);
  if (!stopping.aborted) {
    try {
      if (admin && config.adminPort !== undefined) listeners.admin = await listenForAdmin(admin, config.adminPort, log);
      listeners.site = await listenForSite(app.server, config, sockets);
    } catch (error) {
      await close();
      throw error;
    }
    printStart(config, listeners, openingError ?? storage.database()?.name ?? '');
    reportToServiceManager(process.env, process.pid, log);
    collectGarbageAfterStartup();
  }

  const stop = async (): Promise<void> => {
    readiness.acceptsRequests = false;
    log.info({ signal: stopping.reason }, 'stopping');
    endProcessInTime(app.server, log);
    await close();
    log.info('stopped');
    // Opening the database may wait for another server for minutes.
    if (readiness.isDatabasePending) process.exit();
  };
  if (stopping.aborted) await stop();
  else stopping.addEventListener('abort', () => void stop(), { once: true });
}

/** The addresses at which the server listens so far. */
type Listeners = { site: ListeningServer | undefined; admin: ListeningServer | undefined };

/** Imports the code for mail only if it is used: it takes a fifth of the memory of an idle server. */
async function openHeldDigestSender({ mail }: Config, company: Company): Promise<SendHeldDigest | undefined> {
  if (!mail) return undefined;
  const { createHeldDigestSender } = await import('./mail/held-digest-mail.ts');
  return createHeldDigestSender(mail, company);
}

/** Finishes requests and deliveries under way, then closes everything. */
async function closeServer(
  app: FastifyInstance,
  storage: Pick<ReturnType<typeof startStorage>, 'stop' | 'close'>,
  listeners: Listeners,
): Promise<void> {
  const stopped = storage.stop(maxDeliveryTime);
  // A server that does not listen yet has no connections.
  if (listeners.site) await delay(drainDelay);
  await listeners.site?.close();
  await app.close();
  await stopped;
  await storage.close();
  await listeners.admin?.close();
}

/** Cuts off connections, and finally ends the process, if stopping takes too long. */
function endProcessInTime(server: Server, log: Pick<BaseLogger, 'error'>): void {
  setTimeout(() => {
    log.error('did not stop in time');
    process.exit(1);
  }, maxStopTime).unref();
  setTimeout(() => server.closeAllConnections(), maxDrainTime).unref();
}

function printStart(config: Config, { site, admin }: Listeners, storageStatus: string | Error): void {
  const siteUrl = site ? urlOf(site) : '';
  for (const line of startMessage(config, siteUrl, storageStatus)) console.log(line);
  if (admin) console.log(`Health and metrics are at http://127.0.0.1:${admin.port}/metrics`);
}

/**
 * Restores the site that a killed build may have left in its temporary place. If it cannot be renamed, `readSite`
 * reports what is missing.
 */
function restoreInterruptedSite(siteDir: string): void {
  try {
    restoreFormerSite(siteDir);
  } catch {}
}

function urlOf({ host, port }: ListeningServer): string {
  if (host.startsWith('/')) return `unix:${host}`;
  return `http://${hostAndPort(host, port)}/`;
}

/** Listens on the sockets that a service manager passed, otherwise at the configured address. */
function listenForSite(
  server: Server,
  { host, port }: Pick<Config, 'host' | 'port'>,
  sockets: readonly number[],
): Promise<ListeningServer> {
  return sockets.length > 0 ? listenOnSockets(server, sockets) : listenOrExplain(server, host, port, serverSettings);
}

async function listenForAdmin(admin: Admin, port: number, log: Pick<BaseLogger, 'warn'>): Promise<ListeningServer> {
  const { createAdminServer } = await import('./admin/admin-server.ts');
  return listenOrExplain(createAdminServer(admin, log), '127.0.0.1', port, { ...serverSettings, port: 'ADMIN_PORT' });
}
