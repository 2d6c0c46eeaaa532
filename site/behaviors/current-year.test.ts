// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showCurrentYear } from './current-year.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 5, 1) });
});
afterEach(() => {
  vi.useRealTimers();
});

test('an outdated year is replaced, and a current one left alone: setting text restyles the page', () => {
  document.body.innerHTML = '<i data-year>2025</i><b data-year>2026</b>';
  const current = document.querySelector('b')!.firstChild;
  showCurrentYear();
  expect(document.body.textContent).toBe('20262026');
  expect(document.querySelector('b')!.firstChild).toBe(current);
});
