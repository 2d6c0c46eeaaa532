/** A list with items of equal width that snap into place when it is scrolled sideways. */

export const itemsOf = (list: HTMLElement) => [...list.children] as HTMLElement[];

/** Pixels from one item to the next. */
export function step(list: HTMLElement): number {
  const [first, second] = itemsOf(list);
  return second!.offsetLeft - first!.offsetLeft;
}

/** The number of items within a distance in pixels. A last stop short of a whole step counts as one. */
export const stops = (list: HTMLElement, pixels: number) => Math.ceil(pixels / step(list) - 0.1);

/** The index at which a list is at its end. */
export const end = (list: HTMLElement) => stops(list, list.scrollWidth - list.clientWidth);

/**
 * Calls `rested` when a scrolled list has come to rest. Safari before 26.2 has no event for that: there a pause is
 * taken for it.
 */
export function onRest(list: HTMLElement, rested: () => void, signal: AbortSignal) {
  if ('onscrollend' in window) return list.addEventListener('scrollend', rested, { signal });
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(rested, 150);
  };
  list.addEventListener('scroll', wait, { signal });
}
