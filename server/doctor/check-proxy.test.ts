import { expect, it } from 'vitest';
import { checkProxy } from './check-proxy.ts';

const settings = { host: 'localhost', trustedProxies: [] as string[], proxyHeader: 'x-forwarded-for' as const };
const publishedOrigin = 'https://www.example.com';

it('for an https site, a trusted proxy that is missing is reported with the fix', () =>
  expect(checkProxy(settings, publishedOrigin)).toMatchObject({
    state: 'missing',
    message: expect.stringContaining('loopback'),
  }));

it('a trusted proxy is reported as ok, and so is a site that has and needs none', () => {
  expect(checkProxy({ ...settings, trustedProxies: ['loopback', '10.0.0.0/8'] }, publishedOrigin).state).toBe('ok');
  expect(checkProxy(settings, 'http://localhost:8080').state).toBe('ok');
  expect(checkProxy({ ...settings, host: '/run/site/http.sock' }, publishedOrigin).state).toBe('ok');
});

it.each([
  'uniquelocal',
  '::1',
  '10.0.0.0/8',
  '2001::/16',
  'fc00::/7',
  'FD12:3456:789a::/48',
  'fe80::/10',
  'febf:ffff::/32',
  // IPv4 networks as a server that listens for IPv6 sees them.
  '::ffff:10.0.0.0/104',
  '::ffff:ac10:0/108',
  '::ffff:192.168.0.1',
])('trusting %s, which one organization may run, is reported as ok', (network) =>
  expect(checkProxy({ ...settings, trustedProxies: [network] }, publishedOrigin).state).toBe('ok'),
);

it.each([
  '0.0.0.0/1',
  '12.0.0.0/7',
  '2000::/3',
  '2000::/15',
  'fc00::/1',
  // One bit wider than the private networks, and beside them.
  'fc00::/6',
  'fd00::/6',
  'fe80::/9',
  'fe00::/9',
  'fe00::/10',
  'fec0::/10',
  'ff00::/8',
  'fb00::/8',
  // All of IPv4, and half of it, as a server that listens for IPv6 sees it.
  '::ffff:0:0/96',
  '::ffff:0.0.0.0/97',
  '::ffff:12.0.0.0/103',
  '::/80',
  '::1/64',
  '::/16',
])('trusting %s, a large part of the internet, is reported as wrong', (network) =>
  expect(checkProxy({ ...settings, trustedProxies: ['loopback', network] }, publishedOrigin).state).toBe('wrong'),
);
