import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';
import type { ProxyHeader } from './client-address.ts';
import { proxyMatcher } from './trusted-proxies.ts';

const isProxy = proxyMatcher(['loopback', '192.0.2.80', '2001:db8:80::/48']);

/** The address of a request over a connection from `from`. */
function addressOf(from: string | undefined, header: ProxyHeader, value: string): string {
  const request = { socket: { remoteAddress: from }, headers: { [header]: value } };
  return clientAddress(request as unknown as IncomingMessage, isProxy, header);
}

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8::7]:4711', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['203.0.113.7, 192.0.2.80', '203.0.113.7'],
  ['203.0.113.7:1, 192.0.2.80:2, [2001:db8:80::1]:3', '203.0.113.7'],
  ['203.0.113.7, unix:', '203.0.113.7'],
  ['203.0.113.7, unix:/run/proxy.sock', '203.0.113.7'],
  ['203.0.113.7,', '203.0.113.7'],
  ['203.0.113.7, unknown', 'unknown'],
  ['', '127.0.0.1'],
  ['192.0.2.80', '192.0.2.80'],
])('X-Forwarded-For: with %s, a trusted proxy speaks for %s', (value, client) =>
  expect(addressOf('127.0.0.1', 'x-forwarded-for', value)).toBe(client),
);

it.each([
  ['for=203.0.113.7', '203.0.113.7'],
  ['For="203.0.113.7:4711";proto=https', '203.0.113.7'],
  ['proto=https; for="[2001:db8::7]:4711"', '2001:db8::7'],
  ['for=198.51.100.1, for=203.0.113.7;by=192.0.2.80', '203.0.113.7'],
  ['for="198.51.100.1, for=203.0.113.7', '203.0.113.7'],
  ['for=203.0.113.7, for=192.0.2.80', '203.0.113.7'],
  ['for=_hidden', '_hidden'],
  ['for=203.0.113.9;host="x,for=6.6.6.6;y="', 'unknown'],
  ['for=198.51.100.1, for=203.0.113.9;host="a,b"', 'unknown'],
  ['host="x;for=6.6.6.6;y";for=203.0.113.9', '203.0.113.9'],
  ['host="x\\";for=6.6.6.6;y";for=203.0.113.9', '203.0.113.9'],
  ['host=x;; for = 203.0.113.9 ;;', '203.0.113.9'],
  ['host=a"b;for=203.0.113.9', 'unknown'],
  ['for=203.0.113.9;host=a;for=6.6.6.6', 'unknown'],
])('Forwarded: with %s, a trusted proxy speaks for %s', (value, client) =>
  expect(addressOf('127.0.0.1', 'forwarded', value)).toBe(client),
);

it('a proxy at a Unix socket is trusted', () =>
  expect(addressOf(undefined, 'x-forwarded-for', '203.0.113.7')).toBe('203.0.113.7'));

it('a client that is not a trusted proxy is not believed', () => {
  expect(addressOf('198.51.100.1', 'x-forwarded-for', '203.0.113.7')).toBe('198.51.100.1');
  expect(addressOf('198.51.100.1', 'forwarded', 'for=203.0.113.7')).toBe('198.51.100.1');
});

it('only the configured header counts, since a proxy passes the other one on', () => {
  const request = {
    socket: { remoteAddress: '127.0.0.1' },
    headers: { forwarded: 'for=198.51.100.1', 'x-forwarded-for': '203.0.113.7' },
  } as unknown as IncomingMessage;
  expect(clientAddress(request, isProxy, 'x-forwarded-for')).toBe('203.0.113.7');
  expect(clientAddress(request, isProxy, 'forwarded')).toBe('198.51.100.1');
});
