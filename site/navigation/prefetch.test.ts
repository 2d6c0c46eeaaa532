// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { prefetchOnIntent } from './prefetch.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('pressing the button back to the first page of a list fetches that page, although the page in view has its address', () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', fetch);
  history.replaceState({ document: '/blog/page/2' }, '', '/#/blog');
  document.body.innerHTML = '<form data-list-page="/blog"><button>Previous</button></form>';
  prefetchOnIntent();
  document.querySelector('button')!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(fetch.mock.calls.map(([address]) => address)).toEqual(['/blog/']);
});
