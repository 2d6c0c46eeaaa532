import { useEffect, useRef, useState } from 'react';

/** How far a row of equal children is scrolled, in children; a last stop short of a whole child counts as one. */
function stopsOf(row: Element) {
  const [first, second] = row.children as HTMLCollectionOf<HTMLElement>;
  const step = second!.offsetLeft - first!.offsetLeft;
  const stops = (pixels: number) => Math.ceil(pixels / step - 0.1);
  return { step, index: stops(row.scrollLeft), last: stops(row.scrollWidth - row.clientWidth) };
}

/**
 * A row that scrolls sideways child by child and stops at both ends; it holds two or more of equal width. `index` is -1
 * until the browser has laid it out, so that the markup without a script hides and stops nothing.
 */
export function useSnapRow() {
  const ref = useRef<HTMLUListElement>(null);
  const [{ index, last }, setPlace] = useState({ index: -1, last: 1 });
  const measure = () => setPlace(stopsOf(ref.current!));

  useEffect(() => {
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);

  return {
    index,
    atStart: index <= 0,
    atEnd: index >= last,
    /** Counted at once, so that two quick presses are two steps while the row is still on its way. */
    go: (to: number) => {
      const row = ref.current!;
      const { step, last: end } = stopsOf(row);
      row.scrollTo({ left: to * step });
      setPlace({ index: Math.min(to, end), last: end });
    },
    row: { ref, onScrollEnd: measure },
  };
}
