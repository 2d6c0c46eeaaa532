import { userInfo } from 'node:os';

/** The system account at the command line: `root (sudo: ada)` if somebody uses another's rights. */
export function systemUser(environment: Record<string, string | undefined>, readUser = userInfo): string {
  const name = accountName(readUser);
  const sudoUser = environment['SUDO_USER'];
  return sudoUser && sudoUser !== name ? `${name} (sudo: ${sudoUser})` : name;
}

/** The user id if it has no account, as in a container that is run with any user. */
function accountName(readUser: typeof userInfo): string {
  try {
    return readUser().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}
