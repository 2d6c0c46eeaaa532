import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
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
  // A link to a missing file is a mistake, not a missing file.
  if (!process.env['ENV_FILE'] && !lstatSync(file, { throwIfNoEntry: false })) return;
  for (const [name, value] of Object.entries(readEnvFile(file))) process.env[name] ??= value;
}

/**
 * The settings in a file.
 *
 * @throws StartError if the file cannot be read.
 */
export function readEnvFile(file: string): Record<string, string | undefined> {
  try {
    return parseEnv(withoutByteOrderMark(readFileSync(file, 'utf8')));
  } catch (error) {
    const cause = errorMessage(error);
    throw new StartError(`The settings in ${file} cannot be read (${cause}): fix it, or set ENV_FILE to another file.`);
  }
}

/** The text without the byte order mark with which some editors begin it: the parser would take that for part of a name. */
const withoutByteOrderMark = (text: string): string => text.replace(/^\uFEFF/, '');
