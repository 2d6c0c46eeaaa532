import { userInfo } from 'node:os';

/** The system account at the command line: `root (sudo: ada)` if somebody uses another's rights. */
export function systemUser(environment: Record<string, string | undefined>): string {
  const { username } = userInfo();
  const sudoUser = environment['SUDO_USER'];
  return sudoUser && sudoUser !== username ? `${username} (sudo: ${sudoUser})` : username;
}
