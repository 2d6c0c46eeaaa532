// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const screen = '<main><p data-error="lost">Try again</p></main>';

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

for (const [name, response] of [
  ['the response of a restarting server', new Response(screen, { status: 503 })],
  ['the page of a captive portal', new Response('<title>Sign in to the Wi-Fi</title>')],
] as const) {
  test(`${name} is not kept as the error screen: it is fetched again when it is needed`, async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>().mockResolvedValueOnce(response).mockResolvedValue(new Response(screen)),
    );
    const { loadErrorScreen } = await import('./error-document.ts');
    await expect(loadErrorScreen()).rejects.toThrow('not a page of this site');
    expect(await loadErrorScreen()).toBe(screen);
  });
}

test('a screen that does not arrive in time is replaced by a bare one that names the error', async () => {
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('too late')))),
  );
  const { errorDocument } = await import('./error-document.ts');
  const pending = errorDocument(new Error('Loading the page failed'));
  timeout.abort();
  expect((await pending).querySelector('main')?.textContent).toContain('Loading the page failed');
});
