import { join, resolve } from 'node:path';
import { StartError } from './start-error.ts';

export type Config = {
  /** A host name or address to listen on. `localhost` stands for all its addresses, IPv4 and IPv6. */
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Absolute folder of what the server keeps. */
  dataDir: string;
  /** The PostgreSQL that keeps the enquiries instead of a file in `dataDir`, as `postgres://…`. */
  databaseUrl: string | undefined;
  /** Absolute folder of what the build made. */
  siteDir: string;
  /** Where the forms send enquiries when that is not here, as an origin: `https://api.example.com`. */
  apiOrigin: string | undefined;
  logLevel: LogLevel;
};

type LogLevel = (typeof logLevels)[number];

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * Reads the settings; an absent or empty one takes its default. `home` is the project's folder, below which the default
 * folders lie; a folder given is relative to the working directory.
 *
 * @throws StartError that names the variable and the fix.
 */
export function parseConfig(environment: Record<string, string | undefined>, home: string): Config {
  const { HOST, PORT, DATA_DIR, DATABASE_URL, SITE_DIR, API_ORIGIN, LOG_LEVEL } = environment;
  return {
    host: HOST || 'localhost',
    port: PORT ? parsePort(PORT) : 8080,
    dataDir: DATA_DIR ? resolve(DATA_DIR) : join(home, 'data'),
    databaseUrl: DATABASE_URL ? parseDatabaseUrl(DATABASE_URL) : undefined,
    siteDir: SITE_DIR ? resolve(SITE_DIR) : join(home, 'dist'),
    apiOrigin: API_ORIGIN ? parseOrigin(API_ORIGIN) : undefined,
    logLevel: LOG_LEVEL ? parseLogLevel(LOG_LEVEL) : 'info',
  };
}

function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new StartError(`PORT is ${JSON.stringify(text)}: set it to a whole number from 0 to 65535, such as 8080.`);
}

function parseDatabaseUrl(text: string): string {
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol) && new URL(text).pathname.length > 1)
    return text;
  // What was given may hold a password: it is not repeated.
  throw new StartError(
    'DATABASE_URL is not the address of a PostgreSQL database: set it to one such as ' +
      'postgres://user:password@host:5432/database, or leave it out to keep enquiries in DATA_DIR.',
  );
}

function parseOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && (text === url.origin || text === `${url.origin}/`)) return url.origin;
  throw new StartError(
    `API_ORIGIN is ${JSON.stringify(text)}: set it to scheme and host only, such as https://api.example.com.`,
  );
}

function parseLogLevel(text: string): LogLevel {
  const level = logLevels.find((known) => known === text);
  if (level) return level;
  throw new StartError(`LOG_LEVEL is ${JSON.stringify(text)}: set it to one of ${logLevels.join(', ')}.`);
}
