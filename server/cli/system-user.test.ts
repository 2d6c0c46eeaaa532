import { userInfo } from 'node:os';
import { expect, it } from 'vitest';
import { systemUser } from './system-user.ts';

const { username } = userInfo();

it.each([
  [undefined, username],
  ['', username],
  [username, username],
  ['somebody', `${username} (sudo: somebody)`],
])('with SUDO_USER=%s the audit names %s', (sudoUser, expected) =>
  expect(systemUser({ SUDO_USER: sudoUser })).toBe(expected),
);

it('without an account name, as in a container that runs as an arbitrary user, the audit names the user id', () => {
  const noAccount = () => {
    throw new Error('A system error occurred: uv_os_get_passwd returned ENOENT (no such file or directory)');
  };
  expect(systemUser({}, noAccount)).toBe(`user ${process.getuid?.()}`);
});
