import { SettingError } from './setting-error.ts';

/**
 * User and password of a URL, decoded.
 *
 * @throws SettingError if a % does not begin an escape. The message names the setting, never the user or the password.
 */
export function decodeCredentials(setting: string, { username, password }: URL): { user: string; pass: string } {
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  } catch {
    throw new SettingError(
      setting,
      `has a % in its user or password that does not begin an escape: write %25 for each literal %. There, @ is ` +
        'also written as %40, : as %3A and / as %2F.',
    );
  }
}
