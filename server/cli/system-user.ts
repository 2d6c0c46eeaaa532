import { userInfo } from 'node:os';

/** The system account that runs a command, followed by the one that called sudo, if any: `root (sudo: ada)`. */
export function systemUser(environment: Record<string, string | undefined>, readUser = userInfo): string {
  const name = accountName(readUser);
  const sudoUser = environment['SUDO_USER'];
  return sudoUser && sudoUser !== name ? `${name} (sudo: ${sudoUser})` : name;
}

/** The user's name; the user id if it has no account, as in a container that runs as an arbitrary user. */
function accountName(readUser: typeof userInfo): string {
  try {
    return readUser().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}
