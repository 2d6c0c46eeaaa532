import { useEffect, useRef, useState } from 'react';

interface Position {
  index: number;
  /** The index at which the list is at its end; unknown until it is measured. */
  last: number | undefined;
}

/**
 * Where the list with that id stands, whose items are of equal width and rest one by one, and what moves it to another:
 * any whole number, kept within both ends. With `single`, only the item on show is not inert.
 */
export function useSnapList(id: string, single: boolean) {
  const [position, setPosition] = useState<Position>({ index: 0, last: undefined });
  // Ahead of the state: of two quick presses the second counts from where the first leads.
  const target = useRef(0);

  useEffect(() => {
    const list = document.getElementById(id);
    // A visitor may have gone on before React came to it.
    if (!list) return undefined;
    const ended = new AbortController();
    const standAt = (index: number) => {
      const last = end(list);
      target.current = Math.min(index, last);
      setPosition({ index: target.current, last });
    };
    // Where it has come to rest; a list that is still on its way has another target than its place.
    const measure = () => standAt(stops(list, list.scrollLeft));
    measure();
    const sizes = new ResizeObserver(() => standAt(target.current));
    sizes.observe(list);
    onRest(list, measure, ended.signal);
    return () => {
      sizes.disconnect();
      ended.abort();
    };
  }, [id]);

  const { index, last } = position;
  useEffect(() => {
    if (!single || last === undefined) return;
    for (const [at, item] of itemsOf(document.getElementById(id)!).entries()) item.inert = at !== index;
  }, [id, single, index, last]);

  const show = (wanted: number) => {
    const list = document.getElementById(id)!;
    // A press steps on from where the last one leads, though the list may still be on its way there.
    target.current = Math.max(0, Math.min(target.current + (wanted - index), end(list)));
    setPosition({ index: target.current, last: end(list) });
    list.scrollTo({ left: target.current * step(list) });
  };
  return { index, last, show };
}

const itemsOf = (list: HTMLElement) => [...list.children] as HTMLElement[];

function step(list: HTMLElement): number {
  const [first, second] = itemsOf(list);
  return second!.offsetLeft - first!.offsetLeft;
}

/** How many items lie within so many pixels. A last stop short of a whole step counts as one. */
const stops = (list: HTMLElement, pixels: number) => Math.ceil(pixels / step(list) - 0.1);

/** The index at which a list is at its end. */
const end = (list: HTMLElement) => stops(list, list.scrollWidth - list.clientWidth);

/** Calls `rested` when a scrolled list has come to rest. Safari before 26.2 does not say so: then a pause tells. */
function onRest(list: HTMLElement, rested: () => void, signal: AbortSignal) {
  if ('onscrollend' in window) return list.addEventListener('scrollend', rested, { signal });
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(rested, 150);
  };
  list.addEventListener('scroll', wait, { signal });
}
