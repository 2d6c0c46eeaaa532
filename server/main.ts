import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { parseConfig } from './config.ts';
import { listen } from './http/listen.ts';
import type { Listening } from './http/listen.ts';
import { startOutbox } from './outbox/start-outbox.ts';
import type { Outbox } from './outbox/start-outbox.ts';
import { readSite } from './pages/read-site.ts';
import { startRetention } from './retention/start-retention.ts';
import { StartError } from './start-error.ts';
import { startMessage } from './start-message.ts';
import { openDatabase } from './storage/open-database.ts';
import { webhookChannel } from './webhook/webhook-channel.ts';
import { createKyselyEnquiryStore } from './storage/kysely-enquiry-store.ts';

/** Milliseconds for what is in flight to be answered once the server was told to stop; then connections are cut. */
const longestFinish = 8000;
/** Milliseconds for a delivery under way when the server was told to stop; then it is tried again after the next start. */
const longestDelivery = 5000;
/** Milliseconds until the process ends whatever happens, such as a disk that does not answer. */
const longestStop = 10_000;

try {
  await start();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function start(): Promise<void> {
  const config = parseConfig(process.env, join(import.meta.dirname, '..'));
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
  const log = pino({ level: config.logLevel, base: null });
  const app = createApp({ ...config, store, site, clock, log, readiness });
  await app.ready();

  let listening: Listening;
  try {
    listening = await listen(app.server, config.host, config.port);
  } catch (error) {
    await store.close();
    throw cannotListen(error, config.host, config.port);
  }

  outbox = await startOutbox(database, channels, { clock, log });
  const retention = config.retentionMonths
    ? startRetention(database, config.retentionMonths, { clock, log })
    : undefined;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  for (const line of startMessage(config, `http://${host}:${listening.port}/`, database.name)) console.log(line);

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
    await listening.close();
    await app.close();
    await outboxStopped;
    await store.close();
    log.info('stopped');
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function cannotListen(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} of ${host} is taken: stop what uses it, or set PORT to a free one.`);
    case 'EACCES':
      return new StartError(`Port ${port} may not be used by this user: set PORT to one above 1023, such as 8080.`);
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
      return new StartError(
        `HOST is ${JSON.stringify(host)}, no address of this machine: set it to localhost or 0.0.0.0.`,
      );
    default:
      return error;
  }
}
