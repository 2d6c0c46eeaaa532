import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessage } from './text/error-message.ts';
import { StartError } from './startup/start-error.ts';

/**
 * Adds to the environment what stands in `.env` in the project's folder `home`, or in the file that ENV_FILE names. What
 * the environment has already stays. Without a `.env` there is nothing to add.
 *
 * @throws StartError when the file cannot be read, or when the one that ENV_FILE names is not there.
 */
export function loadEnvFile(home: string): void {
  const given = process.env['ENV_FILE'];
  const file = given || join(home, '.env');
  if (!given && !existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    const cause = errorMessage(error);
    throw new StartError(`The settings in ${file} cannot be read (${cause}): fix it, or set ENV_FILE to another file.`);
  }
}
