// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkLoadError } from './chunk-load-error.ts';
import { loadDocument, prefetchDocument, prepareDocument, UnknownAddressError } from './load-document.ts';

/** The responses to requests, by address. Any other address gets a page. */
const responses = new Map<string, (request: RequestInit) => Promise<Response>>();
const requestedAddresses: string[] = [];
const page = (path: string, title = path) =>
  new Response(`<html data-release="one" data-path="${path}"><title>${title}</title>`);

beforeEach(() => {
  requestedAddresses.length = 0;
  responses.clear();
  vi.stubGlobal('fetch', (address: string, request: RequestInit) => {
    requestedAddresses.push(address);
    return responses.get(address)?.(request) ?? Promise.resolve(page(address.replace(/\/$/, '')));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a document is fetched once, and each time it is shown it is a fresh copy', async () => {
  await prefetchDocument('/once');
  const [first, second] = [await loadDocument('/once'), await loadDocument('/once')];
  expect([first.title, second.title]).toEqual(['/once', '/once']);
  expect(first).not.toBe(second);
  expect(requestedAddresses).toEqual(['/once/']);
});

test('only the document that was prepared last is kept parsed, for one visit', async () => {
  const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
  for (const path of ['/ahead', '/ahead', '/likelier', '/ahead']) await prepareDocument(path);
  expect(parse).toHaveBeenCalledTimes(3);
  expect((await loadDocument('/ahead')).title).toBe('/ahead');
  expect(parse, 'parsed before the visit').toHaveBeenCalledTimes(3);
  await prepareDocument('/ahead');
  expect((await loadDocument('/likelier')).title).toBe('/likelier');
  expect(parse, 'parsed again for the second visit, and the other at its visit').toHaveBeenCalledTimes(5);
  parse.mockRestore();
});

test('a document that failed is fetched again', async () => {
  responses.set('/again/', () => Promise.reject(new TypeError('offline')));
  await expect(loadDocument('/again')).rejects.toThrow(ChunkLoadError);
  responses.delete('/again/');
  expect((await loadDocument('/again')).title).toBe('/again');
});

test('an old address that the server redirects is unknown, and marked as moved', async () => {
  const moved = page('/why-us');
  Object.defineProperty(moved, 'redirected', { value: true });
  responses.set('/people/', () => Promise.resolve(moved));
  await expect(loadDocument('/people')).rejects.toMatchObject({ isMoved: true });
});

test('an old address that redirects to another site, which the policy refuses, is marked as moved too', async () => {
  responses.set('/shop/', ({ redirect }) =>
    redirect === 'manual'
      ? Promise.resolve({ type: 'opaqueredirect', status: 0 } as Response)
      : Promise.reject(new TypeError('Failed to fetch')),
  );
  await expect(loadDocument('/shop')).rejects.toMatchObject({ isMoved: true });
});

test('an address that the server does not know, or an invalid one, is unknown', async () => {
  responses.set('/nowhere/', () => Promise.resolve(new Response('', { status: 404 })));
  await expect(loadDocument('/nowhere')).rejects.toThrow(UnknownAddressError);
  await expect(loadDocument('')).rejects.toThrow(UnknownAddressError);
});

test('a document of the site without a route is unknown', async () => {
  responses.set('/thank-you/', () =>
    Promise.resolve(new Response('<html data-release="one"><title>Thank you!</title>')),
  );
  await expect(loadDocument('/thank-you')).rejects.toThrow(UnknownAddressError);
});

test('a response from an intermediary, such as a captive portal, is a ChunkLoadError', async () => {
  responses.set('/hotel/', () => Promise.resolve(new Response('<title>Sign in to the Wi-Fi</title>')));
  await expect(loadDocument('/hotel')).rejects.toThrow(ChunkLoadError);
});

test('a server error is a ChunkLoadError', async () => {
  responses.set('/broken/', () => Promise.resolve(new Response('', { status: 500 })));
  await expect(loadDocument('/broken')).rejects.toThrow(ChunkLoadError);
});

test('a document that never arrives is given up after two minutes, and the next try requests it again', async () => {
  vi.useFakeTimers();
  responses.set('/hangs/', () => new Promise(() => undefined));
  const failure = loadDocument('/hangs').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await failure).toMatchObject({ name: 'ChunkLoadError', kind: 'timeout' });
  responses.delete('/hangs/');
  expect((await loadDocument('/hangs')).title).toBe('/hangs');
});

test('the sixteen most recently used documents are cached, for five minutes at most', async () => {
  vi.useFakeTimers();
  for (let index = 0; index < 17; index += 1) await prefetchDocument(`/kept-${index}`);
  requestedAddresses.length = 0;
  await prefetchDocument('/kept-16');
  await prefetchDocument('/kept-1');
  expect(requestedAddresses).toEqual([]);
  await prefetchDocument('/kept-0');
  await prefetchDocument('/kept-1');
  expect(requestedAddresses, 'the last used one stays, although it was loaded first').toEqual(['/kept-0/']);
  expect(await prefetchDocument('/kept-1'), 'characters loaded').toBe(0);
  vi.advanceTimersByTime(300_001);
  expect(await prefetchDocument('/kept-1'), 'characters loaded').toBeGreaterThan(0);
  expect(requestedAddresses).toEqual(['/kept-0/', '/kept-1/']);
});
