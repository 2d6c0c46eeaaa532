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
