// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchScrollEnd } from './snap-list.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A list that has scrolled, and the function that announces its next movement. */
function scrolledList() {
  const list = document.createElement('ul');
  const onScrollEnd = vi.fn<() => void>();
  const stop = new AbortController();
  const expectMovement = watchScrollEnd(list, onScrollEnd, stop.signal);
  list.dispatchEvent(new Event('scroll'));
  return { list, onScrollEnd, expectMovement, stop };
}

test('a list is at rest in the first frame after 150 ms without scrolling', () => {
  const { list, onScrollEnd } = scrolledList();
  vi.advanceTimersByTime(149);
  list.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(149);
  expect(onScrollEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.advanceTimersToNextFrame();
  expect(onScrollEnd).toHaveBeenCalledOnce();
});

test('a list that moves on in a late frame is not at rest', () => {
  const { list, onScrollEnd } = scrolledList();
  vi.advanceTimersByTime(150);
  list.dispatchEvent(new Event('scroll'));
  vi.advanceTimersToNextFrame();
  expect(onScrollEnd).not.toHaveBeenCalled();
});

test('a list that is about to move again is not at rest before the movement begins, however late that is', () => {
  const { onScrollEnd, expectMovement } = scrolledList();
  vi.advanceTimersByTime(149);
  expectMovement();
  vi.advanceTimersByTime(10_000);
  expect(onScrollEnd).not.toHaveBeenCalled();
});

test('the end of a scroll is not reported once its signal is aborted, as when the list is removed', () => {
  const { onScrollEnd, stop } = scrolledList();
  stop.abort();
  vi.advanceTimersByTime(1000);
  expect(onScrollEnd).not.toHaveBeenCalled();
});
