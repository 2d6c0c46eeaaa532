import { readFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { join, relative } from 'node:path';
import { parseEnv } from 'node:util';
import { projectRoot } from '#prerender/project-root.ts';
import type { Config } from '#server/config.ts';

type Environment = Record<string, string | undefined>;

/**
 * The environment of the development server's API: what the environment sets itself, and the file that it names with
 * ENV_FILE. Not `.env`: with that of the public site, test enquiries would reach its database and mailboxes.
 */
export function developmentSettings(environment: Environment): Environment {
  const file = environment['ENV_FILE'];
  const settings = { ...(file ? parseEnv(readFileSync(file, 'utf8')) : {}), ...environment };
  return {
    ...settings,
    DATA_DIR: settings['DATA_DIR'] || join(projectRoot, 'data/development'),
    // A confirmation needs texts that only a build writes.
    CONFIRMATION_MAIL: 'no',
    ENV_FILE: devNull,
  };
}

/** Lines that say where enquiries of the development site are kept, and who is notified of them. */
export function describeDelivery({
  databaseUrl,
  dataDir,
  mail,
  webhook,
}: Pick<Config, 'databaseUrl' | 'dataDir' | 'mail' | 'webhook'>): string[] {
  const inside = relative(projectRoot, dataDir);
  const folder = inside.startsWith('..') ? dataDir : inside;
  const notified = [
    ...(mail?.to.map(({ address }) => address) ?? []),
    ...(webhook ? [`the webhook at ${new URL(webhook.url).host}`] : []),
  ];
  return [
    databaseUrl
      ? 'Enquiries are kept in the database of DATABASE_URL'
      : `Enquiries are kept in ${folder}/enquiries.sqlite (to read them: ENV_FILE=${devNull} DATA_DIR=${folder} npm run enquiries -- list)`,
    notified.length > 0 ? `Each is sent to ${notified.join(', ')}` : 'Nobody is notified of them',
  ];
}
