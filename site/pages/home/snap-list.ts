/** A list with items of equal width that snap into place when it is scrolled sideways. */

export const itemsOf = (list: HTMLElement) => [...list.children] as HTMLElement[];

/** Pixels from one item to the next. */
export function step(list: HTMLElement): number {
  const [first, second] = itemsOf(list);
  return second!.offsetLeft - first!.offsetLeft;
}

/** The number of items within a distance in pixels. A last stop short of a whole step counts as one. */
export const stepsIn = (list: HTMLElement, pixels: number) => Math.ceil(pixels / step(list) - 0.1);

/** The index at which a list is at its end. */
export const lastIndex = (list: HTMLElement) => stepsIn(list, list.scrollWidth - list.clientWidth);

/**
 * Calls `rested` 150 ms after a scrolled list's last movement. Not on `scrollend`: Safari before 26.2 does not know it,
 * and Chromium 156 at times leaves out the second one when a list is turned around just before its end.
 */
export function onRest(list: HTMLElement, rested: () => void, signal: AbortSignal) {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(rested, 150);
  };
  list.addEventListener('scroll', wait, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
