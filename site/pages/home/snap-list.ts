/** The items of a snap list: they have equal widths, and snap into place when the list is scrolled sideways. */
export const itemsOf = (list: HTMLElement) => [...list.children] as HTMLElement[];

/** The distance in pixels between the starts of two neighboring items. */
export function itemDistance(list: HTMLElement): number {
  const [first, second] = itemsOf(list);
  return second!.offsetLeft - first!.offsetLeft;
}

/**
 * The number of items that a list scrolls past within a distance in pixels. A last item that can be scrolled only part of the
 * way counts as a whole one; less than a tenth of an item is a rounding error.
 */
export const itemCountWithin = (list: HTMLElement, pixels: number) => Math.ceil(pixels / itemDistance(list) - 0.1);

/** The index of the item that is first in view when a list is at its end. */
export const lastTargetIndex = (list: HTMLElement) => itemCountWithin(list, list.scrollWidth - list.clientWidth);

/** Milliseconds without movement after which a list is at rest. */
const restDelay = 150;

/**
 * Calls `onScrollEnd` whenever a scrolled list has stopped. Not on `scrollend`: Safari before 26.2 does not have it, and
 * Chromium 156 sometimes omits the second one if a list is turned around just before its end. Returns a function to call when
 * the list is about to be moved: until the first scroll event, which a busy browser may delay, the list only seems at rest.
 */
export function watchScrollEnd(list: HTMLElement, onScrollEnd: () => void, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let frame = 0;
  const cancel = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  const restart = () => {
    cancel();
    // The timer may end before a late frame in which the list moves on: that frame's scroll event comes before the callback.
    timer = setTimeout(() => (frame = requestAnimationFrame(onScrollEnd)), restDelay);
  };
  list.addEventListener('scroll', restart, { signal });
  signal.addEventListener('abort', cancel);
  return cancel;
}
