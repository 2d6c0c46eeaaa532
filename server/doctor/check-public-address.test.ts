import type { PeerCertificate } from 'node:tls';
import { expect, it } from 'vitest';
import { securityHeaders } from '#hosting/security-headers.ts';
import { checkPublicAddress } from './check-public-address.ts';

const site = { release: 'one', address: 'https://www.example.com' };
const now = new Date('2026-11-22T12:00:00Z');
const headers = securityHeaders({ scriptHashes: [], connectOrigins: [], formOrigins: [] }).flat();
const goodResponse = {
  status: 200,
  rawHeaders: headers,
  body: '{"release":"one"}',
  certificate: { valid_to: 'Jan 22 12:00:00 2027 GMT' } as PeerCertificate,
};
const redirect = { ...goodResponse, status: 301, rawHeaders: ['Location', 'https://www.example.com/'] };

/** The states in order, given these changes to a good response. */
async function states(changes: Partial<typeof goodResponse>, redirectChanges: Partial<typeof redirect> = {}) {
  const visit = async (origin: string) =>
    origin.startsWith('https:') ? { ...goodResponse, ...changes } : { ...redirect, ...redirectChanges };
  return (await checkPublicAddress(site, now, visit)).map(({ what, state }) => `${what} ${state}`);
}

it('an address with a long-lived certificate, our headers, our release and a redirect is reported as ok', async () =>
  expect(await states({})).toEqual(['tls ok', 'visit ok', 'http ok']));

it.each([
  [
    'a certificate that ends in a week',
    { certificate: { valid_to: 'Nov 29 12:00:00 2026 GMT' } as PeerCertificate },
    'tls',
  ],
  ['headers that the proxy adds again', { rawHeaders: [...headers, 'x-content-type-options', 'nosniff'] }, 'visit'],
  ['headers that the proxy takes away', { rawHeaders: headers.slice(2) }, 'visit'],
  ['another release', { body: '{"release":"two"}' }, 'visit'],
  ['another site', { status: 404 }, 'visit'],
])('the doctor reports %s', async (_, changes, what) => expect(await states(changes)).toContain(`${what} wrong`));

it.each([
  ['without a redirect', { status: 200 }],
  ['that leads elsewhere', { rawHeaders: ['Location', 'https://www.example.org/'] }],
  [
    'that leads to another name with the same beginning',
    { rawHeaders: ['Location', 'https://www.example.com.evil.example/'] },
  ],
])('plain HTTP %s is reported as wrong', async (_, redirectChanges) =>
  expect(await states({}, redirectChanges)).toContain('http wrong'),
);

it('a page that answers in place of the release is reported as no release', async () => {
  const visit = async (origin: string) =>
    origin.startsWith('https:') ? { ...goodResponse, body: '<!doctype html>' } : redirect;
  expect(await checkPublicAddress(site, now, visit)).toContainEqual({
    what: 'visit',
    state: 'wrong',
    message: 'https://www.example.com serves release (none), but the build is one',
  });
});

it('a redirect that browsers do not remember is reported as such', async () => {
  const visit = async (origin: string) => (origin.startsWith('https:') ? goodResponse : { ...redirect, status: 302 });
  expect(await checkPublicAddress(site, now, visit)).toContainEqual({
    what: 'http',
    state: 'wrong',
    message:
      'http://www.example.com redirects to https://www.example.com with status 302, which browsers do not remember: answer with 301 or 308',
  });
});

it('an address that does not answer plain HTTP, or has no TLS, is reported as missing', async () => {
  const visit = async (origin: string) =>
    origin.startsWith('https:') ? goodResponse : Promise.reject(new Error('connection refused'));
  expect(await checkPublicAddress(site, now, visit)).toContainEqual({
    what: 'http',
    state: 'missing',
    message: expect.stringContaining('connection refused'),
  });
  expect(await checkPublicAddress({ ...site, address: 'http://www.example.com' }, now, visit)).toMatchObject([
    { what: 'tls', state: 'missing' },
  ]);
});

it('a site that names no address is not visited', async () =>
  expect(
    await checkPublicAddress({ ...site, address: undefined }, now, () => Promise.reject(new Error('visited'))),
  ).toEqual([]));

it('an unreachable address is reported as wrong, with the reason', async () => {
  const visit = () => Promise.reject(new Error('certificate has expired'));
  expect(await checkPublicAddress(site, now, visit)).toEqual([
    { what: 'tls', state: 'wrong', message: expect.stringContaining('certificate has expired') },
  ]);
});
