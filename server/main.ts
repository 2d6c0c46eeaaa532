import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { parseConfig } from './config.ts';
import { listen } from './http/listen.ts';
import type { Listening } from './http/listen.ts';
import { readSite } from './pages/read-site.ts';
import { StartError } from './start-error.ts';
import { databaseFile } from './storage/sqlite/database-file.ts';
import { openPostgres } from './storage/postgres/open-postgres.ts';
import { openSqlite } from './storage/sqlite/open-sqlite.ts';
import { createKyselyEnquiryStore } from './storage/kysely-enquiry-store.ts';

/** Milliseconds for what is in flight to be answered once the server was told to stop; then connections are cut. */
const longestFinish = 8000;
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
  const database = config.databaseUrl
    ? await openPostgres(config.databaseUrl)
    : await openSqlite(databaseFile(config.dataDir));
  const store = createKyselyEnquiryStore(database);
  const readiness = { ready: true };
  const log = pino({ level: config.logLevel, base: null });
  const app = createApp({ ...config, store, site, clock: () => new Date(), log, readiness });
  await app.ready();

  let listening: Listening;
  try {
    listening = await listen(app.server, config.host, config.port);
  } catch (error) {
    await store.close();
    throw cannotListen(error, config.host, config.port);
  }

  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  console.log(`The site is at http://${host}:${listening.port}/`);
  console.log(`Enquiries are kept in ${database.name} (to read them: npm run enquiries -- list)`);
  console.log('Mail is off until it is configured: enquiries are kept, and nobody is told of them.');

  const stop = async (signal: string): Promise<void> => {
    if (!readiness.ready) return;
    readiness.ready = false;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error('did not stop in time');
      process.exit(1);
    }, longestStop).unref();
    setTimeout(() => app.server.closeAllConnections(), longestFinish).unref();
    await listening.close();
    await app.close();
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
