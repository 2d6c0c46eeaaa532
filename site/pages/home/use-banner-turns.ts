import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** How long a banner stands, and how long before its end the next one's picture is fetched. In milliseconds. */
const turn = 6000;
const ahead = 2000;

const onVisibility = (notify: () => void) => {
  addEventListener('visibilitychange', notify);
  return () => removeEventListener('visibilitychange', notify);
};

/**
 * Which of `count` banners stands, and the clock that moves them on: a turn is 6 s, and what is left of it is kept while a
 * pointer rests on them, the keyboard's focus is within, the tab is hidden or someone paused them. Under reduced motion
 * they start paused. On the server and until hydrated nothing runs.
 */
export function useBannerTurns(count: number) {
  const [index, setIndex] = useState(0);
  // How many banners, from the first, may have their picture.
  const [pictures, setPictures] = useState(1);
  const [chosen, setPaused] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => true,
  );
  // Asked only where there is a browser to ask: until hydrated the tab counts as hidden.
  const paused = chosen ?? (!hidden && matchMedia('(prefers-reduced-motion: reduce)').matches);
  const running = !(paused || hovered || focused || hidden);
  const left = useRef({ index, time: turn });

  useEffect(() => {
    if (!running) return undefined;
    if (left.current.index !== index) left.current = { index, time: turn };
    const ours = left.current;
    const begun = Date.now();
    const fetchNext = setTimeout(() => setPictures((before) => Math.max(before, index + 2)), ours.time - ahead);
    const moveOn = setTimeout(() => setIndex((index + 1) % count), ours.time);
    return () => {
      clearTimeout(fetchNext);
      clearTimeout(moveOn);
      ours.time -= Date.now() - begun;
    };
  }, [running, index, count]);

  return {
    index,
    pictures,
    paused,
    running,
    togglePaused: () => setPaused(!paused),
    /** Any whole number: they wrap both ways. */
    show: (to: number) => {
      setPictures(count);
      setIndex((to + count) % count);
    },
    hold: {
      // Moves, not enters: React starts when the pointer may already be inside.
      onPointerMove: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      // A button that was clicked keeps the focus, but nobody reads there by keyboard.
      onFocus: (event: { target: Element }) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
