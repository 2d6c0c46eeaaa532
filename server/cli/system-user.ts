import { userInfo } from 'node:os';

/** Who is at the command line, by the system's account: `root (sudo: ada)` where somebody took another's rights. */
export function systemUser(environment: Record<string, string | undefined>): string {
  const { username } = userInfo();
  const behind = environment['SUDO_USER'];
  return behind && behind !== username ? `${username} (sudo: ${behind})` : username;
}
