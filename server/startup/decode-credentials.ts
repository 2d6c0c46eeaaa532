import { StartError } from './start-error.ts';

/**
 * User and password of a URL, decoded.
 *
 * @throws StartError that names the setting, and repeats neither, if a % in them is not an escape.
 */
export function decodeCredentials(setting: string, { username, password }: URL): { user: string; pass: string } {
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  } catch {
    throw new StartError(
      `${setting} is not understood, for a % in its user or password: set it to the same with %25 for each % that is meant ` +
        'as such. Of other signs, @ is %40, : is %3A and / is %2F there.',
    );
  }
}
