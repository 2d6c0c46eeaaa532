// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { ChunkLoadError } from './chunk-load-error.ts';
import { reloadIfStale, reloadOnce } from './stale-release.ts';

const lostPage = new ChunkLoadError('the page /why-us', 'missing');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('a server that does not report its release delays the error screen by at most five seconds', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const hangingFetch = (_: string, { signal }: RequestInit = {}) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
  vi.stubGlobal('fetch', hangingFetch);
  const reloading = reloadIfStale(lostPage, () => true);
  expect(timeout).toHaveBeenCalledWith(5000);
  limit.abort();
  expect(await reloading).toBe(false);
});

test('a reload that a listener prevents is not recorded, so it is possible later', () => {
  const prevent = (event: Event) => event.preventDefault();
  document.addEventListener('site:beforereload', prevent, { once: true });
  expect(reloadOnce()).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});
