// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the server is asked once every half second, even if new work begins as soon as the previous work ends', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return { ok: true, json: async () => ({ doing: 'Checking' }) };
  });
  const { showProgress } = await import('./progress.js');
  await showProgress(Promise.resolve());
  void showProgress(new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(400);
  expect(asked).toEqual(['doing.json']);
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toEqual(['doing.json', 'doing.json']);
  expect(document.querySelector('.progress')!.textContent).toBe('Checking');
});
