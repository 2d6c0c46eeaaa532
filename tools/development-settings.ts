import { devNull } from 'node:os';
import { join, relative } from 'node:path';
import { projectRoot } from '#prerender/project-root.ts';
import type { Config } from '#server/config.ts';
import { readEnvFile } from '#server/load-env-file.ts';

type Environment = Record<string, string | undefined>;

/**
 * The environment of the development server's API: the variables of this process, and the file that ENV_FILE names. `.env`
 * is not read: with the public site's settings, test enquiries would reach its database and mailboxes.
 *
 * @throws StartError if that file cannot be read.
 */
export function developmentSettings(environment: Environment): Environment {
  const file = environment['ENV_FILE'];
  const settings = { ...(file ? readEnvFile(file) : {}), ...environment };
  return {
    ...settings,
    DATA_DIR: settings['DATA_DIR'] || join(projectRoot, 'data/development'),
    // A confirmation needs text that only a build writes.
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
  const relativePath = relative(projectRoot, dataDir);
  const folder = relativePath.startsWith('..') ? dataDir : relativePath || '.';
  const recipients = [
    ...(mail?.to.map(({ address }) => address) ?? []),
    ...(webhook ? [`the webhook at ${new URL(webhook.url).host}`] : []),
  ];
  return [
    databaseUrl
      ? 'Enquiries are kept in the database of DATABASE_URL'
      : `Enquiries are kept in ${folder}/enquiries.sqlite (to read them: ENV_FILE=${devNull} DATA_DIR=${folder} npm run enquiries -- list)`,
    recipients.length > 0 ? `Each is sent to ${recipients.join(', ')}` : 'Nobody is notified of them',
  ];
}
