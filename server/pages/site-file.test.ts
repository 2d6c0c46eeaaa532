import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync, truncateSync } from 'node:fs';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { exampleDist } from '../testing/example-dist.ts';
import { startApp } from '../testing/running-app.ts';
import { readSite } from './read-site.ts';

const large = randomBytes(200_000).toString('base64');

/** An app whose site has a large picture and a large text, after a build has deleted all files. */
async function startAppWithoutFiles() {
  const folder = exampleDist({
    'pictures/large-1f00.avif': large,
    'large.txt': large,
    'large.txt.gz': gzipSync(large),
  });
  const site = readSite(folder);
  rmSync(folder, { recursive: true });
  return startApp({ site });
}

it.each([
  ['/pictures/large-1f00.avif', large],
  ['/large.txt', large],
  ['/pictures/team-91c0.avif', 'picture'],
  ['/robots.txt', 'User-agent: *'],
])('%s is answered as it was at the start, repeatedly, even after its folder was deleted', async (path, text) => {
  const { ask } = await startAppWithoutFiles();
  const [first, second] = await Promise.all([ask(path), ask(path)]);
  for (const { status, headers, body, text: received } of [first, second, await ask(path)]) {
    expect(status).toBe(200);
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers.etag).toBe(first.headers.etag);
    expect(received).toBe(text);
  }
});

it('a large file is not sent to HEAD or to a browser that has it, and is compressed if the build did so', async () => {
  const { ask } = await startAppWithoutFiles();
  const { etag = '' } = (await ask('/large.txt')).headers;
  const head = await ask('/large.txt', { method: 'HEAD' });
  expect(head).toMatchObject({ status: 200, text: '' });
  expect(head.headers).toMatchObject({ etag, 'content-length': String(large.length) });
  expect(await ask('/large.txt', { headers: { 'If-None-Match': etag } })).toMatchObject({ status: 304, text: '' });
  const gzip = await ask('/large.txt', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(gunzipSync(gzip.body).toString()).toBe(large);
  expect(gzip.headers.etag).not.toBe(etag);
});

it('an entity tag depends on the bytes of the file, not on its folder', async () => {
  const tagsOf = async (text: string) => {
    const { ask } = await startApp({
      site: readSite(exampleDist({ 'robots.txt': text, 'large.txt': large + text })),
    });
    return [(await ask('/robots.txt')).headers.etag, (await ask('/large.txt')).headers.etag];
  };
  const [first, again, changed] = [await tagsOf('a'), await tagsOf('a'), await tagsOf('b')];
  expect(again).toEqual(first);
  expect(changed[0]).not.toBe(first[0]);
  expect(changed[1]).not.toBe(first[1]);
});

it('a file that was truncated under the server ends the connection rather than leave the browser waiting', async () => {
  const folder = exampleDist({ 'large.txt': large });
  const { ask } = await startApp({ site: readSite(folder) });
  truncateSync(join(folder, 'large.txt'), 1000);
  await expect(ask('/large.txt')).rejects.toThrow(/aborted|socket hang up|ECONNRESET/);
});

it('a visitor who leaves during a large file does not affect others', async () => {
  const film = 'x'.repeat(20_000_000);
  const { app, port, ask } = await startApp({ site: readSite(exampleDist({ 'pictures/film-77aa.avif': film })) });
  const accepted = once(app.server, 'connection');
  const request = get({ port, path: '/pictures/film-77aa.avif', agent: false });
  const [answer]: IncomingMessage[] = await once(request, 'response');
  const [served]: Socket[] = await accepted;
  const disconnected = new Promise((resolve) => served?.once('close', resolve));
  answer?.destroy();
  await disconnected;
  for (let time = 0; time < 3; time += 1)
    expect((await ask('/pictures/film-77aa.avif')).body).toHaveLength(film.length);
});
