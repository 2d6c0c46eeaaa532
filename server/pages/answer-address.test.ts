import { describe, expect, it } from 'vitest';
import { exampleDist } from '../testing/example-dist.ts';
import { startApp } from '../testing/running-app.ts';
import { readSite } from './read-site.ts';

describe('another address of a page', () => {
  it.each([
    ['/why-us', '/why-us/'],
    ['/why-us?a=1&b=/%2f', '/why-us/?a=1&b=/%2f'],
    ['/why-us/index.html', '/why-us/'],
    ['/index.html', '/'],
    ['/blog/caf%C3%A9', '/blog/caf%C3%A9/'],
  ])('%s leads to %s', async (path, location) => {
    const { ask } = await startApp();
    const answer = await ask(path);
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe(location);
  });
});

describe('an address without a page', () => {
  it.each([
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
    '/_headers',
    '/_redirects',
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
    const { ask } = await startApp();
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.text).toBe('<!doctype html><title>Not found</title>');
    expect(answer.headers['cache-control']).toBe('no-cache');
    const { etag = '' } = answer.headers;
    expect((await ask(path, { headers: { 'If-None-Match': etag } })).status).toBe(404);
  });
});

describe('an old address', () => {
  const redirects = [
    { from: '/people', to: '/why-us/', status: 301 },
    { from: '/news/2019.html', to: '/why-us/#values', status: 308 },
    { from: '/manual', to: 'https://docs.example.com/manual', status: 301 },
  ];
  const distWithRedirects = (list: unknown = redirects) =>
    exampleDist({ '.build/redirects.json': JSON.stringify(list), _redirects: '/people /why-us/ 301' });

  it.each([
    ['/people', 301, '/why-us/'],
    ['/people/', 301, '/why-us/'],
    ['/people?from=advert', 301, '/why-us/?from=advert'],
    ['/news/2019.html?a=1', 308, '/why-us/?a=1#values'],
    ['/manual?a=1', 301, 'https://docs.example.com/manual'],
  ])('%s is answered with %i and %s', async (path, status, location) => {
    const { ask } = await startApp({ site: readSite(distWithRedirects()) });
    const answer = await ask(path);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  it('does not redirect if a page has that address', async () => {
    const site = readSite(distWithRedirects([{ from: '/why-us', to: '/', status: 301 }]));
    const { ask } = await startApp({ site });
    expect((await ask('/why-us/')).status).toBe(200);
  });

  it.each([
    { from: '/a', to: '//evil.example', status: 301 },
    { from: '/a', to: '/b\r\nSet-Cookie: x=1', status: 301 },
    { from: '/a', to: 'javascript:alert(1)', status: 301 },
    { from: '/a', to: 'tel:+12815550142', status: 301 },
    { from: '/a', to: '/b', status: 200 },
  ])('with an invalid target or status is refused at the start: %o', (entry) => {
    expect(() => readSite(distWithRedirects([entry]))).toThrow('has no usable .build/redirects.json');
  });
});
