import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { exampleDist, exampleScriptHash } from '../testing/example-dist.ts';
import { runningApp } from '../testing/running-app.ts';
import { readSite } from './read-site.ts';

const immutable = 'public, max-age=31536000, immutable';

describe('a page', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', 'no-cache', '<!doctype html><title>Home</title>'],
    ['/?from=advert', 'text/html; charset=utf-8', 'no-cache', '<!doctype html><title>Home</title>'],
    ['/why-us/', 'text/html; charset=utf-8', 'no-cache', '<!doctype html><title>Why us</title>'],
    ['/why-us/data.json', 'application/json; charset=utf-8', 'no-cache', '{"page":"why-us"}'],
    ['/blog/caf%C3%A9/', 'text/html; charset=utf-8', 'no-cache', '<!doctype html><title>Café</title>'],
    ['/assets/app-4f2a.js', 'text/javascript; charset=utf-8', immutable, 'export {};'],
    ['/pictures/team-91c0.avif', 'image/avif', immutable, 'picture'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache', 'User-agent: *'],
    ['/catalogue.gz', 'application/octet-stream', 'no-cache', 'an archive of its own'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache', 'Contact: mailto:security@example.com'],
    ['http://anywhere.example/robots.txt', 'text/plain; charset=utf-8', 'no-cache', 'User-agent: *'],
  ])('%s is answered as it is', async (path, type, cacheControl, body) => {
    const { ask } = await runningApp();
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.text).toBe(body);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': cacheControl,
      vary: 'Accept-Encoding',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
  });

  it('comes in the encoding that was asked for, each with an entity tag of its own', async () => {
    const { ask } = await runningApp();
    const plain = await ask('/');
    const brotli = await ask('/', { headers: { 'Accept-Encoding': 'gzip, br' } });
    const gzip = await ask('/', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('that the browser has already is answered with 304 and no body', async () => {
    const { ask } = await runningApp();
    const { etag = '' } = (await ask('/')).headers;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await ask('/', { headers: { 'If-None-Match': known } });
      expect(answer.status).toBe(304);
      expect(answer.text).toBe('');
      expect(answer.headers).toMatchObject({ etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
      expect(answer.headers['content-security-policy']).toBeDefined();
    }
  });

  it('is sent anew when the browser has another version or another encoding', async () => {
    const { ask } = await runningApp();
    const { etag = '' } = (await ask('/')).headers;
    expect((await ask('/', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
    expect((await ask('/', { headers: { 'If-None-Match': etag, 'Accept-Encoding': 'br' } })).status).toBe(200);
  });

  it('asked for with HEAD has the headers of GET and no body', async () => {
    const { ask } = await runningApp();
    const [got, head] = [await ask('/why-us/'), await ask('/why-us/', { method: 'HEAD' })];
    expect(head.status).toBe(200);
    expect(head.text).toBe('');
    expect({ ...head.headers, date: '' }).toEqual({ ...got.headers, date: '' });
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('takes no %s', async (method) => {
    const { ask } = await runningApp();
    for (const path of ['/', '/nowhere']) {
      const answer = await ask(path, { method, body: 'x'.repeat(100_000) });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    }
  });
});

describe('an address without its last slash', () => {
  test.each([
    ['/why-us', '/why-us/'],
    ['/why-us?a=1&b=/%2f', '/why-us/?a=1&b=/%2f'],
    ['/why-us/index.html', '/why-us/'],
    ['/index.html', '/'],
    ['/blog/caf%C3%A9', '/blog/caf%C3%A9/'],
  ])('%s leads to %s', async (path, location) => {
    const { ask } = await runningApp();
    const answer = await ask(path);
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe(location);
  });
});

describe('an address that is no page', () => {
  test.each([
    '/nowhere',
    '/why-us//',
    '//why-us/',
    '//evil.example',
    '//evil.example/%2e%2e',
    '/assets/',
    '/assets',
    '/assets/gone-1234.js',
    '/404.html',
    '/index.html.br',
    '/.env',
    '/.build/headers.json',
    '/%2ebuild/headers.json',
    '/../package.json',
    '/%2e%2e/package.json',
    '/why-us/../.env',
    '/why-us%2f',
    '/why-us%5c',
    '/..%5c..%5cpackage.json',
    '/robots.txt%00',
    '/%zz',
    '/%ff',
    '/robots.txt/',
    '/apish',
    '/%61pi/customerEnquiry',
    '/__proto__',
    '/constructor',
  ])('%s is answered with 404 and the error screen', async (path) => {
    const { ask } = await runningApp();
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.text).toBe('<!doctype html><title>Not found</title>');
    expect(answer.headers['cache-control']).toBe('no-cache');
    const { etag = '' } = answer.headers;
    expect((await ask(path, { headers: { 'If-None-Match': etag } })).status).toBe(404);
  });
});

describe('every answer', () => {
  it('carries the security headers', async () => {
    const { ask } = await runningApp();
    const asked = [
      ask('/'),
      ask('/assets/app-4f2a.js'),
      ask('/nowhere'),
      ask('/why-us'),
      ask('/', { method: 'POST' }),
      ask('/', { headers: { 'If-None-Match': '*' } }),
      ask('/healthz'),
      ask('/api/ready'),
      ask('/api/nowhere', { headers: { Origin: 'https://elsewhere.example' } }),
      ask('/api/customerEnquiry', {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: '',
      }),
      ask('/api/nowhere'),
      ask('/api/%zz'),
      ask('/api/customerEnquiry', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }),
    ];
    for (const { headers } of await Promise.all(asked)) {
      expect(headers).toMatchObject({
        'content-security-policy':
          `default-src 'self'; script-src 'self' '${exampleScriptHash}'; style-src 'self' 'unsafe-inline'; ` +
          "img-src 'self' data:; connect-src 'self'; frame-src https://www.openstreetmap.org; form-action 'self'; " +
          "frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
      });
    }
  });

  it('lets the page reach the other origins that the build names', async () => {
    const headers = { scriptHashes: [], connectOrigins: ['https://api.example'], formOrigins: ['https://api.example'] };
    const site = readSite(exampleDist({ '.build/headers.json': JSON.stringify(headers) }));
    const { ask } = await runningApp({ site });
    const policy = (await ask('/')).headers['content-security-policy'];
    expect(policy).toContain("connect-src 'self' https://api.example;");
    expect(policy).toContain("form-action 'self' https://api.example;");
  });

  it('closes its connection once the server is about to stop, and readiness says so', async () => {
    const readiness = { ready: true };
    const { ask } = await runningApp({ readiness });
    expect((await ask('/api/ready')).status).toBe(200);
    readiness.ready = false;
    expect((await ask('/api/ready')).status).toBe(503);
    expect((await ask('/', { headers: { Connection: 'keep-alive' } })).headers.connection).toBe('close');
  });
});

describe('a folder that is no finished build', () => {
  test.each([
    ['is missing', '/nowhere/dist', 'npm run build'],
    ['has no 404.html', { '404.html': undefined }, '404.html'],
    ['has no script hashes', { '.build/headers.json': undefined }, '.build/headers.json'],
    [
      'has broken script hashes',
      { '.build/headers.json': '{"scriptHashes":["sha256-a\'; x"]}' },
      '.build/headers.json',
    ],
  ])('that %s is named with the fix', (_, dist, named) => {
    const folder = typeof dist === 'string' ? dist : exampleDist(dist);
    expect(() => readSite(folder)).toThrow(
      expect.objectContaining({ name: 'StartError', message: expect.stringContaining(named) }),
    );
    expect(() => readSite(folder)).toThrow('npm run build');
  });
});
