import { join, resolve } from 'node:path';
import type { EnquiryRateLimits } from './enquiries/enquiry-rate.ts';
import type { ProxyHeader } from './http/client-address.ts';
import { parseTrustedProxies } from './http/trusted-proxies.ts';
import { parseMailSettings } from './mail/mail-settings.ts';
import type { MailSettings } from './mail/mail-settings.ts';
import { parseDatabaseUrl } from './startup/parse-database-url.ts';
import { SettingError } from './startup/setting-error.ts';
import { parseWebhookSettings } from './webhook/webhook-settings.ts';
import type { WebhookSettings } from './webhook/webhook-settings.ts';

export type Config = {
  /**
   * A host name or address to listen on. `localhost` stands for all its addresses, IPv4 and IPv6. A path is a Unix socket.
   */
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** The absolute path of the data folder. */
  dataDir: string;
  /** The URL of a PostgreSQL database, `postgres://…`; undefined if a file in `dataDir` holds the enquiries. */
  databaseUrl: string | undefined;
  /** The absolute path of the built site. */
  siteDir: string;
  /** Other sites, as origins, whose scripts and forms may send enquiries here. */
  allowedOrigins: ReadonlySet<string>;
  /** Addresses and networks of the proxies that are trusted to name the client; usually none. */
  trustedProxies: string[];
  /** The header in which trusted proxies name the client. */
  proxyHeader: ProxyHeader;
  /** The most enquiries that are accepted in ten minutes; 0 sets no limit. */
  rateLimits: EnquiryRateLimits;
  /** The port of health and metrics, open to this machine only; 0 takes any free one, undefined none. */
  adminPort: number | undefined;
  /** The token with which a request may read health and metrics at `port` too. */
  adminToken: string | undefined;
  /** The mail settings for notifications; undefined when mail is off. */
  mail: MailSettings | undefined;
  webhook: WebhookSettings | undefined;
  /** After how many months an enquiry is deleted; undefined for never. */
  retentionMonths: number | undefined;
  /** The absolute path of the file that lists erased people as hashes. */
  erasureList: string;
  /** The absolute path of the backups, which the server only checks for a fresh one. */
  backupDir: string | undefined;
  /** Whether suspected spam is held, and listed in a daily digest, until a person releases it. */
  holdSpam: boolean;
  /** Whether the sender of an enquiry gets a confirmation by mail. */
  confirmationMail: boolean;
  /** Milliseconds after which another server takes over the deliveries of one that died. */
  leaseTime: number;
  logLevel: LogLevel;
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

type LogLevel = (typeof logLevels)[number];

/**
 * Reads the settings; a missing or empty one gets its default. `home` is the project's folder, which has the default
 * folders below it; a configured folder is relative to the working directory.
 *
 * @throws SettingError that names the variable and the fix.
 */
export function parseConfig(environment: Record<string, string | undefined>, home: string): Config {
  const { HOST, PORT, DATA_DIR, DATABASE_URL, SITE_DIR, BACKUP_DIR, ERASURE_LIST, LOG_LEVEL } = environment;
  const { ALLOWED_ORIGINS, TRUST_PROXY, PROXY_HEADER, RATE_LIMIT, RATE_LIMIT_OVERALL, ADMIN_PORT, ADMIN_TOKEN } =
    environment;
  const { RETENTION_MONTHS, HOLD_SPAM, CONFIRMATION_MAIL, LEASE_SECONDS } = environment;
  const mail = parseMailSettings(environment);
  const dataDir = DATA_DIR ? resolve(DATA_DIR) : join(home, 'data');
  return {
    host: HOST || 'localhost',
    port: PORT ? parsePort('PORT', PORT) : 8080,
    dataDir,
    databaseUrl: DATABASE_URL ? parseDatabaseUrl(DATABASE_URL) : undefined,
    siteDir: SITE_DIR ? resolve(SITE_DIR) : join(home, 'dist'),
    allowedOrigins: new Set(ALLOWED_ORIGINS ? parseOrigins('ALLOWED_ORIGINS', ALLOWED_ORIGINS) : []),
    trustedProxies: TRUST_PROXY ? parseTrustedProxies(TRUST_PROXY) : [],
    proxyHeader: PROXY_HEADER ? parseProxyHeader(PROXY_HEADER) : 'x-forwarded-for',
    rateLimits: {
      perClient: RATE_LIMIT ? parseCount('RATE_LIMIT', RATE_LIMIT) : 60,
      overall: RATE_LIMIT_OVERALL ? parseCount('RATE_LIMIT_OVERALL', RATE_LIMIT_OVERALL) : 3000,
    },
    adminPort: ADMIN_PORT ? parsePort('ADMIN_PORT', ADMIN_PORT) : undefined,
    adminToken: ADMIN_TOKEN ? parseToken(ADMIN_TOKEN) : undefined,
    mail,
    webhook: parseWebhookSettings(environment),
    retentionMonths: RETENTION_MONTHS ? parseMonths(RETENTION_MONTHS) : undefined,
    // The default is to hold only if mail is on, so that a digest lists what is held.
    holdSpam: HOLD_SPAM ? parseYesOrNo('HOLD_SPAM', HOLD_SPAM) : mail !== undefined,
    confirmationMail: parseConfirmationMail(CONFIRMATION_MAIL, mail),
    leaseTime: LEASE_SECONDS ? parseLease(LEASE_SECONDS) : 15_000,
    erasureList: ERASURE_LIST ? resolve(ERASURE_LIST) : join(dataDir, 'erasures'),
    backupDir: BACKUP_DIR ? resolve(BACKUP_DIR) : undefined,
    logLevel: LOG_LEVEL ? parseLogLevel(LOG_LEVEL) : 'info',
  };
}

/** The names of all settings, found by recording what `parseConfig` reads. */
export function settingNames(): ReadonlySet<string> {
  const names = new Set<string>();
  parseConfig(new Proxy({}, { get: (_, name) => void names.add(String(name)) }), '/');
  return names;
}

function parsePort(name: string, text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new SettingError(name, `is ${JSON.stringify(text)}: set it to a whole number from 0 to 65535, such as 8080.`);
}

function parseOrigin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // As a browser writes it: in lowercase, without the usual port, and a name like müller.example in ASCII.
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` && !/[?#]$/.test(text)) return url.origin;
  throw new SettingError(
    name,
    `is ${JSON.stringify(text)}: set it to scheme and host only, such as https://api.example.com.`,
  );
}

function parseOrigins(name: string, text: string): string[] {
  return text.split(',').map((origin) => parseOrigin(name, origin.trim()));
}

function parseProxyHeader(text: string): ProxyHeader {
  const header = text.toLowerCase();
  if (header === 'x-forwarded-for' || header === 'forwarded') return header;
  throw new SettingError('PROXY_HEADER', `is ${JSON.stringify(text)}: set it to X-Forwarded-For or Forwarded.`);
}

function parseCount(name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new SettingError(name, `is ${JSON.stringify(text)}: set it to a whole number, or to 0 for no limit.`);
}

function parseToken(text: string): string {
  if (/^[\w.~+/=-]{16,}$/.test(text)) return text;
  // The value is a secret, if a poor one: it is not repeated.
  throw new SettingError(
    'ADMIN_TOKEN',
    'is not a good token: set it to 16 or more letters and digits, such as what openssl rand -hex 32 prints.',
  );
}

function parseMonths(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new SettingError(
    'RETENTION_MONTHS',
    `is ${JSON.stringify(text)}: set it to a whole number of months from 1, such as 24, or leave it ` +
      'out to keep enquiries forever.',
  );
}

/**
 * Parses a lease: at most half of the longest that the queue accepts (delivery-queue.ts), and long enough for a busy server to
 * renew it every third of that time.
 */
function parseLease(text: string): number {
  if (/^\d{1,2}$/.test(text) && Number(text) >= 2 && Number(text) <= 30) return Number(text) * 1000;
  throw new SettingError(
    'LEASE_SECONDS',
    `is ${JSON.stringify(text)}: set it to a whole number of seconds from 2 to 30, such as 15.`,
  );
}

function parseYesOrNo(name: string, text: string): boolean {
  if (text === 'yes' || text === 'no') return text === 'yes';
  throw new SettingError(name, `is ${JSON.stringify(text)}: set it to yes or to no.`);
}

function parseConfirmationMail(text: string | undefined, mail: MailSettings | undefined): boolean {
  const isWanted = text ? parseYesOrNo('CONFIRMATION_MAIL', text) : false;
  if (!isWanted || mail) return isWanted;
  throw new SettingError(
    'CONFIRMATION_MAIL',
    'is yes, but there is no mail: set SMTP_URL, MAIL_FROM and MAIL_TO as well, or set it to no.',
  );
}

function parseLogLevel(text: string): LogLevel {
  const level = logLevels.find((candidate) => candidate === text);
  if (level) return level;
  throw new SettingError('LOG_LEVEL', `is ${JSON.stringify(text)}: set it to one of ${logLevels.join(', ')}.`);
}
