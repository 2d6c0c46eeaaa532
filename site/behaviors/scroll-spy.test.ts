// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { scrollSpies } from './scroll-spy.ts';

afterEach(() => vi.unstubAllGlobals());

/**
 * An observer whose targets are 30 px high: `frame` reports, as a browser does at the end of a frame, those that have entered or
 * left the observed area since the previous frame.
 */
class FakeObserver {
  static instances: FakeObserver[] = [];
  readonly reported = new Map<Element, boolean | undefined>();
  readonly area: { top: number; bottom: number };
  readonly callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit) {
    const [, top, bottom] = /^(\d+)px 0px (-[\d.]+)%$/.exec(rootMargin) ?? [];
    this.area = { top: -Number(top), bottom: innerHeight * (1 + Number(bottom) / 100) };
    this.callback = callback;
    FakeObserver.instances.push(this);
  }

  observe(target: Element) {
    this.reported.set(target, undefined);
  }

  disconnect() {
    this.reported.clear();
  }

  frame() {
    const changes = [...this.reported].flatMap(([target, before]) => {
      const { top, bottom } = target.getBoundingClientRect();
      const isIntersecting = bottom >= this.area.top && top <= this.area.bottom;
      this.reported.set(target, isIntersecting);
      return isIntersecting === before ? [] : [{ target, isIntersecting } as unknown as IntersectionObserverEntry];
    });
    if (changes.length > 0) this.callback(changes, this as unknown as IntersectionObserver);
  }
}

/**
 * Starts the scroll spy of a table of contents with these links to passages; `tops` has the top of each passage by its id.
 *
 * @returns A function that scrolls to a distance from the page's top and returns the texts of the links that are then marked.
 */
function markedLinksAt(tops: Record<string, number>, links: string[]): (scrolled: number) => (string | null)[] {
  const passages = Object.keys(tops).map((id) => `<h2 id="${id}"></h2>`);
  const entries = links.map((id) => `<a href="/#/blog/x#${id}">${id}</a>`);
  document.body.innerHTML = `<nav data-scroll-spy>${entries.join('')}</nav>${passages.join('')}`;
  let position = 0;
  for (const [id, top] of Object.entries(tops))
    document.getElementById(id)!.getBoundingClientRect = () => new DOMRect(0, top - position, 100, 30);
  FakeObserver.instances = [];
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  scrollSpies();
  return (scrolled) => {
    position = scrolled;
    for (const observer of FakeObserver.instances) observer.frame();
    return [...document.querySelectorAll('[aria-current=location]')].map((link) => link.textContent);
  };
}

test('the passage being read is marked, whatever letters are in its heading and in those before it', () => {
  const ids = ['überblick', 'cost', 'häufige-fragen', 'end'];
  const tops = Object.fromEntries(ids.map((id, index) => [id, index * 2000]));
  const markedAt = markedLinksAt(tops, ids);
  expect(ids.map((_, index) => markedAt(index * 2000))).toEqual(ids.map((id) => [id]));
});

test('a link without a passage does not shift the mark', () => {
  const markedAt = markedLinksAt({ one: -2000, two: 0, three: 2000 }, ['missing', 'one', 'two', 'three']);
  expect(markedAt(0)).toEqual(['two']);
});

test.each([1, 2, 5, 12, 50])(
  'a passage is marked exactly while it is in the upper third, when it scrolls in and out by %d px a frame',
  (pixelsPerFrame) => {
    const tops = { one: 0, two: 1000, three: 3000 };
    for (let start = 0; start < pixelsPerFrame; start += 1) {
      const markedAt = markedLinksAt(tops, Object.keys(tops));
      const frames = Array.from(
        { length: Math.ceil(1000 / pixelsPerFrame) },
        (_, frame) => start + frame * pixelsPerFrame,
      );
      // The observer's margin is a rounded third: within a pixel of the line, either passage may be marked.
      const isAwayFromLine = (scrolled: number) => Math.abs(1000 - scrolled - innerHeight / 3) > 1;
      for (const scrolled of [...frames, ...frames.toReversed()].filter(isAwayFromLine))
        expect(markedAt(scrolled)).toEqual([1000 - scrolled < innerHeight / 3 ? 'two' : 'one']);
    }
  },
);
