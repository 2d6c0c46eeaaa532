// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { answerSnapRows } from './answer-snap-rows.ts';

afterEach(() => vi.unstubAllGlobals());

it('undoes all that it began', () => {
  const observed = new Set<Element>();
  class Sizes {
    #element: Element | undefined;
    observe(element: Element) {
      this.#element = element;
      observed.add(element);
    }
    disconnect() {
      observed.delete(this.#element!);
    }
  }
  vi.stubGlobal('ResizeObserver', Sizes);
  document.body.innerHTML =
    '<section data-snap-row><ul><li></li><li></li></ul><button></button><button></button></section>';
  const scrolled = vi.fn<() => void>();
  document.querySelector('ul')!.scrollTo = scrolled;
  const undo = answerSnapRows(document.body);
  document.querySelectorAll('button')[1]!.click();
  expect([observed.size, scrolled.mock.calls.length]).toEqual([1, 1]);
  undo();
  document.querySelectorAll('button')[1]!.click();
  expect([observed.size, scrolled.mock.calls.length]).toEqual([0, 1]);
});
