// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { scrollSpies } from './scroll-spy.ts';

afterEach(() => vi.unstubAllGlobals());

/** Returns the texts of the links in a table of contents that are marked while the tops of the passages, by id, are `tops`. */
function markedLinks(tops: Record<string, number>, links: string[]) {
  const passages = Object.keys(tops).map((id) => `<h2 id="${id}"></h2>`);
  const entries = links.map((id) => `<a href="/#/blog/x#${id}">${id}</a>`);
  document.body.innerHTML = `<nav data-scroll-spy>${entries.join('')}</nav>${passages.join('')}`;
  for (const [id, top] of Object.entries(tops))
    document.getElementById(id)!.getBoundingClientRect = () => new DOMRect(0, top, 100, 30);
  const observers: IntersectionObserverCallback[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        observers.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  );
  scrollSpies();
  for (const callback of observers) callback([], undefined!);
  return [...document.querySelectorAll('[aria-current=location]')].map((link) => link.textContent);
}

test('the passage being read is marked, whatever letters its heading and those before it have', () => {
  const ids = ['überblick', 'cost', 'häufige-fragen', 'end'];
  const topsAt = (readIndex: number) => Object.fromEntries(ids.map((id, index) => [id, (index - readIndex) * 2000]));
  expect(ids.map((_, index) => markedLinks(topsAt(index), ids))).toEqual(ids.map((id) => [id]));
});

test('a link without a passage shifts no marks', () => {
  expect(markedLinks({ one: -2000, two: 0, three: 2000 }, ['missing', 'one', 'two', 'three'])).toEqual(['two']);
});
