import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { securityHeaders } from '#hosting/security-headers.ts';
import { hostFiles } from '#prerender/host-files.ts';
import { exampleDist, exampleScriptHash } from '#server/testing/example-dist.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { isRoot, serveByApache, serveByNginx, type Skip } from './static-hosts.ts';

const page = '<!doctype html><title>Why us</title>';
const api = 'https://api.example.com';
const sources = { scriptHashes: [exampleScriptHash], connectOrigins: [api], formOrigins: [api] };
const redirects = [
  { from: '/old-page', to: '/why-us/', status: 301 },
  { from: '/news/2019.html', to: '/why-us/#people', status: 308 },
  { from: '/history/index.html', to: '/why-us/', status: 301 },
  { from: '/shop', to: 'https://shop.example/a?b=1%202', status: 301 },
];

/** Writes a built site as it is uploaded, with the files that the build writes for static hosts. */
function writeUpload(): string {
  const folder = exampleDist({
    'why-us/index.html': page,
    'why-us/index.html.br': brotliCompressSync(page),
    'why-us/index.html.gz': gzipSync(page),
    'spring.vcf': 'BEGIN:VCARD',
    '.build/headers.json': JSON.stringify(sources),
    '.build/redirects.json': JSON.stringify(redirects),
  });
  for (const [name, text] of hostFiles(sources, redirects)) writeFileSync(join(folder, name), text);
  return folder;
}

/** Requests a path; `fetch` would decompress the body. */
async function get(port: number, path: string, headers: Record<string, string> = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request({ host: '127.0.0.1', port, path, headers }, resolve).once('error', reject).end();
  const response = await promise;
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

/** The target of a redirect, without the host, which only one of the servers writes. */
const pathOf = (location: string | undefined) => location?.replace(/^http:\/\/127\.0\.0\.1:\d+/, '');

describe.each([
  ['nginx', serveByNginx],
  ['Apache', serveByApache],
] as const)('the built site on %s alone', (_, serve) => {
  /** Serves a copy in a folder that the host's own user may enter. */
  async function serveUpload(skip: Skip) {
    const site = join(temporaryFolder(), 'www');
    cpSync(writeUpload(), site, { recursive: true });
    if (isRoot) execFileSync('chmod', ['-R', 'a+rX', join(site, '..')]);
    return serve(site, skip);
  }

  test('has our server’s headers on every answer', async ({ skip }) => {
    const port = await serveUpload(skip);
    for (const path of ['/', '/why-us/', '/assets/app-4f2a.js', '/nowhere', '/why-us']) {
      const { headers } = await get(port, path);
      for (const [name, value] of securityHeaders(sources)) expect(headers[name.toLowerCase()], path).toBe(value);
    }
  });

  test('lets browsers cache content-hashed files forever, and revalidate the others', async ({ skip }) => {
    const port = await serveUpload(skip);
    expect((await get(port, '/assets/app-4f2a.js')).headers['cache-control']).toContain('immutable');
    expect((await get(port, '/pictures/team-91c0.avif')).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/avif',
    });
    expect((await get(port, '/why-us/')).headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    });
    expect((await get(port, '/spring.vcf')).headers['content-type']).toMatch(/^text\/vcard/);
  });

  test('shows the error screen with 404 for missing or internal files', async ({ skip }) => {
    const port = await serveUpload(skip);
    for (const path of [
      '/nowhere',
      '/404.html',
      '/.env',
      '/.build/headers.json',
      '/.htaccess',
      '/_headers',
      '/_redirects',
    ]) {
      const { status, body } = await get(port, path);
      expect({ path, status, body: body.toString() }).toEqual({
        path,
        status: 404,
        body: '<!doctype html><title>Not found</title>',
      });
    }
    expect((await get(port, '/.well-known/security.txt')).status).toBe(200);
  });

  test('redirects to a page’s proper address, and from old addresses to new ones', async ({ skip }) => {
    const port = await serveUpload(skip);
    const redirectOf = async (path: string) => {
      const { status, headers } = await get(port, path);
      return `${status} ${pathOf(headers.location)}`;
    };
    expect(await redirectOf('/why-us')).toBe('301 /why-us/');
    expect(await redirectOf('/why-us/index.html')).toBe('308 /why-us/');
    expect(await redirectOf('/index.html?from=mail')).toBe('308 /?from=mail');
    expect(await redirectOf('/old-page')).toBe('301 /why-us/');
    expect(await redirectOf('/old-page/?from=mail')).toBe('301 /why-us/?from=mail');
    expect(await redirectOf('/news/2019.html')).toBe('308 /why-us/#people');
    expect(await redirectOf('/news/2019.html?from=mail')).toBe('308 /why-us/?from=mail#people');
    expect(await redirectOf('/news/2019xhtml')).toBe('404 undefined');
    expect(await redirectOf('/history/index.html')).toBe('301 /why-us/');
    expect(await redirectOf('/shop?mine')).toBe('301 https://shop.example/a?b=1%202');
  });

  test('sends pages compressed with gzip to clients that accept it', async ({ skip }) => {
    const port = await serveUpload(skip);
    const gzip = await get(port, '/why-us/', { 'Accept-Encoding': 'gzip' });
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': 'text/html; charset=utf-8' });
    expect(gzip.headers.vary).toMatch(/accept-encoding/i);
    expect(gunzipSync(gzip.body).toString()).toBe(page);
    expect((await get(port, '/why-us/')).body.toString()).toBe(page);
  });
});

test('the _headers file for Netlify and Cloudflare has our server’s headers, and no line that is too long for them', () => {
  const lines = readFileSync(join(writeUpload(), '_headers'), 'utf8').split('\n');
  const start = lines.indexOf('/*');
  const all = securityHeaders(sources).map(([name, value]) => `  ${name}: ${value}`);
  expect(lines.slice(start + 1, start + 1 + all.length)).toEqual(all);
  expect(lines.slice(lines.indexOf('/assets/*'))[1]).toBe('  Cache-Control: public, max-age=31536000, immutable');
  // Cloudflare Pages: 100 rules of lines up to 2,000 characters.
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
});
