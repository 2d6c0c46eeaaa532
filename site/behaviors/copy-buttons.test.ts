// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyButtons } from './copy-buttons.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a copy stays announced for two seconds, even if another button’s feedback ends during that time', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } });
  const figure = (text: string) =>
    `<figure><code>${text}</code><button data-copy data-copy-message="Copied ${text}"></button></figure>`;
  document.body.innerHTML = `<article>${figure('one')}${figure('two')}<p data-copy-status></p></article>`;
  copyButtons();
  const [first, second] = document.querySelectorAll('button');
  const status = document.querySelector('[data-copy-status]')!;
  first!.click();
  await vi.advanceTimersByTimeAsync(1500);
  second!.click();
  await vi.advanceTimersByTimeAsync(1500);
  expect(first!.hasAttribute('data-copied')).toBe(false);
  expect(second!.hasAttribute('data-copied')).toBe(true);
  expect(status.textContent).toBe('Copied two');
  await vi.advanceTimersByTimeAsync(500);
  expect(second!.hasAttribute('data-copied')).toBe(false);
  expect(status.textContent).toBe('');
});
