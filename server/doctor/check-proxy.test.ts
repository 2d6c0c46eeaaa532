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

it.each(['uniquelocal', 'fc00::/7', 'FE80::/10', '10.0.0.0/8', '2001::/16'])(
  'trusting %s, which one organization may run, is reported as ok',
  (network) => expect(checkProxy({ ...settings, trustedProxies: [network] }, publishedOrigin).state).toBe('ok'),
);

it.each(['0.0.0.0/1', '12.0.0.0/7', '2000::/3', '2000::/15', 'fc00::/1'])(
  'trusting %s, a large part of the internet, is reported as wrong',
  (network) =>
    expect(checkProxy({ ...settings, trustedProxies: ['loopback', network] }, publishedOrigin).state).toBe('wrong'),
);
