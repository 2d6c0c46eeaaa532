import { expect, it } from 'vitest';
import { parseTrustedProxies, proxyMatcher } from './trusted-proxies.ts';

const isTrusted = (setting: string, address: string | undefined): boolean =>
  proxyMatcher(parseTrustedProxies(setting))(address);

it.each([
  ['loopback', '127.1.2.3'],
  ['loopback', '::1'],
  // How a server that listens for IPv6 sees an IPv4 address.
  ['loopback', '::ffff:127.0.0.1'],
  ['192.0.2.1', '::ffff:192.0.2.1'],
  ['10.0.0.0/8', '::ffff:10.1.1.1'],
  ['linklocal', '169.254.1.1'],
  ['linklocal', 'fe80::1%eth0'],
  ['uniquelocal', '10.1.1.1'],
  ['uniquelocal', '172.31.0.1'],
  ['uniquelocal', '192.168.1.1'],
  ['uniquelocal', 'fd00::1'],
  ['192.0.2.1, loopback', '127.0.0.1'],
])('TRUST_PROXY=%s trusts %s', (setting, address) => expect(isTrusted(setting, address)).toBe(true));

it.each([
  ['loopback', '192.0.2.1'],
  ['uniquelocal', '172.32.0.1'],
  ['192.0.2.1', '192.0.2.2'],
  ['loopback', 'unknown'],
  ['loopback', ''],
])('TRUST_PROXY=%s does not trust %j', (setting, address) => expect(isTrusted(setting, address)).toBe(false));

it('without entries only a Unix socket is trusted', () => {
  const isProxy = proxyMatcher([]);
  expect([undefined, '127.0.0.1', ''].map(isProxy)).toEqual([true, false, false]);
});
