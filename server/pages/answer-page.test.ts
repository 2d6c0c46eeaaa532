import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { exampleDist, exampleScriptHash } from '../testing/example-dist.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { startApp } from '../testing/running-app.ts';
import { readSite } from './read-site.ts';

const immutable = 'public, max-age=31536000, immutable';

describe('a page', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache', '<!doctype html><title>Home</title>'],
    ['/?from=advert', 'text/html; charset=utf-8', 'no-cache', '<!doctype html><title>Home</title>'],
    ['/why-us/', 'text/html; charset=utf-8', 'no-cache', '<!doctype html><title>Why us</title>'],
    ['/release.json', 'application/json; charset=utf-8', 'no-cache', '{"release":"one"}'],
    ['/blog/caf%C3%A9/', 'text/html; charset=utf-8', 'no-cache', '<!doctype html><title>Café</title>'],
    ['/assets/app-4f2a.js', 'text/javascript; charset=utf-8', immutable, 'export {};'],
    ['/pictures/team-91c0.avif', 'image/avif', immutable, 'picture'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache', 'User-agent: *'],
    ['/catalog.gz', 'application/octet-stream', 'no-cache', 'an archive of its own'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache', 'Contact: mailto:security@example.com'],
    ['http://anywhere.example/robots.txt', 'text/plain; charset=utf-8', 'no-cache', 'User-agent: *'],
  ])('%s is served as is', async (path, type, cacheControl, body) => {
    const { ask } = await startApp();
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

  it('is sent in the requested encoding, each with its own entity tag', async () => {
    const { ask } = await startApp();
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

  it('is answered with 304 and no body if the browser has it already', async () => {
    const { ask } = await startApp();
    const { etag = '' } = (await ask('/')).headers;
    for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await ask('/', { headers: { 'If-None-Match': ifNoneMatch } });
      expect(answer.status).toBe(304);
      expect(answer.text).toBe('');
      expect(answer.headers).toMatchObject({ etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
      expect(answer.headers['content-security-policy']).toBeDefined();
    }
  });

  it('is sent again if the browser has another version or another encoding', async () => {
    const { ask } = await startApp();
    const { etag = '' } = (await ask('/')).headers;
    expect((await ask('/', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
    expect((await ask('/', { headers: { 'If-None-Match': etag, 'Accept-Encoding': 'br' } })).status).toBe(200);
  });

  it('requested with HEAD has the headers of GET and no body', async () => {
    const { ask } = await startApp();
    const [getAnswer, headAnswer] = [await ask('/why-us/'), await ask('/why-us/', { method: 'HEAD' })];
    expect(headAnswer.status).toBe(200);
    expect(headAnswer.text).toBe('');
    expect({ ...headAnswer.headers, date: '' }).toEqual({ ...getAnswer.headers, date: '' });
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])('takes no %s', async (method) => {
    const { ask } = await startApp();
    for (const path of ['/', '/nowhere']) {
      const answer = await ask(path, { method, body: 'x'.repeat(100_000) });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    }
  });
});

describe('a file over 1 MB', () => {
  const film = Buffer.from(Array.from({ length: 1_000_001 }, (_, index) => index % 251));
  const appWithFilm = () => startApp({ site: readSite(exampleDist({ 'pictures/film-77aa.mp4': film })) });
  const path = '/pictures/film-77aa.mp4';

  it('is sent in part if requested, but whole to a browser with another version', async () => {
    const { ask } = await appWithFilm();
    const whole = await ask(path);
    expect(whole.status).toBe(200);
    expect(whole.headers['accept-ranges']).toBe('bytes');
    expect(whole.body.equals(film)).toBe(true);
    const { etag = '' } = whole.headers;
    for (const headers of [{ Range: 'bytes=500000-' }, { Range: 'bytes=500000-', 'If-Range': etag }]) {
      const part = await ask(path, { headers });
      expect(part.status).toBe(206);
      expect(part.headers).toMatchObject({
        'content-range': 'bytes 500000-1000000/1000001',
        'content-length': '500001',
        etag,
      });
      expect(part.body.equals(film.subarray(500_000))).toBe(true);
    }
    const other = await ask(path, { headers: { Range: 'bytes=500000-', 'If-Range': '"other"' } });
    expect([other.status, other.body.length]).toEqual([200, film.length]);
  });

  it('is answered with 416 if the requested part is after its end', async () => {
    const { ask } = await appWithFilm();
    const answer = await ask(path, { headers: { Range: 'bytes=2000000-' } });
    expect([answer.status, answer.headers['content-range'], answer.text]).toEqual([416, 'bytes */1000001', '']);
  });
});

it('a smaller file is always sent whole', async () => {
  const { ask } = await startApp();
  const answer = await ask('/why-us/', { headers: { Range: 'bytes=0-3' } });
  expect(answer.status).toBe(200);
  expect(answer.headers['accept-ranges']).toBeUndefined();
});

describe('every answer', () => {
  it('carries the security headers', async () => {
    const { ask } = await startApp();
    const answers = [
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
    for (const { headers } of await Promise.all(answers)) {
      expect(headers).toMatchObject({
        'content-security-policy':
          `default-src 'none'; script-src 'self' '${exampleScriptHash}'; style-src 'self' 'unsafe-inline'; ` +
          "img-src 'self' data:; connect-src 'self'; font-src 'self'; manifest-src 'self'; " +
          "frame-src https://www.openstreetmap.org; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; " +
          "require-trusted-types-for 'script'; trusted-types documents drawings template",
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });

  it('allows the other origins that the build names', async () => {
    const headers = { scriptHashes: [], connectOrigins: ['https://api.example'], formOrigins: ['https://api.example'] };
    const site = readSite(exampleDist({ '.build/headers.json': JSON.stringify(headers) }));
    const { ask } = await startApp({ site });
    const policy = (await ask('/')).headers['content-security-policy'];
    expect(policy).toContain("connect-src 'self' https://api.example;");
    expect(policy).toContain("form-action 'self' https://api.example;");
  });

  it('keeps search engines out of everything on a staging site, and nowhere else', async () => {
    const headers = { scriptHashes: [], connectOrigins: [], formOrigins: [], noindex: true };
    const site = readSite(exampleDist({ '.build/headers.json': JSON.stringify(headers) }));
    const { ask } = await startApp({ site });
    for (const path of ['/', '/nowhere/', '/api/nowhere']) {
      expect((await ask(path)).headers['x-robots-tag'], path).toBe('noindex');
    }
    const publicApp = await startApp({ site: readSite(exampleDist()) });
    expect((await publicApp.ask('/')).headers['x-robots-tag']).toBeUndefined();
  });

  it('closes its connection once the server is about to stop, and readiness says so', async () => {
    const readiness = { acceptsRequests: true };
    const { ask } = await startApp({ readiness });
    expect((await ask('/api/ready')).status).toBe(200);
    readiness.acceptsRequests = false;
    expect((await ask('/api/ready')).status).toBe(503);
    expect((await ask('/', { headers: { Connection: 'keep-alive' } })).headers.connection).toBe('close');
  });
});

it('while the store fails, the server stays ready for a load balancer, since it still serves pages', async () => {
  const store = memoryStore();
  store.failure = new Error('database or disk is full');
  const { ask } = await startApp({ store });
  const enquiry = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(exampleEnquiry()),
  };
  expect((await ask('/api/customerEnquiry', enquiry)).status).toBe(503);
  expect((await ask('/api/ready')).status).toBe(200);
  expect((await ask('/why-us/')).status).toBe(200);
});
