import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessage } from './text/error-message.ts';
import { StartError } from './startup/start-error.ts';

/** The path of the settings file: what ENV_FILE names, or `.env` in the project's folder `home`. It may not exist. */
export const envFile = (home: string): string => process.env['ENV_FILE'] || join(home, '.env');

/**
 * Adds the settings in `.env` in the project's folder `home`, or in the file that ENV_FILE names, to the environment,
 * whose own values take precedence. `.env` may be missing.
 *
 * @throws StartError if the file cannot be read, or if the one that ENV_FILE names does not exist.
 */
export function loadEnvFile(home: string): void {
  const file = envFile(home);
  if (!process.env['ENV_FILE'] && !existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    const cause = errorMessage(error);
    throw new StartError(`The settings in ${file} cannot be read (${cause}): fix it, or set ENV_FILE to another file.`);
  }
}
